import type { Coordinate } from '@signpost/client/domain'
import { alpha2 } from '../domain/alpha2.ts'
import { boxOf } from '../domain/boxOf.ts'
import { type Fields, fieldsOf, firstText, numberOf, textOf } from '../domain/fields.ts'
import type { GeocodingResult } from '../domain/GeocodingResult.ts'
import { mapboxTerms } from '../domain/mapboxTerms.ts'
import type { Adapter } from '../internals/Adapter.ts'
import type { Call, Parameters } from '../internals/createCall.ts'
import { createSessions } from '../internals/createSessions.ts'
import { type AdapterOptions, defineAdapter, recordsIn } from '../internals/defineAdapter.ts'
import { loaded } from '../internals/failure.ts'
import { places, type TextRequest } from '../internals/places.ts'
import type { Results } from './createResults.ts'
import { brandOf, categoriesOf, kindOf } from './read.ts'

export interface MapboxOptions extends AdapterOptions {
  readonly accessToken: string
  /** Returns an id of the user, so that each has their own session on a server. Default: by IP address and browser. */
  readonly person?: (request: Request) => string
  /** True for an account that may store the answers of Geocoding; requests permanent ones. */
  readonly isPermanent?: boolean
}

const title = 'Mapbox'

/** Mapbox Search Box for suggestions and places, and Geocoding v6 for addresses. */
export function mapbox({ accessToken, person, isPermanent, ...options }: MapboxOptions): Adapter {
  const sessions = createSessions(person)
  const ask = async (path: string, call: Call, parameters: Parameters): Promise<Fields> => {
    const { body } = await call.ask(`https://api.mapbox.com/search/${path}`, {
      ...parameters,
      language: call.language,
      access_token: accessToken,
    })
    return fieldsOf(body)
  }
  // The first request is for suggestions; all other code is loaded on demand.
  const load = async (): Promise<Results> => {
    const { createResults } = await loaded(title, import('./createResults.ts'))
    return createResults({ ask, text, sessions, isPermanent })
  }
  const near = ({ latitude, longitude }: Coordinate): string => `${longitude},${latitude}`
  const text = ({ query, center, limit, countries, bounds }: TextRequest): Parameters => ({
    q: query,
    proximity: center && near(center),
    limit: Math.min(limit, 10),
    country: alpha2(countries),
    bbox: boxOf(bounds),
  })
  return defineAdapter(
    {
      name: 'mapbox',
      title,
      terms: mapboxTerms,
      has: places({
        restricts: ['countries', 'bounds'],
        async suggest(request, call) {
          const { userPosition } = request
          const session = sessions.of(call)
          const { suggestions } = await ask('searchbox/v1/suggest', call, {
            ...text(request),
            origin: userPosition && near(userPosition),
            session_token: session,
          })
          return recordsIn(suggestions, title).flatMap((one) => suggestedOf(one, session) ?? [])
        },
        details: async (id, call) => (await load()).details(id, call),
        search: async (request, call) => (await load()).search(request, call),
        forwardGeocode: async (request, call) => (await load()).forwardGeocode(request, call),
        reverseGeocode: async (point, call) => (await load()).reverseGeocode(point, call),
      }),
    },
    options,
  )
}

function suggestedOf(record: Fields, session: string): GeocodingResult | undefined {
  const id = textOf(record.mapbox_id)
  const line1 = firstText(record.name_preferred, record.name)
  if (!id || !line1) return undefined
  const chosen = `${session}\n${id}`
  // A category or a brand stands for several places.
  if (record.feature_type === 'category' || record.feature_type === 'brand')
    return { kind: 'area', id: chosen, place: { name: line1 } }
  const kind = kindOf(record.feature_type)
  const area = firstText(record.place_formatted, record.full_address)
  if (kind !== 'place') return { kind, id: chosen, lines: [line1, area], place: { name: line1 } }
  const place = {
    name: line1,
    categories: categoriesOf(record),
    brand: brandOf(record),
    distance: numberOf(record.distance),
  }
  return { kind, id: chosen, lines: [line1, textOf(record.address), area], place }
}
