import { safeUrl } from '../domain/safeUrl.ts'
import type { Reading } from './Reading.ts'
import { readText } from './read.ts'

/** An address that a page can link to, or load a picture from. */
export function readUrl<From extends object>(
  record: From,
  key: keyof From & string,
  reading: Reading,
): string | undefined {
  const text = readText(record, key, reading)
  return text === undefined ? undefined : (safeUrl(text) ?? reading.issue('unsafe', key))
}
