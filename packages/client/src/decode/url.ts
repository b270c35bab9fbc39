import { safeUrl } from '../domain/safeUrl.ts'
import type { Reading } from './Reading.ts'
import { readAs } from './read.ts'

/** An address that a page can link to, or load a picture from. */
export function readUrl<From extends object>(
  record: From,
  key: keyof From & string,
  reading: Reading,
): string | undefined {
  return readAs(record, key, reading, safeUrl, 'unsafe')
}
