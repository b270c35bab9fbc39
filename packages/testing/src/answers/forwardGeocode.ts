import type { WirePlace, WirePlaces } from '@signpost/client/wire'
import { coordinate } from '../parameters/coordinate.ts'
import { required } from '../parameters/read.ts'
import { searchText } from '../parameters/searchText.ts'
import { accuracyOf } from './accuracyOf.ts'
import { nearestFirst } from './nearestFirst.ts'
import { pageOf } from './page.ts'
import type { Query } from './Query.ts'
import { nearestCity, type World } from './World.ts'

/** 100 miles: farther from the centre an address is found only by its house number. */
const partialRadius = 160_934

/** The addresses of the nearest city that a text names, best match first. */
export function forwardGeocode({ parameters }: Query, world: World): WirePlaces | null {
  const center = required(parameters, 'search_center', coordinate)
  const query = required(parameters, 'query', searchText)
  const city = nearestCity(world, center)
  const rows = city ? world.rows(city) : []
  const located = rows.filter((row) => row.coordinate).flatMap(({ found }) => found)
  const places = nearestFirst(located, center)
    .flatMap((place) => geocoded(place, query))
    .sort((a, b) => (b.accuracy ?? 0) - (a.accuracy ?? 0))
  const { items, paging } = pageOf(places, parameters)
  return items.length > 0 ? { ...paging, places: items } : null
}

/** A geocode carries only the address, its distance and how well it matches. */
function geocoded({ location, distance }: WirePlace, query: string): WirePlace[] {
  const accuracy = location && accuracyOf(query, location)
  if (location === undefined || distance === undefined || accuracy === undefined) return []
  return accuracy < 10 && distance > partialRadius ? [] : [{ location, distance, accuracy }]
}
