import type { Coordinate } from '@signpost/client/domain'
import type { WireLocation, WirePlace } from '@signpost/client/wire'
import { boxOf } from '../domain/boxOf.ts'
import { phonesOf, webAddress } from '../domain/contact.ts'
import { type Fields, fieldsOf, firstText, listOf, recordsOf, textOf } from '../domain/fields.ts'
import { coordinateOf, type Draft, type GeocodingResult } from '../domain/GeocodingResult.ts'
import type { Adapter } from '../internals/Adapter.ts'
import type { Call, Parameters } from '../internals/createCall.ts'
import {
  type AdapterOptions,
  defineAdapter,
  recordsIn,
  unreadable,
} from '../internals/defineAdapter.ts'
import { places, refuse, type TextRequest } from '../internals/places.ts'

export interface HereOptions extends AdapterOptions {
  readonly apiKey: string
}

const title = 'HERE'

/** HERE Geocoding and Search v7. */
export function here({ apiKey, ...options }: HereOptions): Adapter {
  const ask = async (path: string, call: Call, parameters: Parameters): Promise<Fields> => {
    const { body } = await call.ask(`https://${path}.search.hereapi.com/v1/${path}`, {
      ...parameters,
      lang: call.language,
      apiKey,
    })
    return fieldsOf(body)
  }
  const items = async (
    path: string,
    call: Call,
    parameters: Parameters,
  ): Promise<GeocodingResult[]> => {
    const found = await ask(path, call, parameters)
    return recordsIn(found.items, title).flatMap((item) => resultOf(item) ?? [])
  }
  const at = ({ latitude, longitude }: Coordinate): string => `${latitude},${longitude}`
  // Bounds replace the center: HERE accepts only one of the two.
  const near = ({ query, center, limit, countries, bounds }: TextRequest): Parameters => ({
    q: query,
    at: bounds || !center ? undefined : at(center),
    in: [countries && `countryCode:${countries.join()}`, bounds && `bbox:${boxOf(bounds)}`],
    limit,
  })
  return defineAdapter(
    {
      name: 'here',
      title,
      terms: {
        map: 'any',
        store: false,
        attribution: [{ text: '© HERE', url: 'https://legal.here.com' }],
        uses: 'any',
      },
      has: places({
        needsCenter: true,
        restricts: ['countries', 'bounds'],
        suggest: (request, call) => items('autosuggest', call, near(request)),
        search: (request, call) => items('discover', call, near(request)),
        async details(id, call) {
          const item = await ask('lookup', call, { id })
          if (!textOf(item.id)) throw unreadable(title)
          return resultOf(item)
        },
        forwardGeocode(request, call) {
          if (request.bounds) refuse('bounds', title)
          return items('geocode', call, near(request))
        },
        async reverseGeocode(point, call) {
          return (await items('revgeocode', call, { at: at(point), limit: 1 }))[0]?.place.location
        },
      }),
    },
    options,
  )
}

function resultOf(of: Fields): GeocodingResult | undefined {
  const { lat, lng } = fieldsOf(of.position)
  const coordinate = coordinateOf(lat, lng)
  const id = textOf(of.id)
  const type = textOf(of.resultType)
  // A query for a category or a chain has neither an id to look up nor a place.
  if (!id && !coordinate) return undefined
  const address = fieldsOf(of.address)
  const location = {
    house_number: textOf(address.houseNumber),
    street: textOf(address.street),
    city: firstText(address.city, address.district, address.county),
    state: textOf(address.state),
    postal: textOf(address.postalCode),
    country: textOf(address.countryName),
    country_code: textOf(address.countryCode),
    formatted_address: textOf(address.label),
    coordinate,
  }
  const name = textOf(of.title)
  // Suggestions carry the label of an address, and not its parts.
  const lines = location.city || !name ? undefined : linesOf(name, location.formatted_address)
  const common = { id, ...(lines && { lines }) }
  if (type === 'place') return { kind: 'place', ...common, place: placeOf(of, name, location) }
  const isAddress = type === 'houseNumber' || type === 'street' || type === 'intersection'
  const place = { name: isAddress ? undefined : name, location }
  return { kind: isAddress ? 'address' : 'area', ...common, place }
}

function linesOf(name: string, label: string | undefined): readonly [string, string?] {
  const rest = label?.startsWith(`${name}, `) ? label.slice(name.length + 2) : label
  return rest && rest !== name ? [name, rest] : [name]
}

function placeOf(
  of: Fields,
  name: string | undefined,
  location: Draft<WireLocation>,
): Draft<WirePlace> {
  const [contacts = {}] = recordsOf(of.contacts)
  const hours = recordsOf(of.openingHours).flatMap(({ text }) => listOf(text))
  return {
    name,
    location,
    categories: recordsOf(of.categories).flatMap((category) => {
      const code = textOf(category.id)
      return code ? [{ code, name: textOf(category.name) ?? code }] : []
    }),
    brand: recordsOf(of.chains).flatMap((chain) => {
      const code = textOf(chain.id)
      return code ? [{ id: code, name: textOf(chain.name) ?? name ?? code }] : []
    }),
    phones: phonesOf(recordsOf(contacts.phone)[0]?.value),
    enhanced_contents: {
      business_url: webAddress(recordsOf(contacts.www)[0]?.value),
      hours_of_operation_text: hours.flatMap((line) => textOf(line) ?? []).join('|'),
    },
    time_zone: textOf(fieldsOf(of.timeZone).name),
  }
}
