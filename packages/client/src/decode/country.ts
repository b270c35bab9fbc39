import { toAlpha3 } from '../domain/country.ts'
import type { DecodeContext } from './DecodeContext.ts'
import { readAs } from './read.ts'

/** A country code as alpha-3, whichever of the two forms the service sent. */
export function readCountry<From extends object>(
  record: From,
  key: keyof From & string,
  context: DecodeContext,
): string | undefined {
  return readAs(record, key, context, toAlpha3)
}
