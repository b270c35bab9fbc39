import type { Bounds, Coordinate } from '@signpost/client/domain'
import { alpha2 } from '../domain/alpha2.ts'
import { type Fields, fieldsOf, listOf, numberOf, recordsOf, textOf } from '../domain/fields.ts'
import { coordinateOf, type GeocodingResult } from '../domain/GeocodingResult.ts'
import { listedLanguage } from '../domain/listedLanguage.ts'
import { tagName } from '../domain/openStreetMap.ts'
import type { Adapter } from '../internals/Adapter.ts'
import type { Call, Parameters } from '../internals/createCall.ts'
import { type AdapterOptions, defineAdapter, recordsIn } from '../internals/defineAdapter.ts'
import { places, refuse, type TextRequest } from '../internals/places.ts'

export interface YandexOptions extends AdapterOptions {
  /** A key of the Geocoder API. */
  readonly apiKey: string
  /** A key of the Geosuggest API. Default: `apiKey`. */
  readonly suggestKey?: string
}

const title = 'Yandex'
const languages = 'en-US ru-RU uk-UA be-BY tr-TR'

/** Yandex: Geosuggest for suggestions, and the Geocoder. */
export function yandex({ apiKey, suggestKey = apiKey, ...options }: YandexOptions): Adapter {
  const geocode = async (call: Call, parameters: Parameters): Promise<GeocodingResult[]> => {
    const { body } = await call.ask('https://geocode-maps.yandex.ru/v1/', {
      ...parameters,
      // Yandex refuses requests without a language.
      lang: (listedLanguage(call.language, languages) ?? 'en-US').replace('-', '_'),
      format: 'json',
      apikey: apiKey,
    })
    const { GeoObjectCollection } = fieldsOf(fieldsOf(body).response)
    const found = recordsIn(fieldsOf(GeoObjectCollection).featureMember, title)
    return found.flatMap(({ GeoObject }) => resultOf(fieldsOf(GeoObject)) ?? [])
  }
  const search = (
    { query, center, limit, countries, bounds }: TextRequest,
    call: Call,
  ): Promise<GeocodingResult[]> => {
    if (countries) refuse('countries', title)
    return geocode(call, {
      geocode: query,
      results: limit,
      bbox: bounds && corners(bounds),
      rspn: bounds && 1,
      ...(!bounds && near(center)),
    })
  }
  return defineAdapter(
    {
      name: 'yandex',
      title,
      terms: {
        map: 'own',
        mapHosts: ['api-maps.yandex.ru'],
        store: false,
        attribution: [{ text: '© Yandex', url: 'https://yandex.com/legal/maps_termsofuse/' }],
        uses: 'any',
      },
      has: places({
        restricts: ['countries', 'bounds'],
        async suggest({ query, center, limit, countries, bounds }, call) {
          const { body } = await call.ask('https://suggest-maps.yandex.ru/v1/suggest', {
            text: query,
            results: Math.min(limit, 10),
            lang: call.language?.slice(0, 2).toLowerCase(),
            countries: alpha2(countries)?.toLowerCase(),
            bbox: bounds && corners(bounds),
            strict_bounds: bounds && 1,
            ...(!bounds && near(center)),
            attrs: 'uri',
            highlight: 0,
            apikey: suggestKey,
          })
          const found = recordsIn(fieldsOf(body).results, title)
          return found.flatMap((one) => suggestedOf(one) ?? [])
        },
        search,
        details: async (uri, call) => (await geocode(call, { uri }))[0],
        forwardGeocode: search,
        reverseGeocode: async ({ latitude, longitude }, call) => {
          const point = { geocode: `${longitude},${latitude}`, results: 1 }
          return (await geocode(call, point))[0]?.place.location
        },
      }),
    },
    options,
  )
}

/** The southwestern and the northeastern corner of a box. */
function corners({ west, south, east, north }: Bounds): string {
  return `${west},${south}~${east},${north}`
}

/** A window of one degree around the center, as a preference. */
function near(center: Coordinate | undefined): Parameters {
  return center ? { ll: `${center.longitude},${center.latitude}`, spn: '1,1' } : {}
}

/** A suggestion, which has no point and is looked up by its URI. */
function suggestedOf(record: Fields): GeocodingResult | undefined {
  const name = textOf(fieldsOf(record.title).text)
  const id = textOf(record.uri)
  if (!name || !id) return undefined
  const tags = listOf(record.tags).flatMap((tag) => textOf(tag) ?? [])
  const code = tags[0] ?? ''
  const place = {
    name,
    distance: numberOf(fieldsOf(record.distance).value),
  }
  const lines = [name, textOf(fieldsOf(record.subtitle).text)] as const
  if (addresses.test(code)) return { kind: 'address', id, place, lines }
  if (areas.test(code)) return { kind: 'area', id, place, lines }
  const categories = code ? [{ code, name: tagName('', code) }] : []
  return { kind: 'place', id, place: { ...place, categories }, lines }
}

const addresses = /^(house|street|entrance)$/
const areas = /^(country|province|area|locality|district|region)$/

function resultOf(record: Fields): GeocodingResult | undefined {
  const meta = fieldsOf(fieldsOf(record.metaDataProperty).GeocoderMetaData)
  const [longitude, latitude] = (textOf(fieldsOf(record.Point).pos) ?? '').split(' ')
  const coordinate = coordinateOf(latitude, longitude)
  if (!coordinate) return undefined
  const address = fieldsOf(meta.Address)
  const parts = recordsOf(address.Components)
  // The last component of a kind is the smallest: a city comes after its province of the same kind.
  const part = (kind: string): string | undefined =>
    textOf(parts.findLast((one) => one.kind === kind)?.name)
  const location = {
    house_number: part('house'),
    street: part('street'),
    city: part('locality'),
    state: part('province'),
    postal: textOf(address.postal_code),
    country: part('country'),
    country_code: textOf(address.country_code),
    // An answer without an address has its text.
    formatted_address: textOf(address.formatted) ?? textOf(meta.text),
    coordinate,
  }
  const name = textOf(record.name)
  const kind = textOf(meta.kind) ?? ''
  if (addresses.test(kind)) {
    const precision = `${meta.precision}`
    const confidence = precision === 'exact' ? 1 : /street|other/.test(precision) ? 0.6 : 0.9
    return { kind: 'address', place: { name, location }, confidence }
  }
  if (areas.test(kind)) return { kind: 'area', place: { name, location } }
  const categories = kind ? [{ code: kind, name: tagName('', kind) }] : []
  return { kind: 'place', place: { name, location, categories } }
}
