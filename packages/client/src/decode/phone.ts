import { type Phone, phoneTypes } from '../domain/phone.ts'
import type { WirePhone } from '../wire.ts'
import type { Reading } from './Reading.ts'
import { readName, readText } from './read.ts'
import type { Fields } from './record.ts'

export function decodePhone(record: Fields<WirePhone>, reading: Reading): Phone | undefined {
  const number = readText(record, 'number', reading)
  if (number === undefined) return undefined
  return {
    type: readName(record, 'type', reading, phoneTypes),
    country: readText(record, 'country', reading),
    area: readText(record, 'area', reading),
    number,
    extension: readText(record, 'ext', reading),
  }
}
