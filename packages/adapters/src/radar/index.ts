import type { Coordinate } from '@signpost/client/domain'
import { alpha2 } from '../domain/alpha2.ts'
import { entryOf, type Fields, fieldsOf, firstText, listOf, textOf } from '../domain/fields.ts'
import { coordinateOf, type GeocodingResult } from '../domain/GeocodingResult.ts'
import { openTerms, tagName } from '../domain/openStreetMap.ts'
import type { Adapter } from '../internals/Adapter.ts'
import type { Call, Parameters } from '../internals/createCall.ts'
import { type AdapterOptions, defineAdapter, recordsIn } from '../internals/defineAdapter.ts'
import { places, type TextRequest } from '../internals/places.ts'

export interface RadarOptions extends AdapterOptions {
  /** A publishable key. */
  readonly apiKey: string
}

const title = 'Radar'

/** Radar's search and geocoding. */
export function radar({ apiKey, ...options }: RadarOptions): Adapter {
  const ask = async (
    path: string,
    call: Call,
    parameters: Parameters,
  ): Promise<GeocodingResult[]> => {
    const { body } = await call.ask(
      `https://api.radar.io/v1/${path}`,
      { ...parameters, lang: call.language?.slice(0, 2).toLowerCase() },
      { headers: { Authorization: apiKey } },
    )
    const found = recordsIn(fieldsOf(body).addresses, title)
    return found.flatMap((address) => resultOf(address) ?? [])
  }
  const at = ({ latitude, longitude }: Coordinate): string => `${latitude},${longitude}`
  return defineAdapter(
    {
      name: 'radar',
      title,
      terms: {
        ...openTerms({ text: '© Radar', url: 'https://radar.com' }),
        store: false,
      },
      has: places({
        restricts: ['countries'],
        suggest: find,
        // No other search of Radar includes places of interest.
        search: find,
        forwardGeocode: ({ query, countries }, call) =>
          ask('geocode/forward', call, { query, country: alpha2(countries) }),
        async reverseGeocode(point, call) {
          const parameters = { coordinates: at(point), layers: 'address,coarse' }
          return (await ask('geocode/reverse', call, parameters))[0]?.place.location
        },
      }),
    },
    options,
  )

  function find(
    { query, center, limit, countries }: TextRequest,
    call: Call,
  ): Promise<GeocodingResult[]> {
    return ask('search/autocomplete', call, {
      query,
      near: center && at(center),
      limit,
      countryCode: alpha2(countries),
    })
  }
}

const confidences = { exact: 1, interpolated: 0.9, fallback: 0.6 }

function resultOf(record: Fields): GeocodingResult | undefined {
  const coordinate = coordinateOf(record.latitude, record.longitude)
  if (!coordinate) return undefined
  const layer = textOf(record.layer)
  const location = {
    house_number: textOf(record.number),
    street: textOf(record.street),
    city: firstText(record.city, record.borough),
    state: textOf(record.state),
    postal: textOf(record.postalCode),
    country: textOf(record.country),
    country_code: textOf(record.countryCode),
    formatted_address: textOf(record.formattedAddress),
    coordinate,
  }
  if (layer === 'place') {
    const code = listOf(record.categories)
      .flatMap((one) => textOf(one) ?? [])
      .at(-1)
    const categories = code ? [{ code, name: tagName('', code.replaceAll('-', '_')) }] : []
    return { kind: 'place', place: { name: textOf(record.placeLabel), location, categories } }
  }
  if (!layer || layer === 'address' || layer === 'street' || layer === 'intersection') {
    const confidence = entryOf(confidences, record.confidence)
    return { kind: 'address', place: { name: textOf(record.addressLabel), location }, confidence }
  }
  const own = {
    country: record.country,
    state: record.state,
    county: record.county,
    locality: record.city,
    neighborhood: record.neighborhood,
    postalCode: record.postalCode,
  }
  const name = firstText(entryOf(own, layer), record.addressLabel)
  return { kind: 'area', place: { name, location } }
}
