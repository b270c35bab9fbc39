import type { Area, Coordinate } from '@signpost/client/domain'
import { badParameter, type SuggestionsRequest } from '@signpost/client/protocol'
import type { WireLocation } from '@signpost/client/wire'
import type { Draft, GeocodingResult } from '../domain/GeocodingResult.ts'
import type { Call } from './createCall.ts'

/** A text for suggestions, a search or a geocode, the center, and the area to which results are restricted. */
export interface TextRequest
  extends Pick<SuggestionsRequest, 'query' | 'userPosition' | 'limit' | keyof Area> {
  /** Undefined only for a provider without `needsCenter`. */
  readonly center: Coordinate | undefined
}

type Find = (request: TextRequest, call: Call) => Promise<readonly GeocodingResult[]>

/** The operations of a geocoder. A missing one is answered with 501. */
export interface Geocoder {
  readonly suggest?: Find | undefined
  readonly search?: Find
  /** Returns the place with the `id` of a suggestion, or the places of a category or a chain. */
  readonly details?: (
    id: string,
    call: Call,
  ) => Promise<GeocodingResult | readonly GeocodingResult[] | undefined>
  readonly forwardGeocode?: Find
  readonly reverseGeocode?: (
    point: Coordinate,
    call: Call,
  ) => Promise<Draft<WireLocation> | undefined>
  /** The restrictions that the provider supports; others are refused. `countries` are alpha-3 codes. Default: none. */
  readonly restricts?: readonly (keyof Area)[]
  /** True: a text without a center is refused. Default false. */
  readonly needsCenter?: boolean
}

/** The point from which distances are measured. A later page is refused, because no adapter has pages. */
export function startOf(
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

/** Refuses an area that the provider does not support. None supports bounds over the 180th meridian. */
export function refuseOther(
  { countries, bounds }: Area,
  { restricts = [] }: Geocoder,
  title: string,
): void {
  if (countries && !restricts.includes('countries')) refuse('countries', title)
  if (!bounds) return
  if (bounds.west > bounds.east || !restricts.includes('bounds')) refuse('bounds', title)
}

/** The error for a parameter that a provider does not support. */
export function refuse(parameter: string, title: string): never {
  throw badParameter(parameter, `${title} does not support ${parameter} here.`)
}
