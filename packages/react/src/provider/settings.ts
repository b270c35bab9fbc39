import type { Connection, Coordinate, UnitSystem } from '@signpost/client'
import { type Clock, systemClock } from '@signpost/client/internal/domain/Clock.js'
import { readLanguageTag } from '@signpost/client/internal/domain/readLanguageTag.js'
import { readLocale } from '@signpost/client/internal/domain/readLocale.js'
import { unitSystem } from '@signpost/client/internal/domain/unitSystem.js'
import type { Environment } from '../domain/Environment.ts'
import type { Near } from '../domain/near.ts'
import type { RequestFrequency } from '../domain/RequestFrequency.ts'
import { mergeMessages, type PartialMessages } from '../messages/Messages.ts'
import { missingClient } from './missingClient.ts'
import { warnOnce } from './warnOnce.ts'

/** Returns the IANA name of the time zone at a coordinate, or a promise of it; `undefined` when it is unknown. */
export type TimeZoneAt = (
  coordinate: Coordinate,
) => string | undefined | Promise<string | undefined>

/** The settings of a provider. */
export interface Settings {
  readonly connection?: Connection | undefined
  readonly language?: string | undefined
  readonly units?: UnitSystem | undefined
  readonly clock?: Clock | undefined
  readonly near?: Near | undefined
  readonly country?: string | undefined
  readonly messages?: PartialMessages | undefined
  readonly timeZoneAt?: TimeZoneAt | undefined
  readonly environment?: Environment | undefined
  readonly requests?: RequestFrequency | undefined
}

/** The settings that a provider passes to components and hooks. */
export interface Signpost {
  /**
   * The connection to the service, in the provider's language. Pass it as the first argument to the functions and queries of the client.
   */
  readonly connection: Connection
  readonly language: string
  /** The units of distances without a known country. */
  readonly units: UnitSystem
  /**
   * Returns the units of distances in a country (an ISO 3166-1 code of two or three letters): the app's setting, else those of the country.
   */
  readonly unitsIn: (country: string | undefined) => UnitSystem
  readonly clock: Clock
  readonly near: Near | undefined
  /** The country of brands and addresses, as an ISO 3166-1 code of two or three letters. */
  readonly country: string | undefined
  /** The messages of the components, if they are not English. */
  readonly messages: PartialMessages
  /** Returns the time zone of places without one in their data. */
  readonly timeZoneAt: TimeZoneAt | undefined
  /** The environment of the components, if it is not the page itself. */
  readonly environment: Environment | undefined
  /** The frequency of requests while the user types in a search box. */
  readonly requests: RequestFrequency
}

/** Every setting of a provider, undefined if it is not set. */
type AllSettings = { readonly [Key in keyof Required<Settings>]: Settings[Key] }

/** Merges the settings of a nested provider with those of the outer one. */
export function inherit(outer: Settings | undefined, own: Settings): AllSettings {
  return {
    connection: own.connection ?? outer?.connection,
    // Treat an empty language as unset, such as that of a page without `lang`.
    language: own.language || own.connection?.language || outer?.language,
    units: own.units ?? outer?.units,
    clock: own.clock ?? outer?.clock,
    near: own.near ?? outer?.near,
    country: own.country ?? outer?.country,
    messages: mergeMessages(outer?.messages, own.messages),
    timeZoneAt: own.timeZoneAt ?? outer?.timeZoneAt,
    environment: own.environment ?? outer?.environment,
    requests: own.requests ?? outer?.requests,
  }
}

/** Fills in the defaults of the settings; throws without a connection. */
export function complete(settings: AllSettings): Signpost {
  const { connection } = settings
  if (connection === undefined) throw missingClient()
  const language = settings.language === undefined ? undefined : languageTag(settings.language)
  const tag = language ?? 'en'
  const country = settings.country ?? countryOf(tag)
  const units = knownUnits(settings.units)
  const unitsIn = (of: string | undefined): UnitSystem => units ?? unitSystem(tag, country ?? of)
  return {
    ...settings,
    connection: language === undefined ? inEnglish(connection) : inLanguage(connection, language),
    language: tag,
    units: unitsIn(undefined),
    unitsIn,
    clock: settings.clock ?? systemClock,
    country,
    messages: settings.messages ?? {},
    requests: settings.requests ?? 'auto',
  }
}

/** Returns the app's units; warns and ignores an unknown value. */
function knownUnits(units: UnitSystem | undefined): UnitSystem | undefined {
  if (units === undefined || ['metric', 'imperial', 'imperial-uk'].includes(units)) return units
  warnOnce(`\`units\` of the provider is "${units}". Give "metric", "imperial" or "imperial-uk".`)
  return undefined
}

function inLanguage(connection: Connection, language: string): Connection {
  return language === connection.language ? connection : { ...connection, language }
}

/**
 * Returns the connection of an app without a language setting. It requests names in English, like the messages, and not in the browser's
 * language. Its query keys have no language, so that they match those of a server that prefetches without one.
 */
function inEnglish(connection: Connection): Connection {
  return { ...connection, request: (sent) => connection.request({ ...sent, language: 'en' }) }
}

/** Returns the country in a language tag: `fr-CA` has one; for `fr` and `es-419`, no country is guessed. */
function countryOf(tag: string): string | undefined {
  return /^[A-Z]{2}$/.exec(readLocale(tag).region ?? '')?.[0]
}

/** Returns the BCP 47 tag for a language setting: `de_DE` becomes `de-DE`. An invalid language becomes English, with one warning. */
function languageTag(language: string): string {
  const tag = readLanguageTag(language)
  if (tag === undefined)
    warnOnce(
      `\`language\` of the provider is "${language}", which is no language tag, so English is shown. Give a tag such as "de" or "de-DE".`,
    )
  return tag ?? 'en'
}
