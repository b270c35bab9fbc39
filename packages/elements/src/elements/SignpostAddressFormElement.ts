import type { Place } from '@signpost/client'
import type { AddressFormField, AddressFormProps } from '@signpost/react/address-form'
import type { ElementClass } from '../element/defineElement.ts'
import { defineTag, type Tag, type TagElement, type TagEvents } from '../element/defineTag.ts'
import type { events } from './addressFormContent.tsx'

/** The fields of an address, by their `autocomplete` names, such as `address-line1` and `postal-code`. */
export type AddressFormFields = { readonly [Field in AddressFormField]?: string | undefined }

interface AddressFormProperties {
  /** Makes every field optional. */
  optional?: boolean | undefined
}

interface AddressFormOwnEvents {
  /** The user has sent the form, and its address was checked: the fields, and the place of the address if it is known. */
  'signpost-submit': CustomEvent<{
    readonly fields: AddressFormFields
    readonly place: Place | undefined
  }>
}

const table = {
  country: 'text',
  countries: 'list',
  defaultValues: null,
  section: 'text',
  minAccuracy: 'number',
  point: 'point',
  validate: null,
  onEvent: null,
  inside: null,
  withinMinutes: null,
  optional: 'flag',
} as const

/** The types of `<signpost-address-form>`. */
export type AddressFormTag = Tag<
  typeof table,
  typeof events,
  AddressFormProps,
  AddressFormProperties,
  AddressFormOwnEvents
>

/** The events of `<signpost-address-form>`. */
export type SignpostAddressFormEvents = TagEvents<AddressFormTag>

/** A form for an address, with the fields of its country. A choice in the first line fills in the other fields. The address is checked before it is sent. */
export type SignpostAddressFormElement = TagElement<AddressFormTag>
export const SignpostAddressFormElement: ElementClass<SignpostAddressFormElement> = defineTag(
  'signpost-address-form',
  () => import('./addressFormContent.tsx').then((late) => late.content),
  table,
)
