import { type FuelPrice, fuelGrades, fuelUnits } from '../domain/fuel.ts'
import type { WireFuelPrice } from '../wire.ts'
import type { DecodeContext } from './DecodeContext.ts'
import { readAs, readName, readNumber } from './read.ts'
import type { Fields } from './record.ts'

export function decodeFuelPrice(
  record: Fields<WireFuelPrice>,
  context: DecodeContext,
): FuelPrice | undefined {
  // A price of 0 means that it is not known.
  const value = readNumber(record, 'value', context, Number.MIN_VALUE)
  if (value === undefined) return undefined
  return {
    value,
    grade: readName(record, 'type', context, fuelGrades, ['r', 'm', 'p', 'd', 'e']),
    unit: readName(record, 'units', context, fuelUnits, ['G', 'L']),
    currency: readAs(record, 'currency', context, currencyCode),
  }
}

function currencyCode(text: string): string | undefined {
  return /^[a-z]{3}$/i.test(text) ? text.toUpperCase() : undefined
}
