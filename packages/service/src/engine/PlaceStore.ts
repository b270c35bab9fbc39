import type { Area, Coordinate } from '@signpost/client/domain'
import type {
  AddressRecord,
  AreaRecord,
  GeoRecord,
  IntersectionRecord,
  PlaceRecord,
  StreetRecord,
} from '../data/record.ts'

/** The data for the operations. The interface hides the storage, so that one store can replace another. */
export interface PlaceStore {
  /** The best records for a text, best first. */
  match(request: MatchRequest, signal?: AbortSignal): Promise<Match[]>
  /** The record with a reference. */
  get(ref: string, signal?: AbortSignal): Promise<FoundRecord | null>
  /** Places of a category (with its children) or of a brand, nearest first. */
  placesOf(request: TermRequest, signal?: AbortSignal): Promise<Match[]>
  /** The records at and around a point, for a reverse geocode. */
  around(point: Coordinate, signal?: AbortSignal): Promise<Surroundings>
  /** The number of queries that wait for a thread, if the store has threads. */
  waiting?(): number
  close(): Promise<void>
}

/** A record from a store, without its lines. Only `around` needs the lines of streets. */
export type FoundRecord = Exclude<GeoRecord, StreetRecord> | Omit<StreetRecord, 'lines'>

export interface MatchRequest {
  text: string
  center: Coordinate
  /** `suggest`: the last word is a prefix, and records of every kind are found. `search`: whole words, places and addresses. `geocode`: only addresses. */
  purpose: 'suggest' | 'search' | 'geocode'
  /** The language of the user, two letters. Words for kinds of places are matched in this language, in English, and in the languages of the place. */
  language?: string | undefined
  /** The area that all results must be in; countries as alpha-3. */
  area?: Area | undefined
  /** Requests the reasons for each match. */
  explain?: boolean
  offset: number
  limit: number
}

export interface TermRequest {
  term: 'category' | 'brand'
  code: string
  center: Coordinate
  /** The area that all results must be in; countries as alpha-3. */
  area?: Area | undefined
  offset: number
  limit: number
}

export interface Match {
  record: FoundRecord
  /** Meters from the center. */
  distance: number
  /** The accuracy of an address, 1 to 10. */
  accuracy?: number
  /** The requested house number, when the record is a street or another number on it. */
  askedHouseNumber?: string
  /** Set when the request asks for reasons. */
  reasons?: MatchReasons
}

/** The reasons for the position of a match. */
export interface MatchReasons {
  /** The reading of the text that found the match. */
  reading: string
  /** The tier, which is compared before the score: a row of a higher tier precedes all rows of lower tiers. */
  tier: number
  score: number
  /** The points that add up to the score, by cause. */
  points: Readonly<Record<string, number>>
  /** The properties that determine the points. */
  features: Readonly<Record<string, number | boolean>>
  /** The reading of the whole text: the same for all matches of an answer. */
  query: QueryReading
}

export interface QueryReading {
  /** The typed words, and the role of each in the best match. */
  words: readonly { text: string; role: WordRole }[]
  /** The readings in the order in which they were tried: the spelling of the words, their interpretation, and its likelihood, 0 to 1. */
  readings: readonly { name: string; as: string; score: number }[]
  weights: Readonly<Record<string, number>>
}

export type WordRole =
  | 'name'
  | 'kind'
  | 'brand'
  | 'place'
  | 'number'
  | 'crossing'
  | 'modifier'
  | 'minor'
  | 'unread'

export interface Surroundings {
  address?: { record: AddressRecord | PlaceRecord; distance: number }
  street?: {
    name: string
    coordinate: Coordinate
    distance: number
    countryCode: string
    city?: string
    state?: string
    record?: Omit<StreetRecord, 'lines'>
  }
  intersection?: { record: IntersectionRecord; distance: number }
  airport?: { record: PlaceRecord; distance: number }
  /** The city, if nothing nearer names the point. */
  city?: { record: AreaRecord; distance: number }
}
