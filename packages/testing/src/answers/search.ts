import { fold } from '@signpost/client/domain'
import type { WirePlace, WirePlaces } from '@signpost/client/wire'
import type { Row } from '../fixtures/Row.ts'
import { matches } from '../fixtures/words.ts'
import { coordinate } from '../parameters/coordinate.ts'
import { oneOf } from '../parameters/oneOf.ts'
import { optional, type Reader, required } from '../parameters/read.ts'
import { searchText } from '../parameters/searchText.ts'
import { nearestFirst } from './nearestFirst.ts'
import { pageOf } from './page.ts'
import type { Query } from './Query.ts'
import { nearestCity, type World } from './World.ts'

/** What a suggestion stands for, or what a text finds in the nearest city. */
export function search({ parameters }: Query, world: World): WirePlaces | null {
  const center = required(parameters, 'search_center', coordinate)
  optional(parameters, 'type', oneOf(['', 'address-only']))
  const from = optional(parameters, 'user_position', coordinate) ?? center
  const city = nearestCity(world, center)
  const nearby = city ? world.rows(city) : []
  const row = optional(parameters, 'search_filter', searchFilter(nearby, world))
  const places = row?.found ?? find(required(parameters, 'query', searchText), nearby)
  const { items, paging } = pageOf(nearestFirst(places, from), parameters)
  return items.length > 0 ? { ...paging, places: items } : null
}

/** A category is the same in every city: there it means the places nearby. */
function searchFilter(nearby: readonly Row[], world: World): Reader<Row> {
  return {
    expects: 'the search_filter of a suggestion, unchanged',
    read: (text) =>
      [...nearby, ...world.cities.flatMap((city) => world.rows(city))].find(
        ({ suggestion }) => suggestion.search_filter === text,
      ),
  }
}

function find(query: string, rows: readonly Row[]): readonly WirePlace[] {
  const meant = rows.filter((row) => isMeant(row, query))
  return [...new Set(meant.flatMap(({ found }) => found))]
}

/** A category, a brand or an area must be named whole, in any of its languages: its beginning would find half the city. */
function isMeant(row: Row, query: string): boolean {
  const { kind, suggestion, names = [suggestion.line1 ?? ''], words } = row
  return kind === 'term'
    ? names.some((name) => fold(name) === fold(query.trim()))
    : matches(query, words)
}
