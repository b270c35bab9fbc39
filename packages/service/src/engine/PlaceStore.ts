import type { Area, Coordinate } from '@signpost/client/domain'
import type {
  AddressRecord,
  AreaRecord,
  GeoRecord,
  IntersectionRecord,
  PlaceRecord,
  StreetRecord,
} from '../data/record.ts'

/** The data as the operations see them. The interface knows nothing of how the data are stored, so that another store can replace it. */
export interface PlaceStore {
  /** The best records for a text, best first. */
  match(request: MatchRequest, signal?: AbortSignal): Promise<Match[]>
  /** The record that a reference names. */
  get(ref: string, signal?: AbortSignal): Promise<FoundRecord | null>
  /** Places of a category (with its children) or of a brand, nearest first. */
  placesOf(request: TermRequest, signal?: AbortSignal): Promise<Match[]>
  /** The records at and around a point, for a reverse geocode. */
  around(point: Coordinate, signal?: AbortSignal): Promise<Surroundings>
  /** The questions that wait for a thread, where the store has threads. */
  waiting?(): number
  close(): Promise<void>
}

/** A record as a store gives it back: without its lines, of which `around` alone needs those of streets. */
export type FoundRecord = Exclude<GeoRecord, StreetRecord> | Omit<StreetRecord, 'lines'>

export interface MatchRequest {
  text: string
  center: Coordinate
  /** `suggest`: the last word is a prefix, every kind is found. `search`: whole words, places and addresses. `geocode`: addresses only. */
  purpose: 'suggest' | 'search' | 'geocode'
  /** The language of the user, two letters: words for kinds of places are matched in it, in English and in those of the place. */
  language?: string | undefined
  /** The area outside which nothing is found; countries as alpha-3. */
  area?: Area | undefined
  /** Asks for the reasons of each match. */
  explain?: boolean
  offset: number
  limit: number
}

export interface TermRequest {
  term: 'category' | 'brand'
  code: string
  center: Coordinate
  /** The area outside which nothing is found; countries as alpha-3. */
  area?: Area | undefined
  offset: number
  limit: number
}

export interface Match {
  record: FoundRecord
  /** Meters from the center. */
  distance: number
  /** 1 to 10, the scale of the documentation; for addresses. */
  accuracy?: number
  /** The house number that was asked for when the record is a street or another number of it. */
  askedHouseNumber?: string
  /** Set when the request asks to explain. */
  reasons?: MatchReasons
}

/** The reasons for the place of a match. */
export interface MatchReasons {
  /** The reading of the text by which it was found. */
  reading: string
  /** The number that goes before the score: a row of a higher tier stands above all of lower ones. */
  tier: number
  score: number
  /** The points that add up to the score, by their causes. */
  points: Readonly<Record<string, number>>
  /** The properties from which the points are made. */
  features: Readonly<Record<string, number | boolean>>
  /** The reading of the whole text: the same for all matches of an answer. */
  query: QueryReading
}

export interface QueryReading {
  /** The typed words, and what each is taken for in the best match. */
  words: readonly { text: string; role: WordRole }[]
  /** The readings that were tried, in their order: the way to write the words, what they are taken for, and how likely that is, 0 to 1. */
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
  /** The city, where nothing nearer names the point. */
  city?: { record: AreaRecord; distance: number }
}
