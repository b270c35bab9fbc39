import { alpha2 } from '../domain/alpha2.ts'
import { boxOf } from '../domain/boxOf.ts'
import { entryOf, type Fields, fieldsOf, firstText, textOf } from '../domain/fields.ts'
import { coordinateOf, type GeocodingResult } from '../domain/GeocodingResult.ts'
import { openTerms, tagName } from '../domain/openStreetMap.ts'
import type { Adapter } from '../internals/Adapter.ts'
import type { Call, Parameters } from '../internals/createCall.ts'
import { type AdapterOptions, defineAdapter, recordsIn } from '../internals/defineAdapter.ts'
import { places, type TextRequest } from '../internals/places.ts'

export interface OpenCageOptions extends AdapterOptions {
  readonly apiKey: string
}

const title = 'OpenCage'

/** OpenCage's geocoder, which has no suggestions, so `PlaceSearch` searches on Enter. */
export function opencage({ apiKey, ...options }: OpenCageOptions): Adapter {
  const find = async (
    q: string,
    call: Call,
    parameters: Parameters,
  ): Promise<GeocodingResult[]> => {
    const { body } = await call.ask('https://api.opencagedata.com/geocode/v1/json', {
      q,
      ...parameters,
      language: call.language,
      no_annotations: 1,
      key: apiKey,
    })
    return recordsIn(fieldsOf(body).results, title).flatMap((result) => resultOf(result) ?? [])
  }
  const search = (
    { query, center, limit, countries, bounds }: TextRequest,
    call: Call,
  ): Promise<GeocodingResult[]> =>
    find(query, call, {
      proximity: center && `${center.latitude},${center.longitude}`,
      limit,
      countrycode: alpha2(countries)?.toLowerCase(),
      bounds: boxOf(bounds),
    })
  return defineAdapter(
    {
      name: 'opencage',
      title,
      terms: openTerms({ text: 'Powered by OpenCage', url: 'https://opencagedata.com' }),
      has: places({
        restricts: ['countries', 'bounds'],
        search,
        forwardGeocode: search,
        async reverseGeocode({ latitude, longitude }, call) {
          const [nearest] = await find(`${latitude},${longitude}`, call, { limit: 1 })
          return nearest?.place.location
        },
      }),
    },
    options,
  )
}

/** OpenCage's own kinds that are areas. */
const areas = /^(postcode|neighbourhood|city|village|county|state|country|region|place)$/

/** The fields with the names of areas, where they differ from the kind of the area. */
const names: Readonly<Record<string, readonly string[]>> = {
  city: ['town', 'municipality'],
  village: ['hamlet'],
  neighbourhood: ['suburb', 'quarter', 'city_district'],
}

function resultOf({ components, formatted, geometry }: Fields): GeocodingResult | undefined {
  const record = fieldsOf(components)
  const { lat, lng } = fieldsOf(geometry)
  const coordinate = coordinateOf(lat, lng)
  if (!coordinate) return undefined
  const type = textOf(record._type) ?? ''
  const location = {
    house_number: textOf(record.house_number),
    street: firstText(record.road, record.street, record.pedestrian, record.footway),
    city: firstText(
      record.city,
      record.town,
      record.village,
      record._normalized_city,
      record.municipality,
    ),
    state: textOf(record.state),
    postal: textOf(record.postcode),
    country: textOf(record.country),
    country_code: textOf(record.country_code),
    formatted_address: textOf(formatted),
    coordinate,
  }
  if (areas.test(type)) {
    const fields = [type, ...(entryOf(names, type) ?? [])]
    const name = firstText(...fields.map((field) => record[field]))
    return { kind: 'area', place: { name, location } }
  }
  const name = textOf(record[type])
  if (!name || type === 'building' || type === 'road')
    return { kind: 'address', place: { location } }
  const category = { code: type, name: tagName('', type) }
  return { kind: 'place', place: { name, location, categories: [category] } }
}
