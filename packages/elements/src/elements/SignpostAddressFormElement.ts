import type { Coordinate, Outline, Place, ValidateAddress } from '@signpost/client'
import type { WithinMinutes } from '@signpost/react'
import type { AddressFormEvent, AddressFormField } from '@signpost/react/address-form'
import type { ElementContent } from '../element/ContentElement.ts'
import { SignpostElement } from '../element/SignpostElement.ts'
import {
  flag,
  number,
  type PropertyTable,
  point,
  text,
  tokenList,
} from '../properties/AttributeKind.ts'

/** The fields of an address, by their `autocomplete` names, such as `address-line1` and `postal-code`. */
export type AddressFormFields = { readonly [Field in AddressFormField]?: string | undefined }

/** The events of `<signpost-address-form>`. */
export interface SignpostAddressFormEvents {
  /** The user has sent the form, and its address was checked: the fields, and the place of the address if it is known. */
  'signpost-submit': CustomEvent<{
    readonly fields: AddressFormFields
    readonly place: Place | undefined
  }>
  /** The place of the fields has changed: the user chose it, the check found it, or an edit removed it. */
  'signpost-place-change': CustomEvent<{ readonly place: Place | undefined }>
  /** The address is inside or outside the zone of `inside` and `withinMinutes`; `undefined` when this is no longer known. */
  'signpost-inside-change': CustomEvent<{ readonly inside: boolean | undefined }>
}

/** A form for an address, with the fields of its country. A choice in the first line fills in the other fields. The address is checked before it is sent. */
export class SignpostAddressFormElement extends SignpostElement<SignpostAddressFormEvents> {
  static override readonly properties: PropertyTable = {
    ...SignpostElement.properties,
    country: text,
    countries: tokenList,
    defaultValues: null,
    section: text,
    optional: flag,
    minAccuracy: number,
    point: point,
    validate: null,
    onEvent: null,
    inside: null,
    withinMinutes: null,
  }

  /** The initial country, ISO 3166-1 in two or three letters. Default: the user chooses it. */
  declare country: string | undefined
  /** The countries to choose from. A single country hides the field for the country. Default: all. */
  declare countries: readonly string[] | undefined
  /** The initial values of the fields. */
  declare defaultValues: AddressFormFields | undefined
  /** The kind of address, as a token of `autocomplete`: `shipping`, `billing`. */
  declare section: string | undefined
  /** Makes every field optional. */
  declare optional: boolean | undefined
  /** The accuracy, 1 to 10, at which a typed address is sent without asking the user; 0 turns the lookup off. Default: 9, a house. */
  declare minAccuracy: number | undefined
  /** A point whose address is filled in, as `latitude,longitude`. */
  declare point: Coordinate | undefined
  /** Asks a provider about each address before it is sent, instead of the lookup by the service. */
  declare validate: ValidateAddress | undefined
  /** Called with events for analytics, which contain no text that the user typed. */
  declare onEvent: ((event: AddressFormEvent) => void) | undefined
  /** The outline of a zone, as GeoJSON. An address outside it is not sent. */
  declare inside: Outline | undefined
  /** The maximum travel time of an address, `{ minutes, from, vehicle }`. It costs a request for a route. */
  declare withinMinutes: WithinMinutes | undefined

  protected override load(): Promise<ElementContent> {
    return import('./addressFormContent.ts').then((late) =>
      late.addressFormContent(this, this.emit),
    )
  }
}
