import type { Coordinate } from '@signpost/client/domain'
import { boxOf } from '../domain/boxOf.ts'
import { type Fields, fieldsOf, textOf } from '../domain/fields.ts'
import type { GeocodingResult } from '../domain/GeocodingResult.ts'
import { hereTerms } from '../domain/hereTerms.ts'
import type { Adapter } from '../internals/Adapter.ts'
import type { Call, Parameters } from '../internals/createCall.ts'
import {
  type AdapterOptions,
  defineAdapter,
  recordsIn,
  unreadable,
} from '../internals/defineAdapter.ts'
import { places, refuse, type TextRequest } from '../internals/places.ts'
import { resultOf } from './read.ts'

export interface HereOptions extends AdapterOptions {
  readonly apiKey: string
}

const title = 'HERE'

/** HERE Geocoding and Search v7. */
export function here({ apiKey, ...options }: HereOptions): Adapter {
  const ask = async (path: string, call: Call, parameters: Parameters): Promise<Fields> => {
    const { body } = await call.ask(`https://${path}.search.hereapi.com/v1/${path}`, {
      ...parameters,
      lang: call.language,
      apiKey,
    })
    return fieldsOf(body)
  }
  const items = async (
    path: string,
    call: Call,
    parameters: Parameters,
  ): Promise<GeocodingResult[]> => {
    const found = await ask(path, call, parameters)
    return recordsIn(found.items, title).flatMap((item) => resultOf(item) ?? [])
  }
  const at = ({ latitude, longitude }: Coordinate): string => `${latitude},${longitude}`
  // Bounds replace the center, because HERE accepts only one of the two.
  const near = ({ query, center, limit, countries, bounds }: TextRequest): Parameters => ({
    q: query,
    at: bounds || !center ? undefined : at(center),
    in: [countries && `countryCode:${countries.join()}`, bounds && `bbox:${boxOf(bounds)}`],
    limit,
  })
  return defineAdapter(
    {
      name: 'here',
      title,
      terms: hereTerms,
      has: places({
        needsCenter: true,
        restricts: ['countries', 'bounds'],
        suggest: (request, call) =>
          items('autosuggest', call, { ...near(request), show: 'details' }),
        search: (request, call) => items('discover', call, { ...near(request), show: 'tz' }),
        async details(id, call) {
          // The id of a category or a chain is a query by HERE.
          if (id.startsWith('?'))
            return items('discover', call, Object.fromEntries(new URLSearchParams(id)))
          const item = await ask('lookup', call, { id, show: 'tz' })
          if (!textOf(item.id)) throw unreadable(title)
          return resultOf(item)
        },
        forwardGeocode(request, call) {
          if (request.bounds) refuse('bounds', title)
          return items('geocode', call, near(request))
        },
        async reverseGeocode(point, call) {
          return (await items('revgeocode', call, { at: at(point), limit: 1 }))[0]?.place.location
        },
      }),
    },
    options,
  )
}
