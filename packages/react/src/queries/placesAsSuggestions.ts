import { type Place, type PlacePage, type Suggestion, search } from '@signpost/client'
import { addressLines } from '@signpost/client/domain'
import type { PlacesAsSuggestions } from './suggestBySearch.ts'

/** Searches, and returns the places as suggestions. */
export async function searchAsSuggestions(
  ...request: Parameters<typeof search>
): Promise<PlacesAsSuggestions> {
  return placesAsSuggestions(await search(...request))
}

/** Converts the places of a search to suggestions, for a service without a suggest operation. */
export function placesAsSuggestions({ places, nextPage }: PlacePage): PlacesAsSuggestions {
  const found = places.flatMap((place) => {
    const suggestion = suggestionOf(place)
    return suggestion ? [{ place, suggestion }] : []
  })
  return {
    suggestions: found.map(({ suggestion }) => suggestion),
    places: found.map(({ place }) => place),
    ...(nextPage !== undefined && { nextPage }),
  }
}

/** Returns the suggestion for a place; undefined for a place without a name and an address. */
function suggestionOf(place: Place): Suggestion | undefined {
  const { name, address, distance, categories, brands } = place
  const [first, ...rest] = address ? addressLines(address) : []
  if (name === undefined) {
    return first === undefined
      ? undefined
      : { kind: 'address', line1: first, line2: rest.join(', ') }
  }
  return {
    kind: 'place',
    line1: name,
    line2: first,
    line3: rest.join(', ') || undefined,
    distance,
    categories,
    brands,
  }
}
