import type { AddressField, AddressValues, AddressVerdict } from '../domain/addressVerdict.ts'
import { type Decoder, readArray, readAs, readName, readRecord, readText } from './read.ts'

const fields: readonly AddressField[] = [
  'address-line1',
  'address-line2',
  'address-level3',
  'address-level2',
  'address-level1',
  'postal-code',
]

/** The values of an address form. Other fields, and a country that is no alpha-2 code, are dropped. */
export const decodeAddressValues: Decoder<AddressValues> = (record, context) => {
  const values: { -readonly [Field in keyof AddressValues]: string } = {}
  for (const field of [...fields, 'country-name'] as const) {
    const text = readText(record, field, context)
    if (text !== undefined) values[field] = text
  }
  const country = readAs(record, 'country', context, (text) =>
    /^[a-z]{2}$/i.test(text) ? text.toUpperCase() : undefined,
  )
  return country === undefined ? values : { ...values, country }
}

/** A verdict as a handler of `@signpost/adapters` sends it; undefined for anything else. */
export const decodeAddressVerdict: Decoder<AddressVerdict> = (record, context) => {
  const status = readName(record, 'status', context, ['deliverable', 'incomplete', 'unknown'])
  if (status === undefined) return undefined
  const doubtful = readArray(record, 'doubtful', context)
  return {
    status,
    values: readRecord(record, 'values', context, decodeAddressValues),
    doubtful: fields.filter((field) => doubtful.includes(field)),
  }
}
