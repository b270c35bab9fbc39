import type { Coordinate } from '@signpost/client/domain'
import type { WireLocation, WirePlace } from '@signpost/client/wire'
import { alpha2 } from '../domain/alpha2.ts'
import { boxOf } from '../domain/boxOf.ts'
import { phonesOf, webAddress } from '../domain/contact.ts'
import { type Fields, fieldsOf, firstText, numberOf, textOf } from '../domain/fields.ts'
import { coordinateOf, type Draft, type GeocodingResult } from '../domain/GeocodingResult.ts'
import { openTerms, tagName } from '../domain/openStreetMap.ts'
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
  /** True for the app's own server. Only then there are suggestions: the policy of the public one forbids a request for each key. */
  readonly isOwnServer?: boolean
}

const title = 'Nominatim'

/** Places and addresses of a Nominatim server, on OpenStreetMap data. */
export function nominatim({ url, isOwnServer = false, ...options }: NominatimOptions): Adapter {
  const base = url.replace(/\/+$/, '')
  const shared = { format: 'jsonv2', addressdetails: 1, extratags: 1 }

  const ask = async (path: string, call: Call, parameters: Parameters): Promise<unknown> => {
    const language = { 'accept-language': call.language }
    const { body } = await call.ask(`${base}/${path}`, { ...shared, ...parameters, ...language })
    return body
  }

  const search = async (
    { query, limit, center, countries, bounds }: TextRequest,
    call: Call,
    parameters: Parameters = {},
  ): Promise<GeocodingResult[]> => {
    // Without bounds, half a degree around the center, as a preference and not a restriction.
    const body = await ask('search', call, {
      q: query,
      limit,
      viewbox: boxOf(bounds) ?? (center && around(center)),
      bounded: bounds && 1,
      countrycodes: alpha2(countries)?.toLowerCase(),
      ...parameters,
    })
    return recordsIn(body, title).flatMap((record) => resultOf(record) ?? [])
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
          return resultOf(recordsIn(body, title)[0] ?? {})
        },
        reverseGeocode: async ({ latitude, longitude }, call) => {
          // Without the layer it is the nearest place of any kind: a cash machine, not the house.
          const point = { lat: latitude, lon: longitude, layer: 'address' }
          const body = await ask('reverse', call, point)
          const record = fieldsOf(body)
          if (textOf(record.error)) return undefined
          const found = resultOf(record)
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

/** The tags of a settlement, a part of one, and an area that a border encloses. */
const areas = /^(place=(?!house|square)|boundary=(administrative|postal_code))/

/** The result of a record; LocationIQ writes the same. */
export function resultOf(record: Fields): GeocodingResult | undefined {
  const coordinate = coordinateOf(record.lat, record.lon)
  if (!coordinate) return undefined
  const of = fieldsOf(record.address)
  const name = textOf(record.name)
  const location = {
    house_number: textOf(of.house_number),
    street: firstText(of.road, of.pedestrian, of.footway, of.square),
    city: firstText(of.city, of.town, of.village, of.hamlet, of.municipality),
    state: textOf(of.state),
    postal: textOf(of.postcode),
    country: textOf(of.country),
    country_code: textOf(of.country_code),
    formatted_address: textOf(record.display_name),
    coordinate,
  }
  const id = idOf(record)
  const [key, value] = [firstText(record.category, record.class), textOf(record.type)]
  const tag = `${key}=${value}`
  if (areas.test(tag)) return { kind: 'area', id, place: { name, location } }
  if (!name || key === 'highway' || tag === 'place=house') {
    return { kind: 'address', id, place: { location } }
  }
  return { kind: 'place', id, place: placeOf(record, name, location, key, value) }
}

function placeOf(
  record: Fields,
  name: string,
  location: Draft<WireLocation>,
  key: string | undefined,
  value: string | undefined,
): Draft<WirePlace> {
  const tags = fieldsOf(record.extratags)
  return {
    name,
    location,
    categories: key && value ? [{ code: `${key}=${value}`, name: tagName(key, value) }] : [],
    phones: phonesOf(firstText(tags.phone, tags['contact:phone'])),
    enhanced_contents: {
      business_url: webAddress(firstText(tags.website, tags['contact:website'])),
      hours_of_operation_text: textOf(tags.opening_hours),
      cuisines: textOf(tags.cuisine)?.replaceAll(';', '|').replaceAll('_', ' '),
    },
  }
}

/** `N123`, as the lookup of Nominatim takes it. */
function idOf({ osm_type, osm_id }: Fields): string | undefined {
  const letter = textOf(osm_type)?.charAt(0).toUpperCase()
  const number = numberOf(osm_id)
  return letter && 'NWR'.includes(letter) && number ? `${letter}${number}` : undefined
}
