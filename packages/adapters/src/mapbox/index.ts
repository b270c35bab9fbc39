import type { Coordinate } from '@signpost/client/domain'
import type { WireContents, WireLocation, WirePlace } from '@signpost/client/wire'
import { alpha2 } from '../domain/alpha2.ts'
import { boxOf } from '../domain/boxOf.ts'
import { type Fields, fieldsOf, firstText, listOf, textOf } from '../domain/fields.ts'
import { compact, coordinateOf, type GeocodingResult } from '../domain/GeocodingResult.ts'
import { webAddress } from '../domain/webAddress.ts'
import type { Adapter } from '../internals/Adapter.ts'
import type { Call, Parameters } from '../internals/createCall.ts'
import { createSessions } from '../internals/createSessions.ts'
import { type AdapterOptions, defineAdapter, recordsIn } from '../internals/defineAdapter.ts'
import { places, type TextRequest } from '../internals/places.ts'

export interface MapboxOptions extends AdapterOptions {
  readonly accessToken: string
  /** Names the person who types, so that each has a session of their own on a server. Default: by address and browser. */
  readonly person?: (request: Request) => string
  /** True for an account that may keep the answers of Geocoding: asks for permanent ones. */
  readonly isPermanent?: boolean
}

const title = 'Mapbox'

/** Mapbox Search Box for suggestions and places, and Geocoding v6 for addresses. */
export function mapbox({
  accessToken,
  person,
  isPermanent = false,
  ...options
}: MapboxOptions): Adapter {
  const sessions = createSessions(person)
  const ask = async (path: string, call: Call, parameters: Parameters): Promise<Fields> => {
    const { body } = await call.ask(`https://api.mapbox.com/search/${path}`, {
      ...parameters,
      language: call.language,
      access_token: accessToken,
    })
    return fieldsOf(body)
  }
  const features = async (
    path: string,
    call: Call,
    parameters: Parameters,
  ): Promise<GeocodingResult[]> => {
    const found = (await ask(path, call, parameters)).features
    return recordsIn(found, title).flatMap((feature) => resultOf(feature) ?? [])
  }
  const near = ({ latitude, longitude }: Coordinate): string => `${longitude},${latitude}`
  const text = ({ query, center, limit, countries, bounds }: TextRequest): Parameters => ({
    q: query,
    proximity: near(center),
    limit: Math.min(limit, 10),
    country: alpha2(countries),
    bbox: boxOf(bounds),
  })
  const permanent = isPermanent || undefined
  return defineAdapter(
    {
      name: 'mapbox',
      title,
      attribution: [
        { text: '© Mapbox', url: 'https://www.mapbox.com/about/maps/' },
        { text: '© OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' },
      ],
      mayStore: false,
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
        async details(chosen, call) {
          const [session = '', id = ''] = chosen.split('\n')
          const path = `searchbox/v1/retrieve/${encodeURIComponent(id)}`
          const [found] = await features(path, call, { session_token: session })
          sessions.end(session)
          return found
        },
        search: (request, call) => features('searchbox/v1/forward', call, text(request)),
        forwardGeocode: (request, call) =>
          features('geocode/v6/forward', call, { ...text(request), permanent }),
        async reverseGeocode({ latitude, longitude }, call) {
          const point = { longitude, latitude, limit: 1, permanent }
          const [found] = await features('geocode/v6/reverse', call, point)
          return found?.place.location
        },
      }),
    },
    options,
  )
}

function kindOf(type: unknown): GeocodingResult['kind'] {
  if (type === 'poi' || type === 'category' || type === 'brand') return 'place'
  return type === 'address' || type === 'street' || type === 'block' ? 'address' : 'area'
}

function suggestedOf(of: Fields, session: string): GeocodingResult | undefined {
  const id = textOf(of.mapbox_id)
  const line1 = firstText(of.name_preferred, of.name)
  // A category or a brand has no place of its own to retrieve.
  if (!id || !line1 || of.feature_type === 'category' || of.feature_type === 'brand')
    return undefined
  const kind = kindOf(of.feature_type)
  const lines = [line1, firstText(of.place_formatted, of.full_address)] as const
  const categories = kind === 'place' ? categoriesOf(of) : []
  return {
    kind,
    id: `${session}\n${id}`,
    lines,
    place: compact<WirePlace>({ name: line1, categories, location: locationOf(of) }),
  }
}

function resultOf({ geometry, properties }: Fields): GeocodingResult | undefined {
  const [longitude, latitude] = listOf(fieldsOf(geometry).coordinates)
  const of = fieldsOf(properties)
  const coordinate = coordinateOf(latitude, longitude)
  if (!coordinate) return undefined
  const kind = kindOf(of.feature_type)
  const location = compact<WireLocation>({ ...locationOf(of), coordinate })
  const metadata = fieldsOf(of.metadata)
  const number = textOf(metadata.phone)
  const place = compact<WirePlace>({
    name: kind === 'address' ? undefined : firstText(of.name_preferred, of.name),
    location,
    categories: kind === 'place' ? categoriesOf(of) : [],
    phones: number ? [{ type: 'primary', number }] : [],
    enhanced_contents: compact<WireContents>({ business_url: webAddress(metadata.website) }),
  })
  return { kind, id: textOf(of.mapbox_id), place }
}

function locationOf(of: Fields): WireLocation {
  const context = fieldsOf(of.context)
  const named = (part: string, field = 'name'): string | undefined =>
    textOf(fieldsOf(context[part])[field])
  const isStreet = of.feature_type === 'street'
  return compact<WireLocation>({
    house_number: named('address', 'address_number'),
    street:
      named('address', 'street_name') ??
      named('street') ??
      (isStreet ? textOf(of.name) : undefined),
    city:
      named('place') ??
      (of.feature_type === 'place' ? textOf(of.name) : undefined) ??
      named('locality'),
    state: named('region'),
    postal: named('postcode'),
    country: named('country'),
    country_code: named('country', 'country_code'),
    formatted_address: textOf(of.full_address),
  })
}

function categoriesOf(of: Fields): WirePlace['categories'] {
  const names = listOf(of.poi_category).flatMap((name) => textOf(name) ?? [])
  const codes = listOf(of.poi_category_ids).flatMap((code) => textOf(code) ?? [])
  return names.map((name, index) => ({
    code: codes[index] ?? name,
    name: name.charAt(0).toUpperCase() + name.slice(1),
  }))
}
