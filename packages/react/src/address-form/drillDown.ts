import type { Connection, Coordinate, Place, Suggestion, SuggestionPage } from '@signpost/client'
import { fold, matchesAllWords } from '@signpost/client/domain'
import type { QueryClient } from '@tanstack/react-query'
import { hasOperation } from '../domain/hasOperation.ts'
import type { PlaceDetails } from '../queries/placeDetails.ts'
import { placesAsSuggestions } from '../queries/placesAsSuggestions.ts'
import { suggestionsQuery } from '../queries/suggestionsQuery.ts'

/** The numbers or units of a chosen street, building or postcode, which the list offers next. */
export interface Numbers {
  /** The text of the first line, before a number is added. */
  readonly text: string
  readonly near: Coordinate
  /** True for the suggestions that add a number to the text. */
  readonly continues: (suggestion: Suggestion) => boolean
}

/**
 * Returns the numbers or units of a chosen suggestion; undefined if the service has none. Several places behind the suggestion are the
 * answer; for a single place without a number, the service is asked for suggestions around it.
 */
export async function findNumbers(
  queryClient: QueryClient,
  connection: Connection,
  { line1: text }: Suggestion,
  found: PlaceDetails,
): Promise<Numbers | undefined> {
  const places = placesOf(found)
  const near = places[0]?.coordinate
  if (!near) return undefined
  const query = suggestionsQuery(connection, { query: text, near })
  const isOne = places.length === 1
  if (isOne && !(mayHaveNumbers(text, places[0]) && hasOperation(connection, 'suggest')))
    return undefined
  const page: SuggestionPage = isOne
    ? await queryClient.fetchQuery({ ...query, retry: false })
    : placesAsSuggestions({ places })
  const continues = (suggestion: Suggestion): boolean =>
    continuesText(suggestion, text, isOne ? places[0] : undefined)
  if (!page.suggestions.some(continues)) return undefined
  // The box finds the places in the cache.
  if (!isOne) queryClient.setQueryData(query.queryKey, page)
  return { text, near, continues }
}

function placesOf(found: PlaceDetails): readonly Place[] {
  if (found.status === 'ready') return [found.place]
  return found.status === 'ambiguous' ? found.places : []
}

/** True for a street, a building or a postcode without a number. */
function mayHaveNumbers(text: string, { address = {} }: Partial<Place> = {}): boolean {
  const { street, houseNumber, kind } = address
  const isNumbered = houseNumber || (street && hasNewNumber(text, street))
  return !isNumbered && kind !== 'intersection' && kind !== 'airport'
}

/** True when a text has a number that another does not have. */
function hasNewNumber(text: string, other: string): boolean {
  const known = numbersIn(other)
  return numbersIn(text).some((number) => !known.includes(number))
}

/** True for an address with all words of a text and with one more number, in the same city as the place. */
function continuesText(suggestion: Suggestion, text: string, place: Place | undefined): boolean {
  if (suggestion.kind !== 'address') return false
  const { line1, line2 } = suggestion
  const { city = '' } = place?.address ?? {}
  return (
    matchesAllWords([line1, line2], text) &&
    hasNewNumber(line1, text) &&
    (line2 === '' || matchesAllWords([line2], city))
  )
}

function numbersIn(text: string): string[] {
  return fold(text).match(/[\p{L}\p{M}]*\p{N}[\p{L}\p{M}\p{N}]*/gu) ?? []
}
