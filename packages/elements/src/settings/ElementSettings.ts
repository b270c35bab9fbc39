import type { ConnectionOptions, UnitSystem } from '@signpost/client'
import type { Near, PartialMessages, TimeZoneAt } from '@signpost/react'

/** The settings of every element, from its own attributes, a `<signpost-config>` or the script. */
export interface ElementSettings {
  /** The URL before `/geo/v2/`. */
  readonly baseUrl?: string | undefined
  /** The key, or a function that returns it for each request. */
  readonly apiKey?: ConnectionOptions['apiKey'] | undefined
  /** The language of messages, numbers and names, as a BCP 47 tag. Default: the page's `lang`. Messages other than English are loaded on demand. */
  readonly language?: string | undefined
  /** `metric`, `imperial` or `imperial-uk`. Default: the usual units of the language. */
  readonly units?: UnitSystem | undefined
  /** The point to search around: `latitude,longitude`, or as a property also a function. */
  readonly near?: Near | undefined
  /** The URL of MapLibre's worker. Default: a file beside the script. */
  readonly workerUrl?: string | undefined
  /** Messages that replace those of the language, by component. */
  readonly messages?: PartialMessages | undefined
  /** Returns the time zone at a point, for places without time zone data. */
  readonly timeZoneAt?: TimeZoneAt | undefined
  /** Further options of the connection, such as `fetch` or `timeout`. */
  readonly client?: Omit<Partial<ConnectionOptions>, 'baseUrl' | 'apiKey'> | undefined
}

/** The kinds of the settings. */
export const settingsTable = {
  baseUrl: 'text',
  apiKey: 'text',
  language: 'text',
  units: ['metric', 'imperial', 'imperial-uk'],
  near: 'point',
  workerUrl: 'text',
  messages: null,
  timeZoneAt: null,
  client: null,
} as const
