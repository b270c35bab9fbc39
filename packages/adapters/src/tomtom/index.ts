import type { WireContents, WireLocation, WirePlace } from '@signpost/client/wire'
import { phonesOf, webAddress } from '../domain/contact.ts'
import {
  entryOf,
  type Fields,
  fieldsOf,
  firstText,
  listOf,
  numberOf,
  recordsOf,
  textOf,
} from '../domain/fields.ts'
import { coordinateOf, type Draft, type GeocodingResult } from '../domain/GeocodingResult.ts'
import { tomtomTerms } from '../domain/tomtomTerms.ts'
import type { Adapter } from '../internals/Adapter.ts'
import type { Call, Parameters } from '../internals/createCall.ts'
import { type AdapterOptions, defineAdapter, recordsIn } from '../internals/defineAdapter.ts'
import { places, type TextRequest } from '../internals/places.ts'

export interface TomTomOptions extends AdapterOptions {
  readonly apiKey: string
}

const title = 'TomTom'

/** The tag that TomTom lists for a language; undefined when the list fails to load. */
const listed = (tag: string): Promise<string | undefined> =>
  import('./languages.ts').then(
    ({ listed }) => listed(tag),
    () => undefined,
  )

/** TomTom Search. */
export function tomtom({ apiKey, ...options }: TomTomOptions): Adapter {
  const ask = async (path: string, call: Call, parameters: Parameters): Promise<Fields> => {
    const { body } = await call.ask(`https://api.tomtom.com/search/2/${path}`, {
      ...parameters,
      key: apiKey,
      language: call.language && (await listed(call.language)),
    })
    return fieldsOf(body)
  }
  const results = async (
    path: string,
    { query, center, limit, countries, bounds }: TextRequest,
    call: Call,
    parameters: Parameters = {},
    weekOf?: WeekOf,
  ): Promise<GeocodingResult[]> => {
    const found = await ask(`${path}/${encodeURIComponent(query)}.json`, call, {
      lat: center?.latitude,
      lon: center?.longitude,
      limit,
      countrySet: countries?.join(),
      topLeft: bounds && `${bounds.north},${bounds.west}`,
      btmRight: bounds && `${bounds.south},${bounds.east}`,
      ...parameters,
    })
    return recordsIn(found.results, title).flatMap((result) => resultOf(result, weekOf) ?? [])
  }
  const content = { openingHours: 'nextSevenDays', timeZone: 'iana' }
  return defineAdapter(
    {
      name: 'tomtom',
      title,
      terms: tomtomTerms,
      has: places({
        restricts: ['countries', 'bounds'],
        suggest: (request, call) => results('search', request, call, { typeahead: true }),
        search: async (request, call) =>
          results('search', request, call, content, await loadWeekOf()),
        async details(entityId, call) {
          const found = await ask('place.json', call, { entityId, ...content })
          const [result] = recordsIn(found.results, title)
          return result && resultOf(result, await loadWeekOf())
        },
        forwardGeocode: (request, call) => results('geocode', request, call),
        async reverseGeocode({ latitude, longitude }, call) {
          const path = `reverseGeocode/${latitude},${longitude}.json`
          const [result] = recordsIn((await ask(path, call, {})).addresses, title)
          // This answer has a position as text, `latitude,longitude`.
          const [lat, lon] = (textOf(result?.position) ?? '').split(',')
          return result && resultOf({ ...result, position: { lat, lon } })?.place.location
        },
      }),
    },
    options,
  )
}

type WeekOf = (openingHours: unknown) => WireContents['hours_of_operation_structured']

/** Loads the reader of opening hours, which suggestions do not need. A failure to load it costs the hours, but no place. */
const loadWeekOf = (): Promise<WeekOf | undefined> =>
  import('./weekOf.ts').then(
    ({ weekOf }) => weekOf,
    () => undefined,
  )

function resultOf(record: Fields, weekOf?: WeekOf): GeocodingResult | undefined {
  const { lat, lon } = fieldsOf(record.position)
  const coordinate = coordinateOf(lat, lon)
  if (!coordinate) return undefined
  const address = fieldsOf(record.address)
  const location = {
    house_number: firstText(address.streetNumber, address.buildingNumber),
    street: firstText(address.streetName, address.street),
    // Some municipalities are lists, nearest first.
    city: textOf(firstText(address.localName, address.municipality)?.split(',')[0]),
    state: firstText(address.countrySubdivisionName, address.countrySubdivision),
    // A city or a street may list all its codes.
    postal: firstText(single(address.extendedPostalCode), single(address.postalCode)),
    country: textOf(address.country),
    country_code: firstText(address.countryCodeISO3, address.countryCode),
    formatted_address: textOf(address.freeformAddress),
    coordinate,
  }
  const id = textOf(record.id)
  const confidence = numberOf(fieldsOf(record.matchConfidence).score)
  if (record.type === 'POI')
    return { kind: 'place', id, confidence, place: placeOf(record, location, weekOf) }
  if (record.type === 'Geography') {
    const type = textOf(record.entityType) ?? ''
    const field = entryOf(names, type) ?? type.charAt(0).toLowerCase() + type.slice(1)
    const named = textOf(address[field])?.split(',')[0]
    const name = firstText(named, address.freeformAddress)
    return { kind: 'area', confidence, place: { name, location } }
  }
  // The house number in a range is interpolated.
  const accuracy =
    record.type === 'Address Range' ? 8 : record.type === 'Cross Street' ? 7 : undefined
  return { kind: 'address', confidence, place: { location, accuracy } }
}

/** A text that is not a list. */
function single(value: unknown): string | undefined {
  const text = textOf(value)
  return text?.includes(',') ? undefined : text
}

/** The fields with the names of areas, where they differ from the type of the area. */
const names: Readonly<Record<string, string>> = {
  CountrySubdivision: 'countrySubdivisionName',
  PostalCodeArea: 'postalCode',
}

function placeOf(
  record: Fields,
  location: Draft<WireLocation>,
  weekOf: WeekOf | undefined,
): Draft<WirePlace> {
  const poi = fieldsOf(record.poi)
  const codes = recordsOf(poi.categorySet).map(({ id }) => textOf(id))
  return {
    name: textOf(poi.name),
    location,
    categories: listOf(poi.categories).flatMap((category, index) => {
      const name = textOf(category)
      return name
        ? [{ code: codes[index] ?? name, name: name.charAt(0).toUpperCase() + name.slice(1) }]
        : []
    }),
    brand: recordsOf(poi.brands).flatMap((brand) => {
      const name = textOf(brand.name)
      return name ? [{ id: name, name }] : []
    }),
    phones: phonesOf(poi.phone),
    enhanced_contents: {
      business_url: webAddress(textOf(poi.url)?.replace(/^(?!https?:)/, 'https://')),
      hours_of_operation_structured: weekOf?.(poi.openingHours),
    },
    time_zone: textOf(fieldsOf(poi.timeZone).ianaId),
  }
}
