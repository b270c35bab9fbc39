import type { WireDay, WireLocation, WirePlace } from '@signpost/client/wire'
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
import { listedLanguage } from '../domain/listedLanguage.ts'
import type { Adapter } from '../internals/Adapter.ts'
import type { Call, Parameters } from '../internals/createCall.ts'
import { type AdapterOptions, defineAdapter, recordsIn } from '../internals/defineAdapter.ts'
import { places, type TextRequest } from '../internals/places.ts'

export interface TomTomOptions extends AdapterOptions {
  readonly apiKey: string
}

const title = 'TomTom'

/** The tags that it takes; any other is refused. */
const languages =
  'ar bg-BG ca-ES cs-CZ da-DK de-DE el-GR en-US en-GB en-AU en-NZ es-ES es-419 et-EE eu-ES fi-FI fr-FR fr-CA gl-ES he-IL hr-HR hu-HU id-ID it-IT kk-KZ lt-LT lv-LV ms-MY nb-NO nl-NL nl-BE no-NO pl-PL pt-PT pt-BR ro-RO ru-RU sk-SK sl-SI sr-RS sv-SE th-TH tr-TR uk-UA vi-VN zh-CN zh-TW'

/** TomTom Search. */
export function tomtom({ apiKey, ...options }: TomTomOptions): Adapter {
  const ask = async (path: string, call: Call, parameters: Parameters): Promise<Fields> => {
    const { body } = await call.ask(`https://api.tomtom.com/search/2/${path}`, {
      ...parameters,
      key: apiKey,
      language: listedLanguage(call.language, languages),
    })
    return fieldsOf(body)
  }
  const results = async (
    path: string,
    { query, center, limit, countries, bounds }: TextRequest,
    call: Call,
    parameters: Parameters = {},
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
    return recordsIn(found.results, title).flatMap((result) => resultOf(result) ?? [])
  }
  const content = { openingHours: 'nextSevenDays', timeZone: 'iana' }
  return defineAdapter(
    {
      name: 'tomtom',
      title,
      terms: {
        map: 'any',
        store: false,
        attribution: [{ text: '© TomTom', url: 'https://www.tomtom.com' }],
        uses: 'any',
      },
      has: places({
        restricts: ['countries', 'bounds'],
        suggest: (request, call) => results('search', request, call, { typeahead: true }),
        search: (request, call) => results('search', request, call, content),
        async details(entityId, call) {
          const found = await ask('place.json', call, { entityId, ...content })
          const [result] = recordsIn(found.results, title)
          return result && resultOf(result)
        },
        forwardGeocode: (request, call) => results('geocode', request, call),
        async reverseGeocode({ latitude, longitude }, call) {
          const path = `reverseGeocode/${latitude},${longitude}.json`
          const [result] = recordsIn((await ask(path, call, {})).addresses, title)
          // There a position is a text, `latitude,longitude`.
          const [lat, lon] = (textOf(result?.position) ?? '').split(',')
          return result && resultOf({ ...result, position: { lat, lon } })?.place.location
        },
      }),
    },
    options,
  )
}

function resultOf(of: Fields): GeocodingResult | undefined {
  const { lat, lon } = fieldsOf(of.position)
  const coordinate = coordinateOf(lat, lon)
  if (!coordinate) return undefined
  const address = fieldsOf(of.address)
  const location = {
    house_number: firstText(address.streetNumber, address.buildingNumber),
    street: firstText(address.streetName, address.street),
    // Some municipalities are lists, with the nearest first.
    city: textOf(firstText(address.localName, address.municipality)?.split(',')[0]),
    state: firstText(address.countrySubdivisionName, address.countrySubdivision),
    postal: firstText(address.extendedPostalCode, address.postalCode),
    country: textOf(address.country),
    country_code: firstText(address.countryCodeISO3, address.countryCode),
    formatted_address: textOf(address.freeformAddress),
    coordinate,
  }
  const id = textOf(of.id)
  const confidence = numberOf(fieldsOf(of.matchConfidence).score)
  if (of.type === 'POI') return { kind: 'place', id, confidence, place: placeOf(of, location) }
  if (of.type === 'Geography') {
    const named = textOf(address[entryOf(names, of.entityType) ?? ''])?.split(',')[0]
    const name = firstText(named, address.freeformAddress)
    return { kind: 'area', confidence, place: { name, location } }
  }
  // The number of a range is interpolated.
  const accuracy = of.type === 'Address Range' ? 8 : of.type === 'Cross Street' ? 7 : undefined
  return { kind: 'address', confidence, place: { location, accuracy } }
}

/** The field of the name of an area, by the type of the area. */
const names: Readonly<Record<string, string>> = {
  Country: 'country',
  CountrySubdivision: 'countrySubdivisionName',
  CountrySecondarySubdivision: 'countrySecondarySubdivision',
  CountryTertiarySubdivision: 'countryTertiarySubdivision',
  Municipality: 'municipality',
  MunicipalitySubdivision: 'municipalitySubdivision',
  Neighbourhood: 'neighbourhood',
  PostalCodeArea: 'postalCode',
}

function placeOf(of: Fields, location: Draft<WireLocation>): Draft<WirePlace> {
  const poi = fieldsOf(of.poi)
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
    brand: recordsOf(poi.brands)
      .flatMap((brand) => textOf(brand.name) ?? [])
      .map((name) => ({ id: name, name })),
    phones: phonesOf(poi.phone),
    enhanced_contents: {
      business_url: webAddress(textOf(poi.url)?.replace(/^(?!https?:)/, 'https://')),
      hours_of_operation_structured: weekOf(recordsOf(fieldsOf(poi.openingHours).timeRanges)),
    },
    time_zone: textOf(fieldsOf(poi.timeZone).ianaId),
  }
}

const day = 86_400

/** The hours of the next seven days, which are one of each. */
function weekOf(ranges: readonly Fields[]): WireDay[] | undefined {
  const sessions = ranges.map(({ startTime, endTime }) => [
    secondsOf(startTime),
    secondsOf(endTime),
  ])
  const week = [0, 1, 2, 3, 4, 5, 6].map(
    (day_of_the_week): WireDay => ({
      day_of_the_week,
      // The first of January 1970 was a Thursday.
      hours: sessions.flatMap(([start = 0, end = 0]) =>
        end >= start && (Math.floor(start / day) + 4) % 7 === day_of_the_week
          ? [{ start_time: start % day, end_time: (start % day) + end - start }]
          : [],
      ),
    }),
  )
  return week.some(({ hours }) => hours[0]) ? week : undefined
}

/** The seconds since 1970, in the time of the place. */
function secondsOf(value: unknown): number {
  const { date, hour, minute } = fieldsOf(value)
  return Date.parse(`${date}T00:00Z`) / 1000 + Number(hour) * 3600 + Number(minute) * 60
}
