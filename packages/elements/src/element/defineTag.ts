import type { PropertyTable } from '../properties/AttributeKind.ts'
import { settingsTable } from '../settings/ElementSettings.ts'
import { ContentElement, type ElementContent } from './ContentElement.ts'
import type { ElementClass } from './defineElement.ts'
import type { SettingProperties } from './SettingsElement.ts'

/** The callbacks of a component that are events of its tag: `onSelect` is `signpost-select`. A list names the parts of the event's detail. A text names the one part, and the property in which the element keeps it. */
export type EventTable = Readonly<Record<string, string | readonly string[]>>

/** The types of a tag: its table, its events, the props of its component, and the properties and events that only the element has. */
export interface Tag<
  Table = unknown,
  Events extends EventTable = EventTable,
  Props = unknown,
  Own = unknown,
  OwnEvents = unknown,
> {
  readonly table: Table
  readonly events: Events
  readonly props: Props
  readonly own: Own
  readonly ownEvents: OwnEvents
}

/** The element of a tag: the properties of its table have the types of the component's props. */
export type TagElement<Types extends Tag> = ContentElement<TagEvents<Types>> &
  SettingProperties &
  TagProperties<
    Types['props'],
    Exclude<keyof Types['table'] & keyof Types['props'], keyof Types['own']>,
    Kept<Types['events']>
  > &
  Types['own']

export type TagProperties<Props, Name extends keyof Props, Kept = never> = {
  -readonly [Key in Name]: (Key extends Kept ? Exclude<Props[Key], null> : Props[Key]) | undefined
}

/** The names of the properties in which an element keeps what the user chose. */
type Kept<Events> = Extract<Events[keyof Events], string>

/** The events of a tag, with the types of the callbacks. */
export type TagEvents<Types extends Tag> = {
  [Name in keyof Types['events'] as EventType<Name>]: CustomEvent<
    Detail<Types['events'][Name], Arguments<Types['props'], Name>>
  >
} & Types['ownEvents']

type EventType<Name> = Name extends `on${infer Rest}` ? `signpost${WithDashes<Rest>}` : never

/** A name with a dash before each capital, which becomes small. */
export type WithDashes<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${WithDashes<Rest>}`
  : ''

type Arguments<Props, Name> = Name extends keyof Props
  ? Parameters<Extract<Props[Name], (...values: never[]) => unknown>>
  : never

type Detail<Names, Values extends readonly unknown[]> = Names extends string
  ? { readonly [Name in Names]: Present<Values[0]> }
  : {
      readonly [Index in keyof Names & keyof Values & `${number}` as Names[Index] &
        string]: Values[Index]
    }

/** Elements have `undefined` where components have `null`. */
type Present<Value> = null extends Value ? Exclude<Value, null> | undefined : Value

/** The class of a tag, from its table and the module of its content, which is loaded when it is used. */
export function defineTag<Element extends HTMLElement>(
  tag: string,
  load: () => Promise<ElementContent>,
  table: PropertyTable,
): ElementClass<Element> {
  class DefinedElement extends ContentElement<object> {
    static readonly tag = tag
    static override readonly properties: PropertyTable = { ...settingsTable, ...table }

    protected override load(): Promise<ElementContent> {
      return load()
    }
  }
  // The accessors that `defineElement` adds make it an element of this type.
  return DefinedElement as unknown as ElementClass<Element>
}
