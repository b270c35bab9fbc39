import type { Coordinate } from '@signpost/client'
import type { TravelTimeSettings } from '@signpost/react/travel-time'
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { SignpostAddressFormEvents } from './elements/SignpostAddressFormElement.ts'
import type { SignpostBrandPickerEvents } from './elements/SignpostBrandPickerElement.ts'
import type { SignpostCategoryBrowserEvents } from './elements/SignpostCategoryBrowserElement.ts'
import type { SignpostDirectionsEvents } from './elements/SignpostDirectionsElement.ts'
import type { SignpostManeuversEvents } from './elements/SignpostManeuversElement.ts'
import type { SignpostPlaceEvents } from './elements/SignpostPlaceElement.ts'
import type { SignpostPlaceMapEvents } from './elements/SignpostPlaceMapElement.ts'
import type { SignpostResultsEvents } from './elements/SignpostResultsElement.ts'
import type { SignpostRouteMapEvents } from './elements/SignpostRouteMapElement.ts'
import type { SignpostSearchEvents } from './elements/SignpostSearchElement.tsx'
import type { SignpostStoreLocatorEvents } from './elements/SignpostStoreLocatorElement.ts'
import type { elements } from './elements.ts'
import type { moreElements } from './moreElements.ts'

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

type WithDashes<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${WithDashes<Rest>}`
  : ''

type EventProps<Events, Prefix extends string = 'on'> = {
  readonly [Type in keyof Events & string as `${Prefix}${Type}`]?:
    | ((event: Events[Type]) => void)
    | undefined
}

/** The events of every tag that dispatches any. */
interface TagEvents {
  'signpost-search': SignpostSearchEvents
  'signpost-place': SignpostPlaceEvents
  'signpost-results': SignpostResultsEvents
  'signpost-directions': SignpostDirectionsEvents
  'signpost-route-map': SignpostRouteMapEvents
  'signpost-maneuvers': SignpostManeuversEvents
  'signpost-address-form': SignpostAddressFormEvents
  'signpost-place-map': SignpostPlaceMapEvents
  'signpost-store-locator': SignpostStoreLocatorEvents
  'signpost-brand-picker': SignpostBrandPickerEvents
  'signpost-category-browser': SignpostCategoryBrowserEvents
}

type Classes = typeof elements & typeof moreElements

/** The element of every tag. */
export type SignpostTagNameMap = { [Tag in keyof Classes]: InstanceType<Classes[Tag]> }

type EventsOf<Tag> = Tag extends keyof TagEvents ? TagEvents[Tag] : object

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
