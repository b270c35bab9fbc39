import { type SearchRequest, search, unusable } from '@signpost/client/protocol'
import type { Entry } from '../fixtures/Entry.ts'
import { nearestCity, type World } from './World.ts'

/** The entry that a filter names; null for one that has left the world. A category is the same in every city: it means the places nearby. */
export function findEntry(filter: string, { center }: SearchRequest, world: World): Entry | null {
  if (!/^(?:place|address|area|category|brand)\//.test(filter)) {
    throw unusable(search.parameters.filter)
  }
  const city = nearestCity(world, center)
  const cities = city ? [city, ...world.cities] : []
  const entries = cities.flatMap((city) => world.entries(city))
  return entries.find(({ suggestion }) => suggestion.search_filter === filter) ?? null
}
