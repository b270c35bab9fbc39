import type { AddressField } from '@signpost/client'
import type { AddressFormMessages } from './AddressFormMessages.ts'
import type { CountryLayout } from './countryLayout.ts'

/** Returns the label of a field for a country, in the user's language. */
export function fieldLabel(
  field: AddressField,
  { postal, town, area, region }: CountryLayout,
  messages: AddressFormMessages,
): string {
  switch (field) {
    case 'address-line1':
      return messages.address
    case 'address-line2':
      return messages.unit
    case 'address-level3':
      return messages[area]
    case 'address-level2':
      return messages[town]
    case 'address-level1':
      return messages[region]
    case 'postal-code':
      return messages[postal]
  }
}
