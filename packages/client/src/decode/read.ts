import type { DecodeContext, GeoProblem } from './DecodeContext.ts'
import { isRecord, type JsonRecord } from './record.ts'

/** Reads a value from a record; undefined when it cannot. */
export type Decoder<Value> = (record: JsonRecord, context: DecodeContext) => Value | undefined

/** True when a field is missing, null or empty, which is not reported. */
function isAbsent(value: unknown): value is undefined | null | '' {
  return value === undefined || value === null || value === ''
}

/** True for a text that programs write by mistake for a missing value. */
function isLeftover(text: string): boolean {
  return text === 'undefined' || text === 'NaN' || text === '[object Object]'
}

export function readText<From extends object>(
  record: From,
  key: keyof From & string,
  context: DecodeContext,
): string | undefined {
  const value: unknown = record[key]
  if (isAbsent(value)) return undefined
  if (typeof value === 'string') {
    const text = value.trim()
    if (!isLeftover(text)) return text === '' ? undefined : text
  } else if (typeof value === 'number' && Number.isFinite(value)) {
    return String(value)
  }
  return context.issue('not a text', key)
}

/** The items of a text, separated by `|`. */
export function readItems<From extends object>(
  record: From,
  key: keyof From & string,
  context: DecodeContext,
  separator: string | RegExp = '|',
): readonly string[] {
  const items = readText(record, key, context)?.split(separator) ?? []
  return items.map((item) => item.trim()).filter(Boolean)
}

/** A text that is sent back unchanged, with the spaces around it. */
export function readOpaque<From extends object>(
  record: From,
  key: keyof From & string,
  context: DecodeContext,
): string | undefined {
  return readText(record, key, context) && String(record[key])
}

/** A number, or a number as text. Without bounds it is from 0 to 1e8, more meters, seconds or money than any place or route has. */
export function readNumber<From extends object>(
  record: From,
  key: keyof From & string,
  context: DecodeContext,
  least = 0,
  most = 1e8,
): number | undefined {
  const value: unknown = record[key]
  if (isAbsent(value)) return undefined
  const number = numberOf(value)
  if (number === undefined) return context.issue('not a number', key)
  return number < least || number > most ? context.issue('out of range', key) : number
}

/** The number in a JSON number or a text. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

export function readFlag<From extends object>(
  record: From,
  key: keyof From & string,
  context: DecodeContext,
): boolean | undefined {
  const value: unknown = record[key]
  if (isAbsent(value)) return undefined
  const text = String(value).toLowerCase()
  if (text === 'y' || text === 'true') return true
  if (text === 'n' || text === 'false') return false
  return context.issue('not a flag', key)
}

/** The value of a text; `parse` returns undefined when it has none. */
export function readAs<From extends object, Value>(
  record: From,
  key: keyof From & string,
  context: DecodeContext,
  parse: (text: string) => Value | undefined,
  problem: GeoProblem = 'unknown',
): Value | undefined {
  const text = readText(record, key, context)
  return text === undefined ? undefined : (parse(text) ?? context.issue(problem, key))
}

/** One of the domain's names. `codes` are their names on the wire, in the same order; omitted where the names are the same. */
export function readName<From extends object, Name extends string>(
  record: From,
  key: keyof From & string,
  context: DecodeContext,
  names: readonly Name[],
  codes: readonly string[] = names,
): Name | undefined {
  return readAs(record, key, context, (text) => names[codes.indexOf(text)])
}

/** A record inside a record. It is reported as incomplete when `decode` returns undefined. */
export function readRecord<From extends object, Value>(
  record: From,
  key: keyof From & string,
  context: DecodeContext,
  decode: Decoder<Value>,
): Value | undefined {
  const value: unknown = record[key]
  return isAbsent(value) ? undefined : readPart(value, key, context, decode)
}

function readPart<Value>(
  value: unknown,
  key: string | number,
  context: DecodeContext,
  decode: Decoder<Value>,
): Value | undefined {
  if (!isRecord(value)) return context.issue('not an object', key)
  context.enter(key)
  const decoded = decode(value, context)
  context.leave()
  return decoded ?? context.issue('incomplete', key)
}

/** A list with any items; empty when it is missing. */
export function readArray<From extends object>(
  record: From,
  key: keyof From & string,
  context: DecodeContext,
): readonly unknown[] {
  const value: unknown = record[key]
  if (Array.isArray(value)) return value
  if (!isAbsent(value)) context.issue('not a list', key)
  return []
}

/** The items of a list that could be read; empty when there is no list. */
export function readList<From extends object, Item>(
  record: From,
  key: keyof From & string,
  context: DecodeContext,
  decode: Decoder<Item>,
): readonly Item[] {
  const items: Item[] = []
  const list = readArray(record, key, context)
  context.enter(key)
  for (let index = 0; index < list.length; index++) {
    const item = readPart(list[index], index, context, decode)
    if (item !== undefined) items.push(item)
  }
  context.leave()
  return items
}

/** The main list of an answer. A service may omit an empty list, or send `null` for it. Undefined when no item can be read, and when the answer has other fields instead: then it belongs to another operation. */
export function readAnswerList<From extends object, Item>(
  record: From,
  key: keyof From & string,
  context: DecodeContext,
  decode: Decoder<Item>,
): readonly Item[] | undefined {
  const list: unknown = record[key]
  if (list === null || (list === undefined && hasNoOtherFields(record))) return []
  const items = readList(record, key, context, decode)
  return Array.isArray(list) && (items.length > 0 || list.length === 0) ? items : undefined
}

function hasNoOtherFields(record: object): boolean {
  return 'exhausted' in record || Object.keys(record).every((field) => field === 'iterator_status')
}
