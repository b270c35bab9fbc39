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
import type { Call, CallOptions } from '../internals/createCall.ts'
import { createSessions } from '../internals/createSessions.ts'
import { type AdapterOptions, defineAdapter, unreadable } from '../internals/defineAdapter.ts'
import { places } from '../internals/places.ts'

export interface GoogleOptions extends AdapterOptions {
  /** A key with Places API (New) and the Geocoding API. */
  readonly apiKey: string
  /** The fields of a place that are asked for: each has its price. Default: those that a place card shows. */
  readonly fields?: readonly string[]
  /** Names the person who types, so that each has a session of their own on a server. Default: by address and browser. */
  readonly person?: (request: Request) => string
}

const title = 'Google'

const cardFields = [
  'id',
  'displayName',
  'location',
  'formattedAddress',
  'addressComponents',
  'types',
  'primaryType',
  'primaryTypeDisplayName',
  'internationalPhoneNumber',
  'websiteUri',
  'regularOpeningHours',
  'timeZone',
]

/** Google's Places API (New) and Geocoding API. The keys up to a choice, and its details, are one session. */
export function google({
  apiKey,
  fields = cardFields,
  person,
  ...options
}: GoogleOptions): Adapter {
  const sessions = createSessions(person)
  const ask = async (
    call: Call,
    path: string,
    { body }: CallOptions,
    mask: string,
    session?: string,
  ): Promise<Fields> => {
    const headers = { 'X-Goog-Api-Key': apiKey, 'X-Goog-FieldMask': mask }
    const parameters = body ? {} : { languageCode: call.language, sessionToken: session }
    const reply = await call.ask(`https://places.googleapis.com/v1/places${path}`, parameters, {
      headers,
      ...(body && { body: compact({ ...body, languageCode: call.language }) }),
    })
    return recordOf(reply.body)
  }
  const geocode = async (call: Call, parameters: Record<string, string>): Promise<Found[]> => {
    const { body } = await call.ask('https://maps.googleapis.com/maps/api/geocode/json', {
      ...parameters,
      key: apiKey,
      language: call.language,
    })
    const { status, results } = recordOf(body)
    if (status !== 'OK' && status !== 'ZERO_RESULTS') throw unreadable(title)
    return recordsOf(results).flatMap((result) => geocodedOf(result) ?? [])
  }
  return defineAdapter(
    {
      name: 'google',
      title,
      attribution: [{ text: 'Google Maps', url: 'https://maps.google.com' }],
      mayStore: false,
      has: places({
        async suggest({ query, center, userPosition }, call) {
          const sessionToken = sessions.of(call)
          const body = {
            input: query,
            sessionToken,
            locationBias: { circle: { center, radius: 50_000 } },
            origin: userPosition ?? center,
          }
          const mask = 'suggestions.placePrediction'
          const { suggestions } = await ask(call, ':autocomplete', { body }, mask)
          return recordsOf(suggestions).flatMap(
            (one) => predictionOf(fieldsOf(one.placePrediction), sessionToken) ?? [],
          )
        },
        async details(chosen, call) {
          const [session = '', id = ''] = chosen.split('\n')
          const found = await ask(call, `/${encodeURIComponent(id)}`, {}, fields.join(), session)
          sessions.end(session)
          if (!textOf(found.id)) throw unreadable(title)
          return foundOf(found)
        },
        async search({ query, center, limit }, call) {
          const body = {
            textQuery: query,
            pageSize: Math.min(limit, 20),
            locationBias: { circle: { center, radius: 50_000 } },
          }
          const mask = fields.map((field) => `places.${field}`).join()
          const found = await ask(call, ':searchText', { body }, mask)
          return recordsOf(found.places).flatMap((place) => foundOf(place) ?? [])
        },
        forwardGeocode: ({ query }, call) => geocode(call, { address: query }),
        async reverseGeocode({ latitude, longitude }, call) {
          const [nearest] = await geocode(call, { latlng: `${latitude},${longitude}` })
          return nearest?.place.location
        },
      }),
    },
    options,
  )
}

/** Google writes `{}` where there is nothing: an answer need only be a record. */
function recordOf(body: unknown): Fields {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw unreadable(title)
  return fieldsOf(body)
}

function predictionOf(
  { placeId, structuredFormat, text, types, distanceMeters }: Fields,
  session: string,
): Found | undefined {
  const id = textOf(placeId)
  const { mainText, secondaryText } = fieldsOf(structuredFormat)
  const line1 = firstText(fieldsOf(mainText).text, fieldsOf(text).text)
  if (!id || !line1) return undefined
  const names = listOf(types).flatMap((type) => textOf(type) ?? [])
  const kind = kindOf(names)
  const distance = numberOf(distanceMeters)
  const category = kind === 'place' ? categoriesOf(names) : []
  const lines = [line1, textOf(fieldsOf(secondaryText).text)] as const
  return {
    kind,
    id: `${session}\n${id}`,
    lines,
    place: compact<WirePlace>({ name: line1, categories: category, distance }),
  }
}

const areas = new Set([
  'locality',
  'political',
  'country',
  'postal_code',
  'sublocality',
  'neighborhood',
  'administrative_area_level_1',
  'administrative_area_level_2',
])
const addresses = new Set([
  'street_address',
  'route',
  'premise',
  'subpremise',
  'intersection',
  'plus_code',
])

function kindOf(types: readonly string[]): Found['kind'] {
  if (types.some((type) => addresses.has(type))) return 'address'
  return types.some((type) => areas.has(type)) ? 'area' : 'place'
}

function categoriesOf(types: readonly string[], name?: string): WirePlace['categories'] {
  const [code] = types.filter((type) => type !== 'establishment' && type !== 'point_of_interest')
  const words = code?.replaceAll('_', ' ')
  return code && words
    ? [{ code, name: name ?? words.charAt(0).toUpperCase() + words.slice(1) }]
    : []
}

function foundOf(of: Fields): Found | undefined {
  const { latitude, longitude } = fieldsOf(of.location)
  const types = listOf(of.types).flatMap((type) => textOf(type) ?? [])
  const primary = textOf(of.primaryType)
  const number = textOf(of.internationalPhoneNumber)
  const name = textOf(fieldsOf(of.displayName).text)
  const location = compact<WireLocation>({
    ...addressOf(recordsOf(of.addressComponents), 'longText', 'shortText'),
    formatted_address: textOf(of.formattedAddress),
    coordinate: coordinateOf(latitude, longitude),
  })
  if (!name && !location.coordinate) return undefined
  const place = compact<WirePlace>({
    name,
    location,
    categories: categoriesOf(
      primary ? [primary] : types,
      textOf(fieldsOf(of.primaryTypeDisplayName).text),
    ),
    phones: number ? [{ type: 'primary', number }] : [],
    enhanced_contents: compact<WireContents>({
      business_url: webAddress(of.websiteUri),
      hours_of_operation_structured: hoursOf(recordsOf(fieldsOf(of.regularOpeningHours).periods)),
    }),
    time_zone: textOf(fieldsOf(of.timeZone).id),
  })
  return { kind: kindOf(types), id: textOf(of.id), place }
}

/** Periods with a start and, unless a place never closes, an end: by the day of the start. */
function hoursOf(periods: readonly Fields[]): WireDay[] | undefined {
  if (!periods[0]) return undefined
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    day_of_the_week: day,
    hours: [] as WireDay['hours'],
  }))
  for (const { open, close } of periods) {
    const [from, to] = [fieldsOf(open), fieldsOf(close)]
    const day = numberOf(from.day)
    const start = secondsOf(from)
    if (!close) {
      if (day === undefined) continue
      for (const { hours } of days) hours.push({ start_time: 0, end_time: 86_400 })
    } else if (day !== undefined && start !== undefined) {
      const nights = ((numberOf(to.day) ?? day) - day + 7) % 7
      const end = secondsOf(to)
      if (end !== undefined)
        days[day]?.hours.push({ start_time: start, end_time: end + nights * 86_400 })
    }
  }
  return days.some(({ hours }) => hours[0]) ? days : undefined
}

function secondsOf({ hour = 0, minute = 0 }: Fields): number | undefined {
  const [hours, minutes] = [numberOf(hour), numberOf(minute)]
  return hours === undefined || minutes === undefined ? undefined : hours * 3600 + minutes * 60
}

function addressOf(components: readonly Fields[], long: string, short: string): WireLocation {
  const part = (type: string, form = long): string | undefined =>
    textOf(components.find(({ types }) => listOf(types).includes(type))?.[form])
  return compact<WireLocation>({
    house_number: part('street_number'),
    street: part('route'),
    city:
      part('locality') ??
      part('postal_town') ??
      part('sublocality') ??
      part('administrative_area_level_2'),
    state: part('administrative_area_level_1'),
    postal: part('postal_code'),
    country: part('country'),
    country_code: part('country', short),
  })
}

function geocodedOf(result: Fields): Found | undefined {
  const { lat, lng } = fieldsOf(fieldsOf(result.geometry).location)
  const coordinate = coordinateOf(lat, lng)
  if (!coordinate) return undefined
  const location = compact<WireLocation>({
    ...addressOf(recordsOf(result.address_components), 'long_name', 'short_name'),
    formatted_address: textOf(result.formatted_address),
    coordinate,
  })
  return { kind: 'address', place: { location } }
}
