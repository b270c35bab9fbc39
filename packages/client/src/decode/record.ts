/** A JSON object whose fields are not checked yet. */
export type JsonRecord = Readonly<Record<string, unknown>>

/** The fields of a wire record: their names are known, their values are not. */
export type Fields<Wire> = { readonly [Name in keyof Wire]?: unknown }

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
