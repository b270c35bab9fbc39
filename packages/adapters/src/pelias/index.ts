import type { WireLocation, WirePlace } from '@signpost/client/wire'
import { phonesOf, webAddress } from '../domain/contact.ts'
import { type Fields, fieldsOf, firstText, listOf, numberOf, textOf } from '../domain/fields.ts'
import { coordinateOf, type Draft, type GeocodingResult } from '../domain/GeocodingResult.ts'
import { openTerms, tagName } from '../domain/openStreetMap.ts'
import type { Adapter } from '../internals/Adapter.ts'
import type { Call, Parameters } from '../internals/createCall.ts'
import { type AdapterOptions, defineAdapter, recordsIn } from '../internals/defineAdapter.ts'
import { places, type TextRequest } from '../internals/places.ts'

export interface PeliasOptions extends AdapterOptions {
  /** The URL before `/autocomplete`. Default: geocode.earth. */
  readonly url?: string
  /** The key of a hosted server. */
  readonly apiKey?: string
}

const title = 'Pelias'

/** The places and addresses of a Pelias server, such as geocode.earth. */
export function pelias({
  url = 'https://api.geocode.earth/v1',
  apiKey,
  ...options
}: PeliasOptions): Adapter {
  const base = url.replace(/\/+$/, '')
  const ask = async (
    path: string,
    call: Call,
    parameters: Parameters,
  ): Promise<GeocodingResult[]> => {
    const { body } = await call.ask(`${base}/${path}`, {
      ...parameters,
      api_key: apiKey,
      lang: call.language,
    })
    const { features } = fieldsOf(body)
    return recordsIn(features, title).flatMap((feature) => resultOf(feature) ?? [])
  }
  const near = ({ query, center, limit, countries, bounds }: TextRequest): Parameters => ({
    text: query,
    'focus.point.lat': center?.latitude,
    'focus.point.lon': center?.longitude,
    size: limit,
    'boundary.country': countries?.join(),
    'boundary.rect.min_lat': bounds?.south,
    'boundary.rect.min_lon': bounds?.west,
    'boundary.rect.max_lat': bounds?.north,
    'boundary.rect.max_lon': bounds?.east,
  })
  const layers = 'address,street,coarse'
  return defineAdapter(
    {
      name: 'pelias',
      title,
      terms: openTerms({ text: 'Geocoding by Pelias', url: 'https://pelias.io' }),
      has: places({
        restricts: ['countries', 'bounds'],
        suggest: (request, call) => ask('autocomplete', call, near(request)),
        search: (request, call) => ask('search', call, near(request)),
        details: async (ids, call) => (await ask('place', call, { ids }))[0],
        forwardGeocode: (request, call) => ask('search', call, { ...near(request), layers }),
        reverseGeocode: async ({ latitude, longitude }, call) => {
          const point = { 'point.lat': latitude, 'point.lon': longitude }
          const [found] = await ask('reverse', call, { ...point, size: 1, layers })
          return found?.place.location
        },
      }),
    },
    options,
  )
}

function resultOf({ geometry, properties }: Fields): GeocodingResult | undefined {
  const [longitude, latitude] = listOf(fieldsOf(geometry).coordinates)
  const record = fieldsOf(properties)
  const coordinate = coordinateOf(latitude, longitude)
  if (!coordinate) return undefined
  const name = textOf(record.name)
  const location = {
    house_number: textOf(record.housenumber),
    street: textOf(record.street),
    city: firstText(record.locality, record.localadmin, record.borough, record.county),
    state: textOf(record.region),
    postal: textOf(record.postalcode),
    country: textOf(record.country),
    country_code: firstText(record.country_a, record.country_code),
    formatted_address: textOf(record.label),
    coordinate,
  }
  const id = textOf(record.gid)
  const layer = textOf(record.layer)
  const common = { id, confidence: numberOf(record.confidence) }
  if (layer === 'venue') return { kind: 'place', ...common, place: placeOf(record, name, location) }
  if (layer === 'address' || layer === 'street' || layer === 'intersection') {
    const street = location.street ?? (layer === 'street' ? name : undefined)
    return {
      kind: 'address',
      ...common,
      place: {
        name,
        location: { ...location, street },
        accuracy: record.match_type === 'interpolated' ? 8 : undefined,
      },
    }
  }
  return { kind: 'area', ...common, place: { name, location } }
}

function placeOf(
  record: Fields,
  name: string | undefined,
  location: Draft<WireLocation>,
): Draft<WirePlace> {
  const osm = fieldsOf(fieldsOf(record.addendum).osm)
  const categories = listOf(record.category).flatMap((category) => {
    const code = textOf(category)
    return code ? [{ code, name: tagName(code, code.split(':').at(-1) ?? code) }] : []
  })
  return {
    name,
    location,
    categories,
    phones: phonesOf(osm.phone),
    enhanced_contents: {
      business_url: webAddress(osm.website),
      hours_of_operation_text: textOf(osm.opening_hours),
    },
  }
}
