'use client'

import { useSearchList } from '../place-search/list.ts'
import type { AddressAutofill } from './AddressAutofill.ts'
import { type AddressAutofillInput, useAddress } from './useAddress.ts'

/**
 * A headless search box in the first line of an address, which fills in the other fields of the form, offers the numbers of a chosen street,
 * and checks the address before the form is submitted.
 *
 * @example
 * ```tsx
 * const { getInputProps, getLabelProps, note } = useAddressAutofill({ near })
 * ```
 */
export function useAddressAutofill(options: AddressAutofillInput = {}): AddressAutofill {
  const { shell, boxOptions, amendRows, announce, ...address } = useAddress(options, true)
  const box = useSearchList(shell, boxOptions, amendRows)
  return { ...box, ...address, announcement: announce(box.announcement) }
}
