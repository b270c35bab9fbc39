import { distanceBetween } from '@signpost/client/domain'
import { suggestions as protocol, type SuggestionsRequest } from '@signpost/client/protocol'
import {
  readingOf,
  reasonsOf,
  type ServedSuggestion,
  type ServedSuggestions,
} from '../engine/format/additions.ts'
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
  isCached: true,

  kind: () => 'text',

  async answer(request, services, { signal }): Promise<ServedSuggestions> {
    const { center, query: text, languages, countries, bounds } = request
    const area = { countries, bounds }
    const language = languages.own
    const explain = request.debug === '1'
    const { items, paging } = await findPage(
      request,
      { dataVersion: services.store.dataId(), question: ['suggestions', text, center, area] },
      (offset, limit) =>
        services.store.match(
          { text, center, area, language, explain, purpose: 'suggest', offset, limit },
          signal,
        ),
    )
    return {
      ...paging,
      ...readingOf(items),
      suggests: items.map((match) => ({
        ...writeSuggestion(match, request, services),
        ...reasonsOf(match),
      })),
    }
  },
}

function writeSuggestion(
  { record, distance }: Match,
  { query: typed, userPosition, languages }: SuggestionsRequest,
  { catalog }: Services,
): ServedSuggestion {
  const asked = { typed, languages }
  const search_filter = writeSearchFilter(record.ref)
  switch (record.kind) {
    case 'place': {
      const meters = userPosition ? distanceBetween(userPosition, record.coordinate) : distance
      return { search_filter, ...placeSuggestion(record, meters, catalog(), asked) }
    }
    case 'term':
      return { search_filter, ...termSuggestion(record, asked) }
    default:
      return { search_filter, ...addressSuggestion(record, asked) }
  }
}
