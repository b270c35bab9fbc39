import type { Coordinate } from '@signpost/client/domain'
import type { WireLocation } from '@signpost/client/wire'
import { phonesOf } from '../domain/contact.ts'
import { type Fields, fieldsOf, firstText, textOf } from '../domain/fields.ts'
import { coordinateOf, type Draft, type GeocodingResult } from '../domain/GeocodingResult.ts'
import { fromGcj02, toGcj02 } from '../domain/gcj02.ts'
import type { Adapter } from '../internals/Adapter.ts'
import type { Call, Parameters } from '../internals/createCall.ts'
import {
  type AdapterOptions,
  defineAdapter,
  recordsIn,
  unreadable,
} from '../internals/defineAdapter.ts'
import { places } from '../internals/places.ts'

export interface AmapOptions extends AdapterOptions {
  /** A key of the Web Service API. */
  readonly apiKey: string
}

const title = 'AMap'

/** AMap (Gaode), for China. It uses shifted coordinates (GCJ-02); the adapter's answers are not shifted. */
export function amap({ apiKey, ...options }: AmapOptions): Adapter {
  const ask = async (path: string, call: Call, parameters: Parameters): Promise<Fields> => {
    const { body } = await call.ask(
      `https://restapi.amap.com/${path}`,
      { ...parameters, key: apiKey },
      { refuses: ({ status }) => status === '0' },
    )
    return fieldsOf(body)
  }
  const results = async (
    list: string,
    path: string,
    call: Call,
    parameters: Parameters,
    read = placeOf,
  ): Promise<GeocodingResult[]> => {
    const found = await ask(path, call, parameters)
    return recordsIn(found[list], title).flatMap((one) => read(one) ?? [])
  }
  const pois = (path: string, call: Call, parameters: Parameters): Promise<GeocodingResult[]> =>
    results('pois', path, call, { ...parameters, show_fields: 'business' })
  return defineAdapter(
    {
      name: 'amap',
      title,
      terms: {
        map: 'own',
        mapHosts: ['autonavi.com'],
        store: false,
        attribution: [{ text: '© AutoNavi', url: 'https://www.amap.com' }],
        uses: 'any',
      },
      has: places({
        // A tip without an id or a point is a suggested query, not a place.
        suggest: ({ query, center }, call) =>
          results('tips', 'v3/assistant/inputtips', call, {
            keywords: query,
            location: center && at(center),
          }),
        search: ({ query, center, limit }, call) =>
          pois(`v5/place/${center ? 'around' : 'text'}`, call, {
            keywords: query,
            page_size: Math.min(limit, 25),
            location: center && at(center),
            radius: center && 50_000,
          }),
        details: async (id, call) => (await pois('v5/place/detail', call, { id }))[0],
        forwardGeocode: ({ query }, call) =>
          results('geocodes', 'v3/geocode/geo', call, { address: query }, addressOf),
        async reverseGeocode(point, call) {
          const { regeocode } = await ask('v3/geocode/regeo', call, { location: at(point) })
          if (!regeocode) throw unreadable(title)
          const { addressComponent, formatted_address } = fieldsOf(regeocode)
          const record = fieldsOf(addressComponent)
          const location = locationOf({
            ...record,
            ...fieldsOf(record.streetNumber),
            formatted_address,
          })
          return location.formatted_address ? location : undefined
        },
      }),
    },
    options,
  )
}

/** `116.397,39.908`, shifted, with the six digits that AMap accepts. */
function at(point: Coordinate): string {
  const { latitude, longitude } = toGcj02(point)
  return `${longitude.toFixed(6)},${latitude.toFixed(6)}`
}

function placeOf(record: Fields): GeocodingResult | undefined {
  const id = textOf(record.id)
  const name = textOf(record.name)
  const location = locationOf({
    street: record.address,
    city: firstText(record.cityname, record.district),
    province: record.pname,
    location: record.location,
  })
  if (!location.coordinate || !id || !name) return undefined
  const business = fieldsOf(record.business)
  // A place of several kinds has a list, each kind from the widest to the narrowest.
  const code = textOf(record.typecode)?.split('|')[0]
  const kind = textOf(record.type)?.split('|')[0]?.split(';').at(-1)
  // 1901xx: a country, a province, a city, a district.
  if (code?.startsWith('1901')) return { kind: 'area', id, place: { name, location } }
  return {
    kind: 'place',
    id,
    place: {
      name,
      location,
      categories: code ? [{ code, name: kind || code }] : [],
      phones: phonesOf(business.tel),
      enhanced_contents: { hours_of_operation_text: textOf(business.opentime_week) },
    },
  }
}

function addressOf(record: Fields): GeocodingResult | undefined {
  const location = locationOf(record)
  const { street, formatted_address: name, coordinate } = location
  return coordinate && { kind: street ? 'address' : 'area', place: { name, location } }
}

/** AMap writes an empty list for a missing text. */
function locationOf(record: Fields): Draft<WireLocation> {
  const [longitude, latitude] = (textOf(record.location) ?? '').split(',')
  const shifted = coordinateOf(latitude, longitude)
  const state = textOf(record.province)
  return {
    house_number: textOf(record.number),
    street: textOf(record.street),
    // In Beijing and three more cities the province is the city.
    city: firstText(record.city, state),
    state,
    country: '中国',
    country_code: 'CHN',
    formatted_address: textOf(record.formatted_address),
    coordinate: shifted && fromGcj02(shifted),
  }
}
