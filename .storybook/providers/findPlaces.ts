import type { Coordinate, GeoClient, Place } from '@signpost/client'

/** The places for a text, as a provider without `search_filter` sends them: those of the suggestions, or else those of a search. */
export async function findPlaces(
  source: GeoClient,
  query: string,
  center: Coordinate,
): Promise<readonly Place[]> {
  const { suggestions } = await source.suggest({ query, near: center, limit: 5 })
  const pages = await Promise.all(
    suggestions
      .filter(({ kind }) => kind !== 'term')
      .map(({ line1, searchFilter }) =>
        source.search({ query: line1, near: center, searchFilter }),
      ),
  )
  const found = pages.flatMap(({ places }) => places[0] ?? [])
  if (found[0]) return found
  return (await source.search({ query, near: center, limit: 5 })).places
}

/** The center of a request, from two of its parameters. */
export function pointOf(latitude: unknown, longitude: unknown): Coordinate {
  return { latitude: Number(latitude), longitude: Number(longitude) }
}
