import { numberOf } from '@signpost/client/internal/decode/read.js'
import { isRecord, type JsonRecord } from '@signpost/client/internal/decode/record.js'

export { isRecord, numberOf }

/** A record of a provider's answer, whose fields are not checked yet. */
export type Fields = JsonRecord

/** The value as a record; an empty record for any other value. */
export function fieldsOf(value: unknown): Fields {
  return isRecord(value) ? value : {}
}

/** The entry of a table under the name that a provider sent; undefined without one. */
export function entryOf<Entry>(
  table: Readonly<Record<string, Entry>>,
  name: unknown,
): Entry | undefined {
  return typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined
}

/** The items of a list; empty for any other value. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** True for an empty list, which is an answer without results. */
export function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

/** The records of a list. */
export function recordsOf(value: unknown): readonly Fields[] {
  return listOf(value).map(fieldsOf)
}

/** A text that is not empty. A number is converted to text, because some providers send house numbers as numbers. */
export function textOf(value: unknown): string | undefined {
  const text = typeof value === 'string' || Number.isFinite(value) ? `${value}`.trim() : ''
  return text || undefined
}

/** The first value that is a text. */
export function firstText(...values: readonly unknown[]): string | undefined {
  return values.map(textOf).find(Boolean)
}
