import { type ElementSettings, settingsTable } from '../settings/ElementSettings.ts'
import { PropertyElement } from './PropertyElement.ts'
import type { PropertyTable } from './PropertyTable.ts'

/** An element that can be told which service to ask, and how to speak. */
export abstract class SettingsElement<Events extends object> extends PropertyElement<Events> {
  static override readonly properties: PropertyTable = settingsTable

  /** What stands before `/geo/v2/`. */
  declare baseUrl: ElementSettings['baseUrl']
  /** The key, or what fetches it for each request. */
  declare apiKey: ElementSettings['apiKey']
  /** The language of words, numbers and names, as a BCP 47 tag. Default: what `lang` of the page says. */
  declare language: ElementSettings['language']
  /** `metric`, `imperial` or `imperial-uk`. Default: what readers of the language expect. */
  declare units: ElementSettings['units']
  /** Where to look: `latitude,longitude`; as a property also a function. */
  declare near: ElementSettings['near']
  /** Where MapLibre's worker is. */
  declare workerUrl: ElementSettings['workerUrl']
  /** Words in the place of those of the language, by component. */
  declare messages: ElementSettings['messages']
  /** Names the time zone at a point, for places that do not say theirs. */
  declare timeZoneAt: ElementSettings['timeZoneAt']
  /** Further options of the connection, such as `fetch` or `timeout`. */
  declare client: ElementSettings['client']

  /** What this element itself was told. */
  get ownSettings(): ElementSettings {
    const { baseUrl, apiKey, language, units, near, workerUrl, messages, timeZoneAt, client } = this
    return { baseUrl, apiKey, language, units, near, workerUrl, messages, timeZoneAt, client }
  }
}
