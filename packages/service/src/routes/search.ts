import { type Coordinate, distanceBetween } from '@signpost/client/domain'
import { search as protocol, type SearchRequest } from '@signpost/client/protocol'
import { accuracyOf } from '../engine/format/accuracyOf.ts'
import {
  readingOf,
  reasonsOf,
  type ServedPlace,
  type ServedPlaces,
} from '../engine/format/additions.ts'
import { type PlaceSources, placeOf } from '../engine/format/placeOf.ts'
import type { FoundRecord, Match } from '../engine/PlaceStore.ts'
import type { Paged } from '../http/iteratorStatus.ts'
import { readSearchFilter } from '../http/searchFilter.ts'
import { findPage, type Page } from './findPage.ts'
import { CACHE_ONE_MINUTE, type Call, type Operation } from './Operation.ts'
import type { Services } from './Services.ts'

/** Places and addresses around a point; with `type=address-only` a forward geocode. */
export const search: Operation<SearchRequest> = {
  protocol,
  cacheControl: CACHE_ONE_MINUTE,

  kind: ({ searchFilter, type }) => (searchFilter === undefined ? purposeOf(type) : 'filter'),

  async answer(request, services, call): Promise<ServedPlaces | null> {
    const { items, paging } = await findMatches(request, services, call)
    const asked = { typed: request.query ?? '', languages: request.languages }
    const sources = { ...services, ...call, catalog: services.catalog(), asked }
    const places = items.flatMap((match) => writePlaces(match, request, sources))
    return places.length > 0 ? { ...paging, ...readingOf(items), places } : null
  },
}

function purposeOf(type: SearchRequest['type']): 'geocode' | 'search' {
  return type === 'address-only' ? 'geocode' : 'search'
}

async function findMatches(
  request: SearchRequest,
  { store }: Services,
  { signal }: Call,
): Promise<Page<Match>> {
  const { center, query: text = '', searchFilter, type, countries, bounds } = request
  const area = { countries, bounds }
  const language = request.languages.own
  const explain = request.debug === '1'
  const purpose = purposeOf(type)
  const dataVersion = store.dataId()
  if (searchFilter === undefined) {
    const paged: Paged = { dataVersion, question: ['search', text, purpose, center, area] }
    return findPage(request, paged, (offset, limit) =>
      store.match({ text, center, area, language, explain, purpose, offset, limit }, signal),
    )
  }
  const ref = readSearchFilter(searchFilter)
  const record = await store.get(ref, signal)
  const paged: Paged = { dataVersion, question: ['search', ref, purpose, center, area] }
  return findPage(request, paged, async (offset, limit) => {
    if (record === null) return []
    if (purpose === 'geocode') return addressMatch(record, center).slice(offset)
    if (record.kind === 'term') {
      const { term, code } = record
      return store.placesOf({ term, code, center, area, offset, limit }, signal)
    }
    return [{ record, distance: distanceBetween(center, record.coordinate) }].slice(offset)
  })
}

/** The match as an address; a forward geocode returns no place, category or brand. */
function addressMatch(record: FoundRecord, center: Coordinate): Match[] {
  const accuracy = accuracyOf(record)
  if (accuracy === undefined || record.kind === 'term') return []
  return [{ record, distance: distanceBetween(center, record.coordinate), accuracy }]
}

function writePlaces(
  { record, ...match }: Match,
  { userPosition, type }: SearchRequest,
  sources: PlaceSources,
): ServedPlace[] {
  if (record.kind === 'term') return []
  const distance = userPosition ? distanceBetween(userPosition, record.coordinate) : match.distance
  const found = { ...placeOf(record, distance, sources), ...reasonsOf(match) }
  const { accuracy } = match
  return [type === 'address-only' && accuracy !== undefined ? { ...found, accuracy } : found]
}
