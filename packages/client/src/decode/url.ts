import { safeUrl } from '../domain/safeUrl.ts'
import type { DecodeContext } from './DecodeContext.ts'
import { readAs } from './read.ts'

/** A URL that a page can link to, or load an image from. */
export function readUrl<From extends object>(
  record: From,
  key: keyof From & string,
  context: DecodeContext,
): string | undefined {
  return readAs(record, key, context, safeUrl, 'unsafe')
}
