import type { AddressFormMessages } from './AddressFormMessages.ts'
import type { AddressField, AddressLayout } from './addressLayout.ts'

/** The label of a field for a country, in the user's language. */
export function fieldLabel(
  field: AddressField,
  { postal, town, region }: AddressLayout,
  messages: AddressFormMessages,
): string {
  switch (field) {
    case 'address-line1':
      return messages.address
    case 'address-line2':
      return messages.unit
    case 'address-level3':
      return messages.neighborhood
    case 'address-level2':
      return messages[town]
    case 'address-level1':
      return messages[region]
    case 'postal-code':
      return messages[postal]
  }
}
