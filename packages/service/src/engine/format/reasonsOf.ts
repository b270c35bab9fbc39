import type { Match } from '../PlaceStore.ts'
import type { Reading, RowReasons } from './additions.ts'

/** The reasons of a match, where they were asked for. */
export function reasonsOf({ reasons }: Pick<Match, 'reasons'>): { debug?: RowReasons } {
  if (!reasons) return {}
  const { query: _, ...debug } = reasons
  return { debug }
}

/** The reading of the text that found the matches of an answer, where it was asked for. */
export function readingOf(matches: readonly Match[]): { debug?: Reading } {
  const query = matches[0]?.reasons?.query
  if (!query) return {}
  return { debug: query }
}
