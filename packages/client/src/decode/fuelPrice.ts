import type { FuelGrade, FuelPrice, FuelUnit } from '../domain/fuel.ts'
import type { WireFuelPrice } from '../wire.ts'
import { compact } from './compact.ts'
import type { Reading } from './Reading.ts'
import { readName, readNumber, readText } from './read.ts'
import type { Fields } from './record.ts'

const grades: ReadonlyMap<string, FuelGrade> = new Map([
  ['r', 'regular'],
  ['m', 'mid-grade'],
  ['p', 'premium'],
  ['d', 'diesel'],
  ['e', 'e85'],
])

const units: ReadonlyMap<string, FuelUnit> = new Map([
  ['G', 'gallon'],
  ['L', 'liter'],
])

export function decodeFuelPrice(
  record: Fields<WireFuelPrice>,
  reading: Reading,
): FuelPrice | undefined {
  const value = readNumber(record, 'value', reading, 0)
  if (value === undefined) {
    reading.issue('a price without a value')
    return undefined
  }
  return compact({
    value,
    grade: readName(record, 'type', reading, grades),
    unit: readName(record, 'units', reading, units),
    currency: readCurrency(record, reading),
  })
}

function readCurrency(record: Fields<WireFuelPrice>, reading: Reading): string | undefined {
  const code = readText(record, 'currency', reading)?.toUpperCase()
  if (code === undefined || /^[A-Z]{3}$/.test(code)) return code
  reading.issue('not a currency code', 'currency')
  return undefined
}
