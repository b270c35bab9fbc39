import type { Coordinate } from '@signpost/client/domain'
import { alpha2 } from '../domain/alpha2.ts'
import { boxOf } from '../domain/boxOf.ts'
import { fieldsOf, textOf } from '../domain/fields.ts'
import type { GeocodingResult } from '../domain/GeocodingResult.ts'
import { nominatimResult } from '../domain/nominatimResult.ts'
import { openTerms } from '../domain/openStreetMap.ts'
import type { Adapter } from '../internals/Adapter.ts'
import type { Call, Parameters } from '../internals/createCall.ts'
import {
  type AdapterOptions,
  defineAdapter,
  recordsIn,
  unreadable,
} from '../internals/defineAdapter.ts'
import { places, type TextRequest } from '../internals/places.ts'

export interface NominatimOptions extends AdapterOptions {
  /** The URL of the server, without `/search`. */
  readonly url: string
  /** True for the app's own server, the only one with suggestions: the policy of the public server forbids a request for each key press. */
  readonly isOwnServer?: boolean
  /** The name of the app for the server, in the header `User-Agent`. The public server requires it, or `email`, in requests from a server. */
  readonly userAgent?: string
  /** An email address for the operators of the public server. */
  readonly email?: string
}

const title = 'Nominatim'

/** Places and addresses of a Nominatim server, on OpenStreetMap data. */
export function nominatim({
  url,
  isOwnServer = false,
  userAgent,
  email,
  ...options
}: NominatimOptions): Adapter {
  const base = url.replace(/\/+$/, '')
  const shared = { format: 'jsonv2', addressdetails: 1, extratags: 1, email }

  const ask = async (path: string, call: Call, parameters: Parameters): Promise<unknown> => {
    const language = { 'accept-language': call.language }
    const { body } = await call.ask(
      `${base}/${path}`,
      { ...shared, ...parameters, ...language },
      userAgent ? { headers: { 'User-Agent': userAgent } } : {},
    )
    return body
  }

  const search = async (
    { query, limit, center, countries, bounds }: TextRequest,
    call: Call,
    parameters: Parameters = {},
  ): Promise<GeocodingResult[]> => {
    // Without bounds, half a degree around the center is a preference, not a restriction.
    const body = await ask('search', call, {
      q: query,
      limit,
      viewbox: boxOf(bounds) ?? (center && around(center)),
      bounded: bounds && 1,
      countrycodes: alpha2(countries)?.toLowerCase(),
      ...parameters,
    })
    return recordsIn(body, title).flatMap((record) => nominatimResult(record) ?? [])
  }

  return defineAdapter(
    {
      name: 'nominatim',
      title,
      terms: openTerms(),
      has: places({
        restricts: ['countries', 'bounds'],
        suggest: isOwnServer ? (request, call) => search(request, call) : undefined,
        search: (request, call) => search(request, call),
        forwardGeocode: (request, call) => search(request, call, { layer: 'address' }),
        details: async (id, call) => {
          const body = await ask('lookup', call, { osm_ids: id })
          return nominatimResult(recordsIn(body, title)[0] ?? {})
        },
        reverseGeocode: async ({ latitude, longitude }, call) => {
          // Without the layer the result is the nearest place of any kind, such as a cash machine, not the house.
          const point = { lat: latitude, lon: longitude, layer: 'address' }
          const body = await ask('reverse', call, point)
          const record = fieldsOf(body)
          if (textOf(record.error)) return undefined
          const found = nominatimResult(record)
          if (!found) throw unreadable(title)
          return found.place.location
        },
      }),
    },
    options,
  )
}

function around({ latitude, longitude }: Coordinate): string {
  return [longitude - 0.5, latitude - 0.5, longitude + 0.5, latitude + 0.5].join(',')
}
