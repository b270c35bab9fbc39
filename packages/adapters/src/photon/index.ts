import { toAlpha2 } from '@signpost/client/domain'
import type { WirePlace } from '@signpost/client/wire'
import { boxOf } from '../domain/boxOf.ts'
import { type Fields, fieldsOf, firstText, listOf, textOf } from '../domain/fields.ts'
import { coordinateOf, type Draft, type GeocodingResult } from '../domain/GeocodingResult.ts'
import { openTerms, tagName } from '../domain/openStreetMap.ts'
import type { Adapter } from '../internals/Adapter.ts'
import type { Call, Parameters } from '../internals/createCall.ts'
import { type AdapterOptions, defineAdapter, recordsIn } from '../internals/defineAdapter.ts'
import { places, type TextRequest } from '../internals/places.ts'

export interface PhotonOptions extends AdapterOptions {
  /** The URL of the server, without `/api`. */
  readonly url: string
  /** The languages of names on the server, besides the local names. Default: those of the public build. */
  readonly languages?: readonly string[]
}

const title = 'Photon'

/** The places and addresses of a Photon server, on OpenStreetMap data. */
export function photon({
  url,
  languages = ['en', 'de', 'fr'],
  ...options
}: PhotonOptions): Adapter {
  const base = url.replace(/\/+$/, '')
  async function find(
    path: string,
    { language, ask }: Call,
    parameters: Parameters,
  ): Promise<GeocodingResult[]> {
    const lang = languages.find((one) => one === language?.toLowerCase().split('-')[0])
    const { body } = await ask(`${base}/${path}`, { ...parameters, lang })
    const { features } = fieldsOf(body)
    return recordsIn(features, title).flatMap((feature) => resultOf(feature) ?? [])
  }
  const search = (
    { query, center, limit, countries, bounds }: TextRequest,
    call: Call,
  ): Promise<GeocodingResult[]> =>
    find('api', call, {
      q: query,
      lat: center?.latitude,
      lon: center?.longitude,
      limit,
      countrycode: countries?.map(toAlpha2),
      bbox: boxOf(bounds),
    })
  return defineAdapter(
    {
      name: 'photon',
      title,
      terms: openTerms(),
      has: places({
        restricts: ['countries', 'bounds'],
        suggest: search,
        search,
        forwardGeocode: async (request, call) => {
          const found = await search(request, call)
          return found.filter(({ kind }) => kind !== 'place')
        },
        reverseGeocode: async ({ latitude, longitude }, call) => {
          const parameters = { lat: latitude, lon: longitude, limit: 1 }
          const [nearest] = await find('reverse', call, parameters)
          return nearest?.place.location
        },
      }),
    },
    options,
  )
}

/** Photon's own kinds that are areas. */
const areas = new Set(['district', 'locality', 'city', 'county', 'state', 'country'])

function resultOf({ geometry, properties }: Fields): GeocodingResult | undefined {
  const [longitude, latitude] = listOf(fieldsOf(geometry).coordinates)
  const record = fieldsOf(properties)
  const coordinate = coordinateOf(latitude, longitude)
  if (!coordinate) return undefined
  const type = textOf(record.type) ?? typeOf(record)
  const name = textOf(record.name)
  const isArea = areas.has(type) && record.osm_key !== 'amenity'
  const isStreet = type === 'street'
  const location = {
    house_number: textOf(record.housenumber),
    street: isStreet ? firstText(record.street, name) : textOf(record.street),
    city: firstText(
      record.city,
      type === 'city' ? name : undefined,
      record.locality,
      record.district,
      record.county,
    ),
    state: firstText(record.state, type === 'state' ? name : undefined),
    // A city lists all its postal codes.
    postal: /;/.test(`${record.postcode}`) ? undefined : textOf(record.postcode),
    country: firstText(record.country, type === 'country' ? name : undefined),
    country_code: textOf(record.countrycode),
    coordinate,
  }
  if (isArea) return { kind: 'area', place: { name, location } }
  const isUrl = isStreet || record.osm_key === 'highway' || (type === 'house' && !name)
  if (isUrl) return { kind: 'address', place: { location } }
  const place = { name, location, categories: categoriesOf(record) }
  return { kind: 'place', place }
}

/** The type of a place without one, as older servers send it. */
function typeOf({ osm_key, osm_value }: Fields): string {
  const value = (osm_key === 'place' && textOf(osm_value)) || ''
  if (/^(town|village)$/.test(value)) return 'city'
  return value === '' || value === 'house' || areas.has(value) ? value : 'locality'
}

/** The OpenStreetMap tag, which is the only category that Photon sends. */
function categoriesOf({ osm_key, osm_value }: Fields): Draft<WirePlace['categories']> {
  const [key, value] = [textOf(osm_key), textOf(osm_value)]
  if (!key || !value) return undefined
  return [{ code: `${key}=${value}`, name: tagName(key, value) }]
}
