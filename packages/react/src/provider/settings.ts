import type { Connection, Coordinate, UnitSystem } from '@signpost/client'
import { type Clock, systemClock, unitSystem } from '@signpost/client/domain'
import type { Environment } from '../domain/Environment.ts'
import type { Near } from '../domain/near.ts'
import type { RequestFrequency } from '../domain/RequestFrequency.ts'
import { mergeMessages, type PartialMessages } from '../messages/Messages.ts'
import { languageTag } from './languageTag.ts'
import { missingClient } from './missingClient.ts'
import { warnOnce } from './warnOnce.ts'

/** Returns the IANA name of the time zone at a point, at once or as a promise; `undefined` when it is unknown. */
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

/** The context of components below a provider. */
export interface Signpost {
  /** The service, in the provider's language: the first argument of the client's functions and of the queries. */
  readonly connection: Connection
  readonly language: string
  /** The units of distances where no country is known. */
  readonly units: UnitSystem
  /** The units of distances in a country, ISO 3166-1 in two or three letters: those of the app, else of the country. */
  readonly unitsIn: (country: string | undefined) => UnitSystem
  readonly clock: Clock
  readonly near: Near | undefined
  /** The country of brands and addresses, ISO 3166-1 in two or three letters. */
  readonly country: string | undefined
  /** The messages of the components, if they are not English. */
  readonly messages: PartialMessages
  /** Returns the time zone of places whose data have none. */
  readonly timeZoneAt: TimeZoneAt | undefined
  /** The environment of the components, when that is not the page itself. */
  readonly environment: Environment | undefined
  /** The frequency of requests of search boxes while a user types. */
  readonly requests: RequestFrequency
}

/** Each setting of a provider, undefined where it was not set. */
type AllSettings = { readonly [Key in keyof Required<Settings>]: Settings[Key] }

/** The settings of a nested provider: props that it does not have are those of the outer one. */
export function inherit(outer: Settings | undefined, own: Settings): AllSettings {
  return {
    connection: own.connection ?? outer?.connection,
    // The language of a page without a `lang` is an empty text.
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

/** The settings with their defaults; throws when they have no service. */
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

/** The units of the app, unless they are a word that there is not. */
function knownUnits(units: UnitSystem | undefined): UnitSystem | undefined {
  if (units === undefined || ['metric', 'imperial', 'imperial-uk'].includes(units)) return units
  warnOnce(`\`units\` of the provider is "${units}". Give "metric", "imperial" or "imperial-uk".`)
  return undefined
}

function inLanguage(connection: Connection, language: string): Connection {
  return language === connection.language ? connection : { ...connection, language }
}

/**
 * The connection of an app that sets no language: it requests names in the language of the messages, not in the browser's. Its query keys have no language, like those of a server that prefetches without one.
 */
function inEnglish(connection: Connection): Connection {
  return { ...connection, request: (sent) => connection.request({ ...sent, language: 'en' }) }
}

/** The country in a language tag: `fr-CA` has one, `fr` and `es-419` have none, and none is guessed. */
function countryOf(tag: string): string | undefined {
  return /^[A-Z]{2}$/.exec(new Intl.Locale(tag).region ?? '')?.[0]
}
