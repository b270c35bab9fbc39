import { type Coordinate, distanceBetween } from '@signpost/client/domain'
import type { WireSuggestion, WireSuggestions } from '@signpost/client/wire'
import type { CatalogLanguage } from '../data/catalog.ts'
import {
  addressSuggestion,
  placeSuggestion,
  termSuggestion,
} from '../engine/format/suggestionOf.ts'
import type { Match } from '../engine/PlaceStore.ts'
import { coordinate } from '../http/parameters/coordinate.ts'
import { integer } from '../http/parameters/integer.ts'
import { acceptedLanguage } from '../http/parameters/language.ts'
import { optional, required } from '../http/parameters/read.ts'
import { writeSearchFilter } from '../http/parameters/searchFilter.ts'
import { searchText } from '../http/parameters/searchText.ts'
import { findPage } from './findPage.ts'
import { BRIEFLY, type Operation } from './Operation.ts'
import type { Services } from './Services.ts'

interface SuggestionsRequest {
  center: Coordinate
  text: string
  user: Coordinate | undefined
  limit: number
  status: string | undefined
  /** That of the names of categories. */
  language: CatalogLanguage
}

/** What a typed text may mean. */
export const suggestions: Operation<SuggestionsRequest> = {
  path: '/geo/v2/suggestions/json',
  cacheControl: BRIEFLY,
  vary: 'Accept-Language',

  read: (query, headers) => ({
    center: required(query, 'search_center', coordinate),
    text: required(query, 'query', searchText),
    user: optional(query, 'user_position', coordinate),
    limit: optional(query, 'iterator_length', integer(1, 50)) ?? 10,
    status: query.get('iterator_status'),
    language: acceptedLanguage(headers),
  }),

  kind: () => 'text',

  async answer(request, services, { signal }): Promise<WireSuggestions> {
    const { center, text } = request
    const { items, paging } = await findPage(
      request,
      { dataVersion: services.dataVersion, question: ['suggestions', text, center] },
      (offset, limit) =>
        services.store.match({ text, center, purpose: 'suggest', offset, limit }, signal),
    )
    return { ...paging, suggests: items.map((match) => suggest(match, request, services)) }
  },
}

function suggest(
  { record, distance }: Match,
  { text, user, language }: SuggestionsRequest,
  { catalog }: Services,
): WireSuggestion {
  const search_filter = writeSearchFilter(record.ref)
  switch (record.kind) {
    case 'place': {
      const meters = user ? distanceBetween(user, record.coordinate) : distance
      return { search_filter, ...placeSuggestion(record, meters, catalog, language) }
    }
    case 'term':
      return { search_filter, ...termSuggestion(record, text, language) }
    default:
      return { search_filter, ...addressSuggestion(record) }
  }
}
