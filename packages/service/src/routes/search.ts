import { type Coordinate, distanceBetween } from '@signpost/client/domain'
import type { WirePlace, WirePlaces } from '@signpost/client/wire'
import type { CatalogLanguage } from '../data/catalog.ts'
import { type PlaceSources, placeOf } from '../engine/format/placeOf.ts'
import type { Match } from '../engine/PlaceStore.ts'
import type { Paged } from '../http/iteratorStatus.ts'
import { coordinate } from '../http/parameters/coordinate.ts'
import { integer } from '../http/parameters/integer.ts'
import { acceptedLanguage } from '../http/parameters/language.ts'
import { oneOf } from '../http/parameters/oneOf.ts'
import { optional, required } from '../http/parameters/read.ts'
import { searchFilter } from '../http/parameters/searchFilter.ts'
import { searchText } from '../http/parameters/searchText.ts'
import { findPage, type Page } from './findPage.ts'
import { BRIEFLY, type Call, type Operation } from './Operation.ts'
import type { Services } from './Services.ts'

interface SearchRequest {
  center: Coordinate
  /** What to find: a text, or the record of a suggestion. */
  text: string | undefined
  filter: string | undefined
  purpose: 'search' | 'geocode'
  user: Coordinate | undefined
  limit: number
  status: string | undefined
  /** That of the names of categories. */
  language: CatalogLanguage
}

/** Places and addresses around a point; with `type=address-only` a forward geocode. */
export const search: Operation<SearchRequest> = {
  path: '/geo/v2/search/json',
  cacheControl: BRIEFLY,
  vary: 'Accept-Language',

  read(query, headers) {
    const filter = optional(query, 'search_filter', searchFilter)
    const type = optional(query, 'type', oneOf(['', 'address-only'] as const))
    return {
      center: required(query, 'search_center', coordinate),
      text: (filter === undefined ? required : optional)(query, 'query', searchText),
      filter,
      purpose: type === 'address-only' ? 'geocode' : 'search',
      user: optional(query, 'user_position', coordinate),
      limit: optional(query, 'iterator_length', integer(1, 50)) ?? 10,
      status: query.get('iterator_status'),
      language: acceptedLanguage(headers),
    }
  },

  kind: ({ filter, purpose }) => (filter === undefined ? purpose : 'filter'),

  async answer(request, services, call): Promise<WirePlaces | null> {
    const { items, paging } = await find(request, services, call)
    const sources = { ...services, ...call, language: request.language }
    const places = items.flatMap((match) => place(match, request, sources))
    return places.length > 0 ? { ...paging, places } : null
  },
}

async function find(
  request: SearchRequest,
  { store, dataVersion }: Services,
  { signal }: Call,
): Promise<Page<Match>> {
  const { center, text = '', filter, purpose } = request
  const paged: Paged = { dataVersion, question: ['search', filter ?? text, purpose, center] }
  if (filter === undefined) {
    return findPage(request, paged, (offset, limit) =>
      store.match({ text, center, purpose, offset, limit }, signal),
    )
  }
  const record = await store.get(filter, signal)
  return findPage(request, paged, async (offset, limit) => {
    if (record === null) return []
    if (record.kind === 'term') {
      const { term, code } = record
      return store.placesOf({ term, code, center, offset, limit }, signal)
    }
    return [{ record, distance: distanceBetween(center, record.coordinate) }].slice(offset)
  })
}

function place(
  { record, ...match }: Match,
  { user }: SearchRequest,
  sources: PlaceSources,
): WirePlace[] {
  if (record.kind === 'term') return []
  const distance = user ? distanceBetween(user, record.coordinate) : match.distance
  const found = placeOf(record, distance, sources)
  return [match.accuracy === undefined ? found : { ...found, accuracy: match.accuracy }]
}
