import type { WirePlace, WirePlaces, WireSuggestion, WireSuggestions } from '@signpost/client/wire'
import type { Match, MatchReasons, QueryReading } from '../PlaceStore.ts'

/** The fields that this service adds to a place and to a suggestion of the interface. */
interface RowAdditions {
  debug?: RowReasons
}

/** The reasons for the position of a row, for `debug=1`. The `points` add up to `score`. */
export type RowReasons = Omit<MatchReasons, 'query'>

export type ServedSuggestion = WireSuggestion & RowAdditions
export type ServedPlace = WirePlace & RowAdditions

export interface ServedSuggestions extends WireSuggestions {
  suggests: ServedSuggestion[]
  debug?: QueryReading
}

export interface ServedPlaces extends WirePlaces {
  places: ServedPlace[]
  debug?: QueryReading
}

/** The reasons for a match, if requested. */
export function reasonsOf({ reasons }: Pick<Match, 'reasons'>): { debug?: RowReasons } {
  if (!reasons) return {}
  const { query: _, ...debug } = reasons
  return { debug }
}

/** The reading of the text that found the matches of an answer, if requested. */
export function readingOf(matches: readonly Match[]): { debug?: QueryReading } {
  const query = matches[0]?.reasons?.query
  if (!query) return {}
  return { debug: query }
}
