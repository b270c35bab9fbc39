import {
  type CallOptions,
  type Connection,
  type Place,
  type Suggestion,
  type SuggestionPage,
  type SuggestParameters,
  search,
} from '@signpost/client'
import { addressLines } from '@signpost/client/domain'
import { hashKey, type QueryClient } from '@tanstack/react-query'

/** Places as suggestions, and the places themselves: a choice among them needs no further request. */
interface FoundPage extends SuggestionPage {
  readonly places: readonly Place[]
}

/** The places that a search finds, as suggestions: for a service that has no suggestions of its own. */
export async function suggestBySearch(
  connection: Connection,
  parameters: SuggestParameters,
  options: CallOptions,
): Promise<FoundPage> {
  const page = await search(connection, parameters, options)
  const found = page.places.flatMap((place) => {
    const suggestion = suggestionOf(place)
    return suggestion ? [{ place, suggestion }] : []
  })
  return {
    suggestions: found.map(({ suggestion }) => suggestion),
    places: found.map(({ place }) => place),
    ...(page.nextPage !== undefined && { nextPage: page.nextPage }),
  }
}

/** The place of a suggestion that `suggestBySearch` made, as long as the answer is in the cache. */
export function placeFoundBySearch(
  queryClient: QueryClient,
  { scope }: Connection,
  suggestion: Suggestion,
): Place | undefined {
  const wanted = hashKey([suggestion])
  const pages = queryClient.getQueriesData<Partial<FoundPage>>({
    queryKey: ['signpost', scope, 'suggest'],
  })
  for (const [, page] of pages) {
    const at = page?.places
      ? page.suggestions?.findIndex((one) => hashKey([one]) === wanted)
      : undefined
    if (at !== undefined && at >= 0) return page?.places?.[at]
  }
  return undefined
}

/** Undefined for a place that has neither a name nor an address. */
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
