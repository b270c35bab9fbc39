import type { AddressField, AddressLayout } from '../../domain/addressLayout.ts'
import type { AddressFormMessages } from '../../messages/address-form/AddressFormMessages.ts'

/** What a field is called in a country, in the user's language. */
export function fieldLabel(
  field: AddressField,
  { postal, town, region }: AddressLayout,
  words: AddressFormMessages,
): string {
  switch (field) {
    case 'address-line1':
      return words.address
    case 'address-line2':
      return words.unit
    case 'address-level3':
      return words.neighborhood
    case 'address-level2':
      return words[town]
    case 'address-level1':
      return words[region]
    case 'postal-code':
      return words[postal]
  }
}
