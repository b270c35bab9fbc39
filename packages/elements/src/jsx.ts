import type { Coordinate } from '@signpost/client'
import type { TravelTimeSettings } from '@signpost/react/travel-time'
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { WithDashes } from './element/defineTag.ts'
import type { SettingsElement } from './element/SettingsElement.ts'
import type { SignpostAddressFormElement } from './elements/SignpostAddressFormElement.ts'
import type { SignpostBrandPickerElement } from './elements/SignpostBrandPickerElement.ts'
import type { SignpostCategoryBrowserElement } from './elements/SignpostCategoryBrowserElement.ts'
import type { SignpostConfigElement } from './elements/SignpostConfigElement.ts'
import type { SignpostDirectionsElement } from './elements/SignpostDirectionsElement.ts'
import type { SignpostFuelPricesElement } from './elements/SignpostFuelPricesElement.ts'
import type { SignpostManeuversElement } from './elements/SignpostManeuversElement.ts'
import type { SignpostOpeningHoursElement } from './elements/SignpostOpeningHoursElement.ts'
import type { SignpostPlaceElement } from './elements/SignpostPlaceElement.ts'
import type { SignpostPlaceMapElement } from './elements/SignpostPlaceMapElement.ts'
import type { SignpostResultsElement } from './elements/SignpostResultsElement.ts'
import type { SignpostRouteMapElement } from './elements/SignpostRouteMapElement.ts'
import type { SignpostSearchElement } from './elements/SignpostSearchElement.tsx'
import type { SignpostStoreLocatorElement } from './elements/SignpostStoreLocatorElement.ts'

/** The attributes of a tag in React's JSX: HTML's own, the properties of its element, and a handler for each of its events. */
export type TagProps<Element extends HTMLElement, Events extends object = object> = Omit<
  DetailedHTMLProps<HTMLAttributes<Element>, Element>,
  keyof OwnProps<Element>
> &
  OwnProps<Element> &
  EventProps<Events>

type OwnProps<Element> = {
  readonly [Name in Exclude<keyof Element, keyof HTMLElement>]?:
    | Element[Name]
    | TextFor<Element[Name]>
    | undefined
} & AttributeProps<Element>

/** The properties whose attribute has another name: `hide-label` for `hideLabel`. */
type AttributeProps<Element> = {
  readonly [Name in Exclude<keyof Element, keyof HTMLElement> & string as Dashed<
    Name,
    AttributeValue<Element[Name]>
  >]?: AttributeValue<Element[Name]> | undefined
}

type AttributeValue<Value> = Extract<Value, string | number | boolean> | TextFor<Value>

/** The texts that a property of a type accepts, which are the same as for its attribute. */
type TextFor<Value> = Value extends boolean
  ? '' | `${boolean}`
  : Value extends number | { readonly debounce: number }
    ? `${number}`
    : Value extends Coordinate
      ? `${number},${number}`
      : Value extends readonly string[]
        ? string
        : TravelTimeSettings extends Value
          ? TravelTimeSettings['vehicle'] | ''
          : never

/** The attribute name of a property with capitals, whose value can be a text. */
type Dashed<Name extends string, Value> = [Value] extends [never]
  ? never
  : Name extends Lowercase<Name>
    ? never
    : WithDashes<Name>

type EventProps<Events, Prefix extends string = 'on'> = {
  readonly [Type in keyof Events & string as `${Prefix}${Type}`]?:
    | ((event: Events[Type]) => void)
    | undefined
}

/** The element of every tag. */
export interface SignpostTagNameMap {
  'signpost-config': SignpostConfigElement
  'signpost-search': SignpostSearchElement
  'signpost-place': SignpostPlaceElement
  'signpost-results': SignpostResultsElement
  'signpost-directions': SignpostDirectionsElement
  'signpost-route-map': SignpostRouteMapElement
  'signpost-maneuvers': SignpostManeuversElement
  'signpost-address-form': SignpostAddressFormElement
  'signpost-place-map': SignpostPlaceMapElement
  'signpost-store-locator': SignpostStoreLocatorElement
  'signpost-brand-picker': SignpostBrandPickerElement
  'signpost-category-browser': SignpostCategoryBrowserElement
  'signpost-opening-hours': SignpostOpeningHoursElement
  'signpost-fuel-prices': SignpostFuelPricesElement
}

type EventsOf<Tag extends keyof SignpostTagNameMap> =
  SignpostTagNameMap[Tag] extends SettingsElement<infer Events> ? Events : object

/** The props of every tag in React's JSX. */
export type SignpostTags = {
  [Tag in keyof SignpostTagNameMap]: TagProps<SignpostTagNameMap[Tag], EventsOf<Tag>>
}

/** The props of every tag in the templates of another framework: the framework's own, overridden by those of the tag. A handler is named by a prefix and the event, as in `onsignpost-select`. */
export type TagsIn<Html, Prefix extends string = 'on'> = {
  [Tag in keyof SignpostTagNameMap]: Omit<Html, keyof OwnProps<SignpostTagNameMap[Tag]>> &
    OwnProps<SignpostTagNameMap[Tag]> &
    EventProps<EventsOf<Tag>, Prefix>
}

/** The tags as Vue components, whose templates then check props and the details of events. */
export type TagsInVue<Html> = {
  [Tag in keyof SignpostTagNameMap]: new () => SignpostTagNameMap[Tag] & {
    $props: TagsIn<Html>[Tag]
    $emit: <Type extends keyof EventsOf<Tag>>(type: Type, event: EventsOf<Tag>[Type]) => void
  }
}

declare module 'react' {
  // biome-ignore lint/style/noNamespace: this extends React's own namespace.
  namespace JSX {
    interface IntrinsicElements extends SignpostTags {}
  }
}

declare global {
  interface HTMLElementTagNameMap extends SignpostTagNameMap {}
}
