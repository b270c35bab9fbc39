import type { WireLocation, WirePlace } from '@signpost/client/wire'
import { alpha2 } from '../domain/alpha2.ts'
import { boxOf } from '../domain/boxOf.ts'
import { phonesOf, webAddress } from '../domain/contact.ts'
import { type Fields, fieldsOf, firstText, numberOf, textOf } from '../domain/fields.ts'
import { coordinateOf, type Draft, type GeocodingResult } from '../domain/GeocodingResult.ts'
import { openTerms, tagName } from '../domain/openStreetMap.ts'
import type { Adapter } from '../internals/Adapter.ts'
import type { Call, Parameters } from '../internals/createCall.ts'
import { type AdapterOptions, defineAdapter, recordsIn } from '../internals/defineAdapter.ts'
import { places, type TextRequest } from '../internals/places.ts'

export interface GeoapifyOptions extends AdapterOptions {
  readonly apiKey: string
}

const title = 'Geoapify'

/** Geoapify's geocoder, and the details of its places. */
export function geoapify({ apiKey, ...options }: GeoapifyOptions): Adapter {
  const ask = async (path: string, call: Call, parameters: Parameters): Promise<Fields> => {
    const lang = call.language?.slice(0, 2).toLowerCase()
    const { body } = await call.ask(`https://api.geoapify.com/${path}`, {
      ...parameters,
      lang,
      apiKey,
    })
    return fieldsOf(body)
  }
  const results = async (
    path: string,
    call: Call,
    parameters: Parameters,
  ): Promise<GeocodingResult[]> => {
    const found = await ask(`v1/geocode/${path}`, call, { ...parameters, format: 'json' })
    return recordsIn(found.results, title).flatMap((result) => resultOf(result) ?? [])
  }
  const find = (
    path: string,
    { query, center, limit, countries, bounds }: TextRequest,
    call: Call,
  ): Promise<GeocodingResult[]> => {
    const bias = center && `proximity:${center.longitude},${center.latitude}`
    const area = [
      countries && `countrycode:${alpha2(countries)?.toLowerCase()}`,
      bounds && `rect:${boxOf(bounds)}`,
    ]
    const filter = area.filter(Boolean).join('|') || undefined
    return results(path, call, { text: query, bias, limit, filter })
  }
  return defineAdapter(
    {
      name: 'geoapify',
      title,
      terms: openTerms({ text: 'Powered by Geoapify', url: 'https://www.geoapify.com' }),
      has: places({
        restricts: ['countries', 'bounds'],
        suggest: (request, call) => find('autocomplete', request, call),
        search: (request, call) => find('search', request, call),
        async details(id, call) {
          const { features } = await ask('v2/place-details', call, { id, features: 'details' })
          const [feature] = recordsIn(features, title)
          return feature && resultOf(fieldsOf(feature.properties))
        },
        async forwardGeocode(request, call) {
          const found = await find('search', request, call)
          return found.filter(({ kind }) => kind !== 'place')
        },
        async reverseGeocode({ latitude, longitude }, call) {
          const [found] = await results('reverse', call, {
            lat: latitude,
            lon: longitude,
            limit: 1,
          })
          return found?.place.location
        },
      }),
    },
    options,
  )
}

function resultOf(record: Fields): GeocodingResult | undefined {
  const coordinate = coordinateOf(record.lat, record.lon)
  if (!coordinate) return undefined
  const name = textOf(record.name)
  const location = {
    house_number: textOf(record.housenumber),
    street: textOf(record.street),
    city: firstText(record.city, record.town, record.village, record.municipality),
    state: textOf(record.state),
    postal: textOf(record.postcode),
    country: textOf(record.country),
    country_code: textOf(record.country_code),
    formatted_address: textOf(record.formatted),
    coordinate,
  }
  const common = {
    id: textOf(record.place_id),
    confidence: numberOf(fieldsOf(record.rank).confidence),
  }
  const type = textOf(record.result_type)
  const isPlace = type === 'amenity' || (type === undefined && name !== undefined)
  if (isPlace) return { kind: 'place', ...common, place: placeOf(record, name, location) }
  if (type === 'building' || type === 'street' || type === undefined)
    return { kind: 'address', ...common, place: { location } }
  // An area without a name has it in the field of its type, such as `suburb`.
  const ownName = firstText(name, record[type], location.city)
  return { kind: 'area', ...common, place: { name: ownName, location } }
}

function placeOf(
  record: Fields,
  name: string | undefined,
  location: Draft<WireLocation>,
): Draft<WirePlace> {
  const contact = fieldsOf(record.contact)
  const codes = Array.isArray(record.categories) ? record.categories : [record.category]
  const code = codes.flatMap((one) => textOf(one) ?? []).at(-1)
  return {
    name,
    location,
    categories: code ? [{ code, name: tagName('', code.split('.').at(-1) ?? '') }] : [],
    phones: phonesOf(firstText(contact.phone, fieldsOf(record.datasource).phone)),
    enhanced_contents: {
      business_url: webAddress(record.website),
      hours_of_operation_text: textOf(record.opening_hours),
    },
    time_zone: textOf(fieldsOf(record.timezone).name),
  }
}
