import type { ConnectionOptions } from '@signpost/client'
import type { Near, PartialMessages, TimeZoneAt } from '@signpost/react'
import type { PropertyTable } from '../properties/AttributeKind.ts'
import { type ElementSettings, settingsTable } from '../settings/ElementSettings.ts'
import { PropertyElement } from './PropertyElement.ts'

/** An element with its own settings, such as the service and the language. */
export abstract class SettingsElement<Events extends object> extends PropertyElement<Events> {
  static override readonly properties: PropertyTable = settingsTable

  /** The URL before `/geo/v2/`. */
  declare baseUrl: string | undefined
  /** The key, or a function that returns it for each request. */
  declare apiKey: ConnectionOptions['apiKey'] | undefined
  /** The language of messages, numbers and names, as a BCP 47 tag. Default: the page's `lang`. */
  declare language: string | undefined
  /** `metric`, `imperial` or `imperial-uk`. Default: the usual units of the language. */
  declare units: 'metric' | 'imperial' | 'imperial-uk' | undefined
  /** The point to search around: `latitude,longitude`, or as a property also a function. */
  declare near: Near | undefined
  /** The URL of MapLibre's worker. */
  declare workerUrl: string | undefined
  /** Messages that replace those of the language, by component. */
  declare messages: PartialMessages | undefined
  /** Returns the time zone at a point, for places without time zone data. */
  declare timeZoneAt: TimeZoneAt | undefined
  /** Further options of the connection, such as `fetch` or `timeout`. */
  declare client: ElementSettings['client']

  /**
   * The settings of this element alone.
   * @internal
   */
  get ownSettings(): ElementSettings {
    const { baseUrl, apiKey, language, units, near, workerUrl, messages, timeZoneAt, client } = this
    return { baseUrl, apiKey, language, units, near, workerUrl, messages, timeZoneAt, client }
  }
}
