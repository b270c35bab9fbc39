import type { Place } from '@signpost/client'
import { AddressForm } from '@signpost/react/address-form'
import addressForm from '@signpost/react/address-form.css?inline'
import placeSearch from '@signpost/react/place-search.css?inline'
import type { FormEvent } from 'react'
import type { ElementContent } from '../element/ContentElement.ts'
import { tagContent } from '../element/tagContent.ts'
import { kitStyles } from '../styles/kitStyles.ts'
import type { AddressFormTag, SignpostAddressFormElement } from './SignpostAddressFormElement.ts'

/** The place of the fields of each form, if it is known. */
const places = new WeakMap<SignpostAddressFormElement, Place | undefined>()

export const events = {
  /** The address is inside or outside the zone of `inside` and `withinMinutes`; `undefined` when this is no longer known. */
  onInsideChange: ['inside'],
  /** The place of the fields has changed: the user chose it, the check found it, or an edit removed it. */
  onPlaceChange: ['place'],
} as const

/** The content of `<signpost-address-form>`. */
export const content: ElementContent = tagContent<AddressFormTag>(
  events,
  [...kitStyles, placeSearch, addressForm],
  ({ optional, ...props }, element) => {
    const submit = (event: FormEvent<HTMLFormElement>): void => {
      // The page submits the fields, because a form in a shadow root would navigate.
      event.preventDefault()
      const prefix = element.section ? `${element.section.replaceAll(' ', '-')}-` : ''
      const entries = [...new FormData(event.currentTarget)]
      const fields = entries.map(([name, value]) => [name.slice(prefix.length), value])
      element.emit('signpost-submit', {
        fields: Object.fromEntries(fields),
        place: places.get(element),
      })
    }
    return (
      <AddressForm
        {...props}
        required={!optional}
        onSubmit={submit}
        onPlaceChange={(place) => {
          places.set(element, place)
          props.onPlaceChange?.(place)
        }}
      />
    )
  },
)
