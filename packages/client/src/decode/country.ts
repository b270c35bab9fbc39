import { toAlpha3 } from '../domain/country.ts'
import type { Reading } from './Reading.ts'
import { readText } from './read.ts'

/** A country code as alpha-3, whichever of the two forms the service sent. */
export function readCountry<From extends object>(
  record: From,
  key: keyof From & string,
  reading: Reading,
): string | undefined {
  const code = readText(record, key, reading)
  if (code === undefined) return undefined
  const country = toAlpha3(code)
  if (country === undefined) reading.issue('unknown', key)
  return country
}
