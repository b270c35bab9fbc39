import type { OperationName } from '@signpost/client/domain'
import {
  badParameter,
  readRequest,
  readSearch,
  reverseGeocode,
  search,
} from '@signpost/client/protocol'
import type { WireLocations, WirePlaces } from '@signpost/client/wire'
import { accuracyIn } from '../domain/accuracyIn.ts'
import { isRecord } from '../domain/fields.ts'
import { readFilter } from '../domain/filter.ts'
import {
  type Draft,
  distanceTo,
  type GeocodingResult,
  knownLocation,
  knownPlace,
} from '../domain/GeocodingResult.ts'
import type { Call } from './createCall.ts'
import { type AdapterDefinition, unsupported } from './defineAdapter.ts'
import { type Geocoder, refuseOther, startOf } from './Geocoder.ts'

/** The answer of every operation except suggestions. */
export async function answerOf(
  geocoder: Geocoder,
  operation: OperationName,
  call: Call,
  provider: AdapterDefinition,
): Promise<Draft<WirePlaces | WireLocations> | undefined> {
  if (operation !== 'reverseGeocode') return placesOf(geocoder, operation, call, provider)
  const { coordinate } = readRequest(reverseGeocode, call.request)
  const location = await geocoder.reverseGeocode?.(coordinate, call)
  return location && { locations: [knownLocation(location)] }
}

/** The places of a search, of a choice or of an address. */
async function placesOf(
  geocoder: Geocoder,
  operation: OperationName,
  call: Call,
  { name, title }: AdapterDefinition,
): Promise<Draft<WirePlaces> | undefined> {
  const { search: searchText, details, forwardGeocode } = geocoder
  const request = readSearch(search, call.request, geocoder.needsCenter)
  const from = startOf(request, title)
  const { searchFilter, query, limit } = request
  const find = operation === 'search' ? searchText : forwardGeocode
  let found: readonly (GeocodingResult | undefined)[]
  if (searchFilter !== undefined) {
    const chosen = readFilter(name, searchFilter)
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
