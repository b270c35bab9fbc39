import { type Coordinate, distanceBetween, fold } from '@signpost/client/domain'
import type { WireSuggestion, WireSuggestions } from '@signpost/client/wire'
import type { Row } from '../fixtures/Row.ts'
import { matches, wordsOf } from '../fixtures/words.ts'
import { coordinate } from '../parameters/coordinate.ts'
import { optional, required } from '../parameters/read.ts'
import { searchText } from '../parameters/searchText.ts'
import { pageOf } from './page.ts'
import type { Query } from './Query.ts'
import { nearestCity, type World } from './World.ts'

/** Everything in the nearest city that the typed words begin. */
export function suggest({ parameters }: Query, world: World): WireSuggestions {
  const center = required(parameters, 'search_center', coordinate)
  const query = required(parameters, 'query', searchText)
  const from = optional(parameters, 'user_position', coordinate) ?? center
  const city = nearestCity(world, center)
  const rows = city ? world.rows(city).filter((row) => matches(query, row.words)) : []
  const { items, paging } = pageOf(rank(rows, query, from), parameters)
  return { ...paging, suggests: items.map((row) => withDistance(row, from)) }
}

/** First what is called so, then what has the words in its name, then the rest; of equals the nearest first. */
function rank(rows: readonly Row[], query: string, from: Coordinate): readonly Row[] {
  return rows
    .map((row) => ({ row, order: orderOf(row, query), distance: distanceOf(row, from) }))
    .sort((a, b) => a.order - b.order || a.distance - b.distance)
    .map(({ row }) => row)
}

function orderOf({ suggestion: { line1 = '' } }: Row, query: string): number {
  if (fold(line1).startsWith(fold(query.trim()))) return 0
  return matches(query, wordsOf(line1)) ? 1 : 2
}

function distanceOf({ coordinate }: Row, from: Coordinate): number {
  return coordinate ? distanceBetween(from, coordinate) : 0
}

function withDistance(row: Row, from: Coordinate): WireSuggestion {
  if (row.kind !== 'place') return row.suggestion
  return { ...row.suggestion, distance: Math.round(distanceOf(row, from)) }
}
