import { type FuelPrice, fuelGrades, fuelUnits } from '../domain/fuel.ts'
import type { WireFuelPrice } from '../wire.ts'
import type { Reading } from './Reading.ts'
import { readAs, readName, readNumber } from './read.ts'
import type { Fields } from './record.ts'

export function decodeFuelPrice(
  record: Fields<WireFuelPrice>,
  reading: Reading,
): FuelPrice | undefined {
  // Nobody gives fuel away: a price of 0 is one that is not known.
  const value = readNumber(record, 'value', reading, Number.MIN_VALUE)
  if (value === undefined) return undefined
  return {
    value,
    grade: readName(record, 'type', reading, fuelGrades, ['r', 'm', 'p', 'd', 'e']),
    unit: readName(record, 'units', reading, fuelUnits, ['G', 'L']),
    currency: readAs(record, 'currency', reading, currencyCode),
  }
}

function currencyCode(text: string): string | undefined {
  return /^[a-z]{3}$/i.test(text) ? text.toUpperCase() : undefined
}
