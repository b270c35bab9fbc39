import type { ConnectionOptions, UnitSystem } from '@signpost/client'
import type { Near, PartialMessages, TimeZoneAt } from '@signpost/react'
import { type AttributeKind, oneOf, point, text } from '../properties/AttributeKind.ts'
import type { PropertyTable } from '../properties/PropertyTable.ts'

/** What every element has to know, from its own attributes, a `<signpost-config>` or the script. */
export interface ElementSettings {
  /** What stands before `/geo/v2/`. */
  readonly baseUrl?: string | undefined
  /** The key, or what fetches it for each request. */
  readonly apiKey?: ConnectionOptions['apiKey'] | undefined
  /** The language of words, numbers and names, as a BCP 47 tag. Default: what `lang` of the page says. The words of `fr`, `es`, `de`, `it` and `ar` are loaded when they are needed. */
  readonly language?: string | undefined
  /** The units of distances. Default: those that readers of the language expect. */
  readonly units?: UnitSystem | undefined
  /** Where to look: `latitude,longitude`. */
  readonly near?: Near | undefined
  /** Where MapLibre's worker is. Default: beside the script. */
  readonly workerUrl?: string | undefined
  /** Words in the place of those of the language, by component. */
  readonly messages?: PartialMessages | undefined
  /** Names the time zone at a point, for places that do not say theirs. */
  readonly timeZoneAt?: TimeZoneAt | undefined
  /** Further options of the connection, such as `fetch` or `timeout`. */
  readonly client?: Omit<Partial<ConnectionOptions>, 'baseUrl' | 'apiKey'> | undefined
}

export const settingsTable: PropertyTable & Record<keyof ElementSettings, AttributeKind | null> = {
  baseUrl: text,
  apiKey: text,
  language: text,
  units: oneOf('metric', 'imperial', 'imperial-uk'),
  near: point,
  workerUrl: text,
  messages: null,
  timeZoneAt: null,
  client: null,
}
