import type { Coordinate } from '@signpost/client'
import type { TravelTimeSettings } from '@signpost/react/travel-time'
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { WithDashes } from './element/defineTag.ts'
import type { SettingsElement } from './element/SettingsElement.ts'
import type * as index from './index.ts'

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

type Classes = {
  [Name in keyof typeof index as TagOf<Name>]: (typeof index)[Name] extends new () => infer Element
    ? Element
    : never
}

/** The tag of a class: that of `SignpostPlaceElement` is `signpost-place`. */
type TagOf<Name> = Name extends `Signpost${infer Rest}Element`
  ? `signpost${WithDashes<Rest>}`
  : never

/** The element of every tag. */
export interface SignpostTagNameMap extends Classes {}

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
