/** A record of a provider's answer; its fields are still to be checked. */
export type Fields = Readonly<Record<string, unknown>>

/** True for an object that is no list. */
export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value as a record; an empty one where it is none. */
export function fieldsOf(value: unknown): Fields {
  return isRecord(value) ? value : {}
}

/** The entry of a table under a name that a provider sent; undefined for any other value. */
export function entryOf<Entry>(
  table: Readonly<Record<string, Entry>>,
  name: unknown,
): Entry | undefined {
  return typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined
}

/** The items of a list; none where the value is no list. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The records of a list. */
export function recordsOf(value: unknown): readonly Fields[] {
  return listOf(value).map(fieldsOf)
}

/** A text with something in it. A number is read as one: some providers send house numbers so. */
export function textOf(value: unknown): string | undefined {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined
}

/** The first value that is a text. */
export function firstText(...values: readonly unknown[]): string | undefined {
  return values.map(textOf).find((text) => text !== undefined)
}

/** A finite number, or a text that is one. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}
