import type { Address } from '@signpost/client'
import { addressLines, toAlpha2 } from '@signpost/client/domain'
import { oneLine } from '../domain/oneLine.ts'
import type { AddressField } from './addressLayout.ts'
import type { TypedParts } from './typedParts.ts'

/** The values of the fields of an address; unknown parts are absent. */
export type AddressValues = {
  readonly [Field in AddressField | 'country' | 'country-name']?: string | undefined
}

/** An address as the values of its fields, with the parts that the user typed and the service does not know. `line` is the street as the service writes it. */
export function addressValues(
  address: Address,
  { houseNumber, unit }: TypedParts = {},
  line?: string,
): AddressValues {
  const number = address.houseNumber ?? houseNumber
  const written = addressLines(
    { ...streetOf(address), houseNumber: number },
    { country: false },
  ).join(', ')
  const street = houseNumber === undefined ? (line ?? written) : written
  return {
    'address-line1': clean(street),
    'address-line2': clean(unit),
    'address-level3': clean(address.area),
    'address-level2': clean(address.city),
    'address-level1': clean(address.state),
    'postal-code': clean(address.postal?.replace(/^〒 ?/, '')),
    country: address.countryCode && toAlpha2(address.countryCode),
    'country-name': clean(address.country),
  }
}

function streetOf({ street, intersection, airport, countryCode }: Address): Address {
  return { street, intersection, airport, countryCode }
}

function clean(text: string | undefined): string | undefined {
  return oneLine(text ?? '') || undefined
}
