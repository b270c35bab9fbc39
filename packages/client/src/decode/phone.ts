import { type Phone, phoneTypes } from '../domain/phone.ts'
import type { WirePhone } from '../wire.ts'
import type { DecodeContext } from './DecodeContext.ts'
import { readName, readText } from './read.ts'
import type { Fields } from './record.ts'

export function decodePhone(record: Fields<WirePhone>, context: DecodeContext): Phone | undefined {
  const number = readText(record, 'number', context)
  if (number === undefined) return undefined
  return {
    type: readName(record, 'type', context, phoneTypes),
    country: readText(record, 'country', context),
    area: readText(record, 'area', context),
    number,
    extension: readText(record, 'ext', context),
  }
}
