import type { Address, AddressValues, Place } from '@signpost/client'
import { addressLines, fold } from '@signpost/client/domain'
import { addressValues } from './addressValues.ts'
import { typedParts } from './typedParts.ts'
import { streetPart } from './useAddressQuery.ts'

/** The address that is proposed instead of the typed one. */
export interface Proposal {
  readonly lines: readonly string[]
  readonly values: AddressValues
}

/** Returns the text to look up for a typed address, without the flat. */
export function checkQuery({ street = '', ...rest }: Address): string {
  return addressLines({ ...rest, street: streetPart(street, true) }).join(', ')
}

/** Returns the proposal for a typed address: the address that was found, with the typed house number and never another one. */
export function proposalFor({ address = {} }: Place, typed: Address): Proposal | undefined {
  if (!address.street) return undefined
  const found = { ...address, houseNumber: undefined, formatted: undefined }
  const parts = typedParts(typed.street ?? '', found)
  const values = addressValues(found, parts)
  const isSame =
    isConfirmed(values['address-line1'], typed.street) &&
    isConfirmed(values['address-level2'], typed.city) &&
    isConfirmed(values['postal-code'], typed.postal)
  if (isSame) return undefined
  return { values, lines: addressLines({ ...found, houseNumber: parts.houseNumber }) }
}

/** True when the fields already contain the address that was found. */
function isConfirmed(found: string | undefined, typed: string | undefined): boolean {
  return found === undefined || fold(typed ?? '').includes(fold(found))
}
