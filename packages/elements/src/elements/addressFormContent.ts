import type { Place } from '@signpost/client'
import { AddressForm } from '@signpost/react/address-form'
import addressForm from '@signpost/react/address-form.css?inline'
import placeSearch from '@signpost/react/place-search.css?inline'
import { createElement, type FormEvent } from 'react'
import type { ElementContent } from '../element/ContentElement.ts'
import type { EmitEvent } from '../element/PropertyElement.ts'
import { kitStyles } from '../styles/kitStyles.ts'
import type {
  SignpostAddressFormElement,
  SignpostAddressFormEvents,
} from './SignpostAddressFormElement.ts'

const styles: readonly string[] = [...kitStyles, placeSearch, addressForm]

/** The content of `<signpost-address-form>`. */
export function addressFormContent(
  host: SignpostAddressFormElement,
  emit: EmitEvent<SignpostAddressFormEvents>,
): ElementContent {
  let place: Place | undefined
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    // The page submits the fields, because a form in a shadow root would navigate.
    event.preventDefault()
    const prefix = host.section ? `${host.section.replaceAll(' ', '-')}-` : ''
    const entries = [...new FormData(event.currentTarget)]
    const fields = entries.map(([name, value]) => [name.slice(prefix.length), value])
    emit('signpost-submit', { fields: Object.fromEntries(fields), place })
  }
  const render: ElementContent['render'] = () =>
    createElement(AddressForm, {
      country: host.country,
      countries: host.countries,
      defaultValues: host.defaultValues,
      section: host.section,
      required: !host.optional,
      minAccuracy: host.minAccuracy,
      point: host.point,
      validate: host.validate,
      onEvent: host.onEvent,
      onSubmit: submit,
      inside: host.inside,
      withinMinutes: host.withinMinutes,
      onInsideChange: (inside) => emit('signpost-inside-change', { inside }),
      onPlaceChange: (next) => {
        place = next
        emit('signpost-place-change', { place })
      },
    })
  return { styles, render }
}
