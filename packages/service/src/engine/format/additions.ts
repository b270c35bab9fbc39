import type { WirePlace, WirePlaces, WireSuggestion, WireSuggestions } from '@signpost/client/wire'
import type { Match } from '../PlaceStore.ts'

/** The fields that this service adds to a place and to a suggestion of the interface. */
interface RowAdditions {
  debug?: RowReasons
}

/** The reasons for the position of a row, for `debug=1`. The `points` add up to `score`. */
export interface RowReasons {
  reading: string
  tier: number
  score: number
  points: Readonly<Record<string, number>>
  features: Readonly<Record<string, number | boolean>>
}

/** The reading of a typed text, for `debug=1`. */
export interface Reading {
  words: readonly { text: string; role: string }[]
  /** The readings in the order in which they were tried: the spelling of the words, their interpretation, and its likelihood, 0 to 1. */
  readings: readonly { name: string; as: string; score: number }[]
  weights: Readonly<Record<string, number>>
}

export type ServedSuggestion = WireSuggestion & RowAdditions
export type ServedPlace = WirePlace & RowAdditions

export interface ServedSuggestions extends WireSuggestions {
  suggests: ServedSuggestion[]
  debug?: Reading
}

export interface ServedPlaces extends WirePlaces {
  places: ServedPlace[]
  debug?: Reading
}

/** The reasons for a match, if requested. */
export function reasonsOf({ reasons }: Pick<Match, 'reasons'>): { debug?: RowReasons } {
  if (!reasons) return {}
  const { query: _, ...debug } = reasons
  return { debug }
}

/** The reading of the text that found the matches of an answer, if requested. */
export function readingOf(matches: readonly Match[]): { debug?: Reading } {
  const query = matches[0]?.reasons?.query
  if (!query) return {}
  return { debug: query }
}
