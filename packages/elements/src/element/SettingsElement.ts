import type { ConnectionOptions } from '@signpost/client'
import type { Near, PartialMessages, TimeZoneAt } from '@signpost/react'
import type { PropertyTable } from '../properties/PropertyTable.ts'
import { type ElementSettings, settingsTable } from '../settings/ElementSettings.ts'
import { PropertyElement } from './PropertyElement.ts'

/** An element that can be told which service to ask, and how to speak. */
export abstract class SettingsElement<Events extends object> extends PropertyElement<Events> {
  static override readonly properties: PropertyTable = settingsTable

  /** What stands before `/geo/v2/`. */
  declare baseUrl: string | undefined
  /** The key, or what fetches it for each request. */
  declare apiKey: ConnectionOptions['apiKey'] | undefined
  /** The language of words, numbers and names, as a BCP 47 tag. Default: what `lang` of the page says. */
  declare language: string | undefined
  /** `metric`, `imperial` or `imperial-uk`. Default: what readers of the language expect. */
  declare units: 'metric' | 'imperial' | 'imperial-uk' | undefined
  /** Where to look: `latitude,longitude`; as a property also a function. */
  declare near: Near | undefined
  /** Where MapLibre's worker is. */
  declare workerUrl: string | undefined
  /** Words in the place of those of the language, by component. */
  declare messages: PartialMessages | undefined
  /** Names the time zone at a point, for places that do not say theirs. */
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
