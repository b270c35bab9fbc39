import { isRecord } from './decode/record.ts'
import type { ManeuverKind, ManeuverSide } from './domain/maneuver.ts'
import type { Json, PartnerReview } from './domain/place.ts'
import type { TermKind } from './domain/suggestion.ts'
import type { GeoErrorKind } from './errors/GeoError.ts'

/** The options of a deployment where the specification leaves a choice. The defaults are those of the Signpost service; another service needs options here, not a fork. */
export interface WireOptions {
  /** The name of the parameter that requests the next page. */
  readonly pageParameter: string
  /** The name of the search parameter that carries a suggestion's `searchFilter`. */
  readonly filterParameter: string
  /** The `type` of a search that is not a forward geocode. The specification requires the parameter but names no value, so it is empty by default. `undefined` omits it. */
  readonly searchType: string | undefined
  /** Sends the `limit` of a search as `iterator_length`. */
  readonly searchLength: boolean
  /** Sends the `userPosition` of a search. */
  readonly searchUserPosition: boolean
  /** The largest `limit` that the service takes. */
  readonly maxLimit: number
  /** `bound`: the service returns ranks up to `brand_rank_max`. `exact`: it returns only that rank, so the rank is not sent and the answer is filtered. Default `bound`. */
  readonly brandRankMax?: 'bound' | 'exact'
  /** The languages that the service takes; the first two letters of each are accepted too. */
  readonly languages: readonly string[]
  /** The stretch that a maneuver's segments, distance, heading and current road describe: the one before its turn (default), or the one after it. */
  readonly maneuverStretch?: 'before' | 'after'
  /** The name of the field of a place that holds its IANA time zone. Default `time_zone`. */
  readonly timeZoneField?: string
  /** The name of the field of a route that lists the avoidances it breaks. Default `unmet_avoid`. */
  readonly unmetAvoidField?: string
  /** The name of the field that holds the state of the previous page. Default `iterator_previous`. */
  readonly previousPageField?: string
  /** Reads the `command` of a maneuver. Return undefined for an unknown command, which is then read by default. */
  readonly readCommand?: (
    command: string,
  ) => { readonly kind: ManeuverKind; readonly side?: ManeuverSide | undefined } | undefined
  /** The kind of a suggestion, from its record on the wire. Default: derived from its fields. */
  readonly suggestionKind?: (
    record: Readonly<Record<string, unknown>>,
  ) => 'place' | 'address' | 'term'
  /** Marks a `term` suggestion from catalogs that the app has loaded; see `termClassifier` in `@signpost/client/domain`. */
  readonly classify?: (line1: string) => TermKind | undefined
  /** Reads a review from a provider's own fields. Its result is validated; if it throws, there is no review. Default: the fields of the Signpost service. */
  readonly partnerReview?: (raw: Json) => ReviewFields | undefined
  /** The error kinds of statuses that differ from the default. */
  readonly errorKinds: Readonly<Partial<Record<number, GeoErrorKind>>>
  /** Finds the service's code, the parameter it blames and its message in the body of an error. The body is undefined when it is not JSON. */
  readonly errorBody: (
    body: unknown,
  ) =>
    | { readonly code?: unknown; readonly parameter?: unknown; readonly message?: unknown }
    | undefined
}

/** The fields of a review from `wire.partnerReview`; `scale` is the best possible rating, if not 5. */
export type ReviewFields = { readonly [Field in keyof PartnerReview | 'scale']?: unknown }

/** The defaults that a search box needs. The others are next to the code that reads them. */
export const defaultWire: WireOptions = {
  pageParameter: 'iterator_status',
  filterParameter: 'search_filter',
  searchType: '',
  searchLength: true,
  searchUserPosition: true,
  maxLimit: 50,
  languages: ['en-US', 'fr-FR', 'es-ES', 'de-DE', 'it-IT'],
  errorKinds: {},
  errorBody: (body) => (isRecord(body) && isRecord(body.error) ? body.error : undefined),
}
