import { distanceBetween } from '@signpost/client/domain'
import { suggestions as protocol, type SuggestionsRequest } from '@signpost/client/protocol'
import type { WireSuggestion, WireSuggestions } from '@signpost/client/wire'
import {
  addressSuggestion,
  placeSuggestion,
  termSuggestion,
} from '../engine/format/suggestionOf.ts'
import type { Match } from '../engine/PlaceStore.ts'
import { writeSearchFilter } from '../http/searchFilter.ts'
import { findPage } from './findPage.ts'
import { CACHE_ONE_MINUTE, type Operation } from './Operation.ts'
import type { Services } from './Services.ts'

/** The suggestions for a typed text. */
export const suggestions: Operation<SuggestionsRequest> = {
  protocol,
  cacheControl: CACHE_ONE_MINUTE,

  kind: () => 'text',

  async answer(request, services, { signal }): Promise<WireSuggestions> {
    const { center, query: text, language } = request
    const { items, paging } = await findPage(
      request,
      { dataVersion: services.dataVersion, question: ['suggestions', text, center] },
      (offset, limit) =>
        services.store.match({ text, center, language, purpose: 'suggest', offset, limit }, signal),
    )
    return { ...paging, suggests: items.map((match) => writeSuggestion(match, request, services)) }
  },
}

function writeSuggestion(
  { record, distance }: Match,
  { query, userPosition, language }: SuggestionsRequest,
  { catalog }: Services,
): WireSuggestion {
  const search_filter = writeSearchFilter(record.ref)
  switch (record.kind) {
    case 'place': {
      const meters = userPosition ? distanceBetween(userPosition, record.coordinate) : distance
      return { search_filter, ...placeSuggestion(record, meters, catalog, language) }
    }
    case 'term':
      return { search_filter, ...termSuggestion(record, query, language) }
    default:
      return { search_filter, ...addressSuggestion(record) }
  }
}
