import type { Phone, PhoneType } from '../domain/phone.ts'
import type { WirePhone } from '../wire.ts'
import { compact } from './compact.ts'
import type { Reading } from './Reading.ts'
import { readName, readText } from './read.ts'
import type { Fields } from './record.ts'

const types: ReadonlyMap<string, PhoneType> = new Map(
  (['primary', 'secondary', 'national', 'mobile', 'fax'] as const).map((type) => [type, type]),
)

export function decodePhone(record: Fields<WirePhone>, reading: Reading): Phone | undefined {
  const number = readText(record, 'number', reading)
  if (number === undefined) {
    reading.issue('a phone without a number')
    return undefined
  }
  return compact({
    type: readName(record, 'type', reading, types),
    country: readText(record, 'country', reading),
    area: readText(record, 'area', reading),
    number,
    extension: readText(record, 'ext', reading),
  })
}
