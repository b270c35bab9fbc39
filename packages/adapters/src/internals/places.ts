import type { Coordinate, OperationName } from '@signpost/client/domain'
import {
  readRequest,
  reverseGeocode,
  type SearchRequest,
  type SuggestionsRequest,
  search,
  suggestions,
} from '@signpost/client/protocol'
import type {
  WireLocation,
  WirePlaces,
  WireSuggestion,
  WireSuggestions,
} from '@signpost/client/wire'
import { accuracyOf } from '../domain/accuracyOf.ts'
import {
  type Found,
  knownLocation,
  knownPlace,
  suggestionOf,
  withDistance,
} from '../domain/Found.ts'
import { readFilter, writeFilter } from '../domain/filter.ts'
import type { Call } from './createCall.ts'
import { type AdapterDefinition, badParameter, type Part, unsupported } from './defineAdapter.ts'

/** A search by text, or a forward geocode. */
export interface TextRequest extends SearchRequest {
  readonly query: string
}

/** The operations of a geocoder. One that is absent is answered with 501. */
export interface Geocoder {
  /** Names the session of typing that a request belongs to; `createSessions` does. */
  readonly session?: (call: Call) => string
  readonly suggest?:
    | ((request: SuggestionsRequest, call: Call, session?: string) => Promise<readonly Found[]>)
    | undefined
  readonly search?: (request: TextRequest, call: Call) => Promise<readonly Found[]>
  /** The place of an `id` that a suggestion carries. */
  readonly details?: (id: string, call: Call, session?: string) => Promise<Found | undefined>
  readonly forwardGeocode?: (request: TextRequest, call: Call) => Promise<readonly Found[]>
  readonly reverseGeocode?: (point: Coordinate, call: Call) => Promise<WireLocation | undefined>
}

/** The places and addresses of a provider. */
export function places(geocoder: Geocoder): Part {
  const has: Readonly<Partial<Record<OperationName, unknown>>> = {
    suggest: geocoder.suggest,
    search: geocoder.search ?? geocoder.details,
    forwardGeocode: geocoder.forwardGeocode,
    reverseGeocode: geocoder.reverseGeocode,
  }
  const names: readonly OperationName[] = ['suggest', 'search', 'forwardGeocode', 'reverseGeocode']
  return {
    operations: names.filter((name) => has[name]),
    async answer(operation, call, provider) {
      const { request } = call
      if (operation === 'suggest') {
        return suggestionsOf(geocoder, readRequest(suggestions, request), call, provider)
      }
      if (operation !== 'reverseGeocode') {
        return placesOf(geocoder, operation, readRequest(search, request), call, provider)
      }
      const { coordinate } = readRequest(reverseGeocode, request)
      const location = await geocoder.reverseGeocode?.(coordinate, call)
      return location && { locations: [knownLocation(location)] }
    },
  }
}

async function suggestionsOf(
  { suggest, session: sessionOf }: Geocoder,
  request: SuggestionsRequest,
  call: Call,
  { name }: AdapterDefinition,
): Promise<WireSuggestions> {
  refusePage(request)
  const session = sessionOf?.(call)
  const found = (await suggest?.(request, call, session)) ?? []
  const from = request.userPosition ?? request.center
  const suggests = new Map<string, WireSuggestion>()
  for (const one of found) {
    const place = knownPlace(one.place)
    const filter = writeFilter(name, one.id ? { id: one.id, session } : { place })
    const suggestion = suggestionOf({ ...one, place }, filter, from)
    const { line1, line2, line3 } = suggestion ?? {}
    const key = [line1, line2, line3].join('\n')
    if (suggestion && !suggests.has(key)) suggests.set(key, suggestion)
  }
  return { suggests: [...suggests.values()].slice(0, request.limit), exhausted: 'y' }
}

async function placesOf(
  geocoder: Geocoder,
  operation: OperationName,
  request: SearchRequest,
  call: Call,
  provider: AdapterDefinition,
): Promise<WirePlaces | undefined> {
  refusePage(request)
  const found = await findPlaces(geocoder, operation, request, call, provider)
  const from = request.userPosition ?? request.center
  const list = found.slice(0, request.limit).map(({ place }) => {
    const accuracy = operation === 'search' ? undefined : accuracyOf(place)
    return { ...withDistance(knownPlace(place), from), ...(accuracy && { accuracy }) }
  })
  return list[0] && { places: list, exhausted: 'y' }
}

async function findPlaces(
  geocoder: Geocoder,
  operation: OperationName,
  { filter: text, query, ...request }: SearchRequest,
  call: Call,
  { name, title }: AdapterDefinition,
): Promise<readonly Found[]> {
  if (text !== undefined) {
    const { id, session, place } = readFilter(name, text) ?? {}
    if (place) return [{ kind: 'place', place }]
    if (!id || !geocoder.details) {
      throw badParameter('search_filter', `The search_filter is of no suggestion of ${title}.`)
    }
    const found = await geocoder.details(id, call, session)
    return found ? [found] : []
  }
  const find = operation === 'search' ? geocoder.search : geocoder.forwardGeocode
  if (!find || query === undefined) throw unsupported(title, operation)
  return find({ ...request, query, filter: text }, call)
}

function refusePage({ page }: { readonly page: string | undefined }): void {
  if (page !== undefined) throw badParameter('iterator_status', 'There is no page after the first.')
}
