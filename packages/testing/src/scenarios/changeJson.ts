export type JsonRecord = Readonly<Record<string, unknown>>

/** The answer with another body in the place of its JSON. What is no success stays as it is. */
export async function changeJson(
  response: Response,
  change: (body: unknown) => unknown,
): Promise<Response> {
  return response.status === 200 ? Response.json(change(await response.json())) : response
}

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The same JSON with every value that is neither a list nor a record changed. `key` is the name of the field that it stands in. */
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
