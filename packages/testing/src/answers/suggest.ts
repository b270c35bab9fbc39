import { type Coordinate, distanceBetween, fold } from '@signpost/client/domain'
import type { SuggestionsRequest } from '@signpost/client/protocol'
import type { WireSuggestion, WireSuggestions } from '@signpost/client/wire'
import type { Entry } from '../fixtures/Entry.ts'
import { matches, wordsOf } from '../fixtures/words.ts'
import { entriesIn, type FixtureCities } from './FixtureCities.ts'
import { pageOf } from './page.ts'

/** Every entry of the nearest city that matches the typed words. */
export function suggest(request: SuggestionsRequest, fixtures: FixtureCities): WireSuggestions {
  const { center, query, userPosition = center, countries, bounds } = request
  const entries = entriesIn(fixtures, request).filter((entry) => matches(query, entry.words))
  const { items, paging } = pageOf(rank(entries, query, center), request, [
    'suggest',
    query,
    center,
    countries,
    bounds,
  ])
  return { ...paging, suggests: items.map((entry) => withDistance(entry, userPosition)) }
}

/** Ranks names that begin with the text first, then names that contain its words, then the rest; equal ones by distance. */
function rank(entries: readonly Entry[], query: string, center: Coordinate): readonly Entry[] {
  return entries
    .map((entry) => ({ entry, order: orderOf(entry, query), distance: distanceOf(entry, center) }))
    .sort((a, b) => a.order - b.order || a.distance - b.distance)
    .map(({ entry }) => entry)
}

function orderOf({ suggestion: { line1 = '' } }: Entry, query: string): number {
  if (fold(line1).startsWith(fold(query.trim()))) return 0
  return matches(query, wordsOf(line1)) ? 1 : 2
}

function distanceOf({ coordinate }: Entry, from: Coordinate): number {
  return coordinate ? distanceBetween(from, coordinate) : 0
}

function withDistance(entry: Entry, from: Coordinate): WireSuggestion {
  if (entry.kind !== 'place') return entry.suggestion
  return { ...entry.suggestion, distance: Math.round(distanceOf(entry, from)) }
}
