import type { Coordinate } from '@signpost/client/domain'
import type { WireContents, WireDay, WireLocation, WirePlace } from '@signpost/client/wire'
import { compact, coordinateOf, type Found } from '../domain/Found.ts'
import {
  type Fields,
  fieldsOf,
  firstText,
  listOf,
  numberOf,
  recordsOf,
  textOf,
} from '../domain/fields.ts'
import { webAddress } from '../domain/webAddress.ts'
import type { Adapter } from '../internals/Adapter.ts'
import type { Call, Parameters } from '../internals/createCall.ts'
import { type AdapterOptions, defineAdapter, recordsIn } from '../internals/defineAdapter.ts'
import { places } from '../internals/places.ts'

export interface TomTomOptions extends AdapterOptions {
  readonly apiKey: string
}

const title = 'TomTom'

/** TomTom Search. */
export function tomtom({ apiKey, ...options }: TomTomOptions): Adapter {
  const ask = async (path: string, call: Call, parameters: Parameters): Promise<Fields> => {
    const { body } = await call.ask(`https://api.tomtom.com/search/2/${path}`, {
      ...parameters,
      key: apiKey,
      language: call.language,
    })
    return fieldsOf(body)
  }
  const results = async (
    path: string,
    { query, center, limit }: { query: string; center: Coordinate; limit: number },
    call: Call,
    parameters: Parameters = {},
  ): Promise<Found[]> => {
    const found = await ask(`${path}/${encodeURIComponent(query)}.json`, call, {
      lat: center.latitude,
      lon: center.longitude,
      limit,
      ...parameters,
    })
    return recordsIn(found.results, title).flatMap((result) => foundOf(result) ?? [])
  }
  const content = { openingHours: 'nextSevenDays', timeZone: 'iana' }
  return defineAdapter(
    {
      name: 'tomtom',
      title,
      attribution: [{ text: '© TomTom', url: 'https://www.tomtom.com' }],
      mayStore: false,
      has: [
        places({
          suggest: (request, call) => results('search', request, call, { typeahead: true }),
          search: (request, call) => results('search', request, call, content),
          async details(entityId, call) {
            const found = await ask('place.json', call, { entityId, ...content })
            const [result] = recordsIn(found.results, title)
            return result && foundOf(result)
          },
          forwardGeocode: (request, call) => results('geocode', request, call),
          async reverseGeocode({ latitude, longitude }, call) {
            const path = `reverseGeocode/${latitude},${longitude}.json`
            const [result] = recordsIn((await ask(path, call, {})).addresses, title)
            // There a position is a text, `latitude,longitude`.
            const [lat, lon] = (textOf(result?.position) ?? '').split(',')
            return result && foundOf({ ...result, position: { lat, lon } })?.place.location
          },
        }),
      ],
    },
    options,
  )
}

function foundOf(of: Fields): Found | undefined {
  const { lat, lon } = fieldsOf(of.position)
  const coordinate = coordinateOf(lat, lon)
  if (!coordinate) return undefined
  const address = fieldsOf(of.address)
  const location = compact<WireLocation>({
    house_number: firstText(address.streetNumber, address.buildingNumber),
    street: firstText(address.streetName, address.street),
    city: firstText(address.municipality, address.localName),
    state: firstText(address.countrySubdivisionName, address.countrySubdivision),
    postal: firstText(address.extendedPostalCode, address.postalCode),
    country: textOf(address.country),
    country_code: firstText(address.countryCodeISO3, address.countryCode),
    formatted_address: textOf(address.freeformAddress),
    coordinate,
  })
  const id = textOf(of.id)
  if (of.type === 'POI') return { kind: 'place', id, place: placeOf(of, location) }
  if (of.type === 'Geography') {
    const name = firstText(address.municipality, address.freeformAddress)
    return { kind: 'area', place: compact<WirePlace>({ name, location }) }
  }
  return { kind: 'address', place: { location } }
}

function placeOf(of: Fields, location: WireLocation): WirePlace {
  const poi = fieldsOf(of.poi)
  const number = textOf(poi.phone)
  const codes = recordsOf(poi.categorySet).map(({ id }) => textOf(id))
  return compact<WirePlace>({
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
    phones: number ? [{ type: 'primary', number }] : [],
    enhanced_contents: compact<WireContents>({
      business_url: webAddress(textOf(poi.url)?.replace(/^(?!https?:)/, 'https://')),
      hours_of_operation_structured: weekOf(recordsOf(fieldsOf(poi.openingHours).timeRanges)),
    }),
    time_zone: textOf(fieldsOf(poi.timeZone).ianaId),
  })
}

/** The hours of the next seven days, which are one of each. */
function weekOf(ranges: readonly Fields[]): WireDay[] | undefined {
  if (!ranges[0]) return undefined
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    day_of_the_week: day,
    hours: [] as WireDay['hours'],
  }))
  for (const { startTime, endTime } of ranges) {
    const [start, end] = [momentOf(startTime), momentOf(endTime)]
    if (start && end && end.days >= start.days) {
      const end_time = end.seconds + (end.days - start.days) * 86_400
      days[(((start.days + 4) % 7) + 7) % 7]?.hours.push({ start_time: start.seconds, end_time })
    }
  }
  return days.some(({ hours }) => hours[0]) ? days : undefined
}

/** The days since 1970, which began on a Thursday, and the seconds of the day. */
function momentOf(value: unknown): { days: number; seconds: number } | undefined {
  const { date, hour, minute } = fieldsOf(value)
  const days = Date.parse(`${textOf(date)}T00:00:00Z`) / 86_400_000
  const seconds = (numberOf(hour) ?? NaN) * 3600 + (numberOf(minute) ?? NaN) * 60
  return Number.isNaN(days + seconds) ? undefined : { days, seconds }
}
