import { toAlpha2 } from '@signpost/client/domain'
import type { WireContents, WireDay, WireLocation, WirePlace } from '@signpost/client/wire'
import { alpha2 } from '../domain/alpha2.ts'
import {
  type Fields,
  fieldsOf,
  firstText,
  listOf,
  numberOf,
  recordsOf,
  textOf,
} from '../domain/fields.ts'
import { compact, coordinateOf, type GeocodingResult } from '../domain/GeocodingResult.ts'
import { webAddress } from '../domain/webAddress.ts'
import type { Adapter } from '../internals/Adapter.ts'
import type { Call, CallOptions, Parameters } from '../internals/createCall.ts'
import { createSessions } from '../internals/createSessions.ts'
import { type AdapterOptions, defineAdapter, unreadable } from '../internals/defineAdapter.ts'
import { places, refuse, type TextRequest } from '../internals/places.ts'

export interface GoogleOptions extends AdapterOptions {
  /** A key with Places API (New) and the Geocoding API. */
  readonly apiKey: string
  /** The fields of a place that are asked for: each has its price. Default: those that a place card shows. */
  readonly fields?: readonly string[]
  /** The number of photos of a chosen place, at most five. Each is a request more, with its price. Default: none. */
  readonly photos?: number
  /** The picture beside a rating, without which none is shown. Default: the icon of Google Maps. */
  readonly ratingIcon?: string
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
  'rating',
  'userRatingCount',
  'googleMapsUri',
]
const mapsIcon = 'https://www.gstatic.com/images/branding/product/1x/maps_48dp.png'
const service = 'https://places.googleapis.com/v1/'

/** Google's Places API (New) and Geocoding API. The keys up to a choice, and its details, are one session. */
export function google({
  apiKey,
  fields = cardFields,
  photos = 0,
  ratingIcon = mapsIcon,
  person,
  ...options
}: GoogleOptions): Adapter {
  const sessions = createSessions(person)
  const key = { 'X-Goog-Api-Key': apiKey }
  const ask = async (
    call: Call,
    path: string,
    { body }: CallOptions,
    mask: string,
    session?: string,
  ): Promise<Fields> => {
    const headers = { ...key, 'X-Goog-FieldMask': mask }
    const parameters = body ? {} : { languageCode: call.language, sessionToken: session }
    const reply = await call.ask(`${service}places${path}`, parameters, {
      headers,
      ...(body && { body: compact({ ...body, languageCode: call.language }) }),
    })
    return recordOf(reply.body)
  }
  /** The photos of a place, whose addresses hold no key, with their authors, who must be named. */
  const photosOf = async (call: Call, list: unknown): Promise<WireContents> => {
    const found = recordsOf(list).slice(0, Math.min(photos, 5))
    const asked = found.map(async ({ name, authorAttributions }) => {
      const size = { maxWidthPx: 1600, skipHttpRedirect: true }
      const { body } = await call.ask(`${service}${textOf(name)}/media`, size, { headers: key })
      const url = webAddress(fieldsOf(body).photoUri)
      return url ? { url, authors: recordsOf(authorAttributions) } : undefined
    })
    // A photo that cannot be had does not cost the place.
    const settled = await Promise.allSettled(asked)
    const had = settled.flatMap((one) => (one.status === 'fulfilled' && one.value) || [])
    const names = had.flatMap(({ authors }) => authors.map((author) => textOf(author.displayName)))
    return compact<WireContents>({
      ...Object.fromEntries(had.map(({ url }, at) => [at ? `photo_url_${at}` : 'photo_url', url])),
      photo_credits: [...new Set(names)].filter(Boolean).join('|') || undefined,
    })
  }
  const geocode = async (call: Call, parameters: Parameters): Promise<GeocodingResult[]> => {
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
        restricts: ['countries', 'bounds'],
        async suggest(request, call) {
          const { query, center, userPosition, countries } = request
          const sessionToken = sessions.of(call)
          const body = {
            input: query,
            sessionToken,
            ...areaOf(request),
            includedRegionCodes: countries?.map(toAlpha2),
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
          const mask = photos > 0 ? [...fields, 'photos'] : fields
          const found = await ask(call, `/${encodeURIComponent(id)}`, {}, mask.join(), session)
          sessions.end(session)
          if (!textOf(found.id)) throw unreadable(title)
          return resultOf(found, ratingIcon, await photosOf(call, found.photos))
        },
        async search(request, call) {
          const { query, limit, countries } = request
          if (countries) refuse('countries', title)
          const body = { textQuery: query, pageSize: Math.min(limit, 20), ...areaOf(request) }
          const mask = fields.map((field) => `places.${field}`).join()
          const found = await ask(call, ':searchText', { body }, mask)
          return recordsOf(found.places).flatMap((place) => resultOf(place, ratingIcon) ?? [])
        },
        forwardGeocode({ query, countries, bounds }, call) {
          if (bounds) refuse('bounds', title)
          if (countries?.[1]) refuse('countries', title)
          const components = countries && `country:${alpha2(countries)}`
          return geocode(call, { address: query, components })
        },
        async reverseGeocode({ latitude, longitude }, call) {
          const [nearest] = await geocode(call, { latlng: `${latitude},${longitude}` })
          return nearest?.place.location
        },
      }),
    },
    options,
  )
}

/** A box is a limit, and the centre is a wish. */
function areaOf({ center, bounds }: TextRequest): object {
  if (!bounds) return { locationBias: { circle: { center, radius: 50_000 } } }
  const { south, west, north, east } = bounds
  const rectangle = {
    low: { latitude: south, longitude: west },
    high: { latitude: north, longitude: east },
  }
  return { locationRestriction: { rectangle } }
}

/** Google writes `{}` where there is nothing: an answer need only be a record. */
function recordOf(body: unknown): Fields {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw unreadable(title)
  return fieldsOf(body)
}

function predictionOf(
  { placeId, structuredFormat, text, types, distanceMeters }: Fields,
  session: string,
): GeocodingResult | undefined {
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

function kindOf(types: readonly string[]): GeocodingResult['kind'] {
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

function resultOf(
  of: Fields,
  icon_url: string,
  photos?: WireContents,
): GeocodingResult | undefined {
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
      ...photos,
    }),
    partner_contents: ratingOf(of, icon_url),
    time_zone: textOf(fieldsOf(of.timeZone).id),
  })
  return { kind: kindOf(types), id: textOf(of.id), place }
}

/** A rating with all that must be shown with it, or none. */
function ratingOf(of: Fields, icon_url: string): WirePlace['partner_contents'] {
  const [rating, review_count] = [numberOf(of.rating), numberOf(of.userRatingCount)]
  const url = webAddress(of.googleMapsUri)
  const isWhole = rating !== undefined && review_count !== undefined && url
  return isWhole ? { name: 'Google Maps', icon_url, rating, review_count, url } : undefined
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

function geocodedOf(result: Fields): GeocodingResult | undefined {
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
