import { type FuelPrice, fuelGrades, fuelUnits } from '../domain/fuel.ts'
import type { WireFuelPrice } from '../wire.ts'
import type { Reading } from './Reading.ts'
import { readName, readNumber, readText } from './read.ts'
import type { Fields } from './record.ts'

export function decodeFuelPrice(
  record: Fields<WireFuelPrice>,
  reading: Reading,
): FuelPrice | undefined {
  const value = readNumber(record, 'value', reading)
  if (value === undefined) return undefined
  return {
    value,
    grade: readName(record, 'type', reading, fuelGrades, ['r', 'm', 'p', 'd', 'e']),
    unit: readName(record, 'units', reading, fuelUnits, ['G', 'L']),
    currency: readCurrency(record, reading),
  }
}

function readCurrency(record: Fields<WireFuelPrice>, reading: Reading): string | undefined {
  const code = readText(record, 'currency', reading)?.toUpperCase()
  if (code === undefined || /^[A-Z]{3}$/.test(code)) return code
  return reading.issue('unknown', 'currency')
}
