export type JsonRecord = Readonly<Record<string, unknown>>

/** The answer with another body in the place of its JSON. Failures are unchanged. */
export async function changeJson(
  response: Response,
  change: (body: unknown) => unknown,
): Promise<Response> {
  return response.status === 200 ? Response.json(change(await response.json())) : response
}

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The same JSON with every value changed that is neither a list nor a record. `key` is the name of its field. */
export function mapLeaves(
  value: unknown,
  change: (leaf: unknown, key: string) => unknown,
  key = '',
): unknown {
  if (Array.isArray(value)) return value.map((item) => mapLeaves(item, change, key))
  if (!isRecord(value)) return change(value, key)
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, mapLeaves(part, change, name)]),
  )
}
