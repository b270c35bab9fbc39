import type { Area, Coordinate, OperationName } from '@signpost/client/domain'
import {
  badParameter,
  readRequest,
  readSearch,
  reverseGeocode,
  type SuggestionsRequest,
  search,
  suggestions,
} from '@signpost/client/protocol'
import type { WireLocation, WirePlaces, WireSuggestions } from '@signpost/client/wire'
import { isRecord } from '../domain/fields.ts'
import { readFilter, writeFilter } from '../domain/filter.ts'
import {
  accuracyIn,
  type Draft,
  distanceTo,
  type GeocodingResult,
  knownLocation,
  knownPlace,
  suggestionOf,
} from '../domain/GeocodingResult.ts'
import type { Call } from './createCall.ts'
import { type AdapterDefinition, type Part, unsupported } from './defineAdapter.ts'

/** A text to suggest for, to search or to geocode, the center, and the area to which results are restricted. */
export interface TextRequest
  extends Pick<SuggestionsRequest, 'query' | 'userPosition' | 'limit' | keyof Area> {
  /** Undefined only for a provider without `needsCenter`. */
  readonly center: Coordinate | undefined
}

type Find = (request: TextRequest, call: Call) => Promise<readonly GeocodingResult[]>

/** The operations of a geocoder. One that is absent is answered with 501. */
export interface Geocoder {
  readonly suggest?: Find | undefined
  readonly search?: Find
  /** The place of an `id` that a suggestion carries, or the places of a category or a chain. */
  readonly details?: (
    id: string,
    call: Call,
  ) => Promise<GeocodingResult | readonly GeocodingResult[] | undefined>
  readonly forwardGeocode?: Find
  readonly reverseGeocode?: (
    point: Coordinate,
    call: Call,
  ) => Promise<Draft<WireLocation> | undefined>
  /** The restrictions to an area that the provider takes; another is refused. `countries` are alpha-3 codes. Default: none. */
  readonly restricts?: readonly (keyof Area)[]
  /** True: a text without a point to search around is refused. Default false. */
  readonly needsCenter?: boolean
}

const names = ['suggest', 'search', 'forwardGeocode', 'reverseGeocode'] as const

/** The places and addresses of a provider. */
export function places(geocoder: Geocoder): Part {
  const has = { ...geocoder, search: geocoder.search ?? geocoder.details }
  return {
    operations: names.filter((name) => has[name]),
    vehicles: [],
    optimizations: [],
    avoidances: [],
    needsCenter: !!geocoder.needsCenter,
    async answer(operation, call, provider) {
      if (operation === 'suggest') return suggestionsOf(geocoder, call, provider)
      if (operation !== 'reverseGeocode') return placesOf(geocoder, operation, call, provider)
      const { coordinate } = readRequest(reverseGeocode, call.request)
      const location = await geocoder.reverseGeocode?.(coordinate, call)
      return location && { locations: [knownLocation(location)] }
    },
  }
}

async function suggestionsOf(
  geocoder: Geocoder,
  call: Call,
  { name, title }: AdapterDefinition,
): Promise<Draft<WireSuggestions>> {
  const request = readSearch(suggestions, call.request, geocoder.needsCenter)
  const from = startOf(request, title)
  refuseOther(request, geocoder, title)
  const found = (await geocoder.suggest?.(request, call)) ?? []
  const seen = new Set<string>()
  const suggests = found.flatMap((one) => {
    const place = knownPlace(one.place)
    const suggestion = suggestionOf({ ...one, place }, writeFilter(name, one.id ?? place), from)
    if (!suggestion) return []
    const { line1, line2, line3, distance } = suggestion
    // Two branches of a chain with the same lines are two places.
    const apart = one.kind === 'place' && distance !== undefined && Math.round(distance / 200)
    const lines = [line1, line2, line3, apart].join('\n')
    if (seen.has(lines)) return []
    seen.add(lines)
    return [suggestion]
  })
  return { suggests: suggests.slice(0, request.limit), exhausted: 'y' }
}

async function placesOf(
  geocoder: Geocoder,
  operation: OperationName,
  call: Call,
  { name, title }: AdapterDefinition,
): Promise<Draft<WirePlaces> | undefined> {
  const { search: searchText, details, forwardGeocode } = geocoder
  const request = readSearch(search, call.request, geocoder.needsCenter)
  const from = startOf(request, title)
  const { filter, query, limit } = request
  const find = operation === 'search' ? searchText : forwardGeocode
  let found: readonly (GeocodingResult | undefined)[]
  if (filter !== undefined) {
    const chosen = readFilter(name, filter)
    if (isRecord(chosen)) found = [{ kind: 'place', place: chosen }]
    else if (typeof chosen === 'string' && details) found = [await details(chosen, call)].flat()
    else throw badParameter('search_filter', `The search_filter is not from ${title}.`)
  } else {
    if (!find || query === undefined) throw unsupported(title, operation)
    refuseOther(request, geocoder, title)
    found = await find({ ...request, query }, call)
  }
  const list = found.slice(0, limit).flatMap((one) => {
    if (!one) return []
    const { place } = one
    const accuracy = operation === 'search' ? undefined : accuracyIn(one)
    return { ...knownPlace(place), distance: distanceTo(place, from), accuracy }
  })
  return list[0] && { places: list, exhausted: 'y' }
}

/** The point from which distances are measured. A later page is refused: no adapter has pages. */
function startOf(
  {
    page,
    userPosition,
    center,
  }: Pick<TextRequest, 'userPosition' | 'center'> & Pick<SuggestionsRequest, 'page'>,
  title: string,
): Coordinate | undefined {
  if (page !== undefined) refuse('iterator_status', title)
  return userPosition ?? center
}

/** Refuses an area that the provider does not support; none supports bounds over the 180th meridian. */
function refuseOther(
  { countries, bounds }: Area,
  { restricts = [] }: Geocoder,
  title: string,
): void {
  if (countries && !restricts.includes('countries')) refuse('countries', title)
  if (!bounds) return
  if (bounds.west > bounds.east || !restricts.includes('bounds')) refuse('bounds', title)
}

/** The error for a parameter that a provider does not take. */
export function refuse(parameter: string, title: string): never {
  throw badParameter(parameter, `${title} does not take ${parameter} here.`)
}
