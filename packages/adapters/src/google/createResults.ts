import type { Coordinate } from '@signpost/client/domain'
import type { WireContents, WireLocation, WirePlace } from '@signpost/client/wire'
import { alpha2 } from '../domain/alpha2.ts'
import { phonesOf, webAddress } from '../domain/contact.ts'
import {
  entryOf,
  type Fields,
  fieldsOf,
  listOf,
  numberOf,
  recordsOf,
  textOf,
} from '../domain/fields.ts'
import { coordinateOf, type Draft, type GeocodingResult } from '../domain/GeocodingResult.ts'
import { weekOfPeriods } from '../domain/weekOfPeriods.ts'
import type { Call, Parameters } from '../internals/createCall.ts'
import type { Sessions } from '../internals/createSessions.ts'
import { unreadable } from '../internals/defineAdapter.ts'
import { type Geocoder, refuse } from '../internals/places.ts'
import { areaOf } from './areaOf.ts'
import { categoriesOf, kindOf } from './kinds.ts'

const title = 'Google'
const service = 'https://places.googleapis.com/v1/'

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
  'businessStatus',
]
const mapsIcon = 'https://www.gstatic.com/images/branding/product/1x/maps_48dp.png'

/** Requests the fields of a mask from a method of the Places API. */
export type Ask = (call: Call, method: string, mask: string, body: object) => Promise<Fields>

/** The operations of Google other than suggestions. */
export type Results = Required<Omit<Geocoder, 'suggest' | 'restricts' | 'needsCenter'>>

export interface ResultsOptions {
  readonly apiKey: string
  readonly fields: readonly string[] | undefined
  readonly listFields: readonly string[] | undefined
  readonly photos: number | undefined
  readonly ratingIcon: string | undefined
  readonly ask: Ask
  readonly sessions: Sessions
}

export function createResults({
  apiKey,
  fields = cardFields,
  listFields = fields,
  photos = 0,
  ratingIcon = mapsIcon,
  ask,
  sessions,
}: ResultsOptions): Results {
  const key = { 'X-Goog-Api-Key': apiKey }
  /** The photos of a place, with URLs that do not contain the key, and the authors to credit. */
  const photosOf = async (call: Call, list: unknown): Promise<Draft<WireContents>> => {
    const found = recordsOf(list).slice(0, Math.min(photos, 5))
    const asked = found.map(async ({ name, authorAttributions }) => {
      const size = { maxWidthPx: 1600, skipHttpRedirect: true }
      const { body } = await call.ask(`${service}${textOf(name)}/media`, size, { headers: key })
      const url = webAddress(fieldsOf(body).photoUri)
      return url ? { url, authors: recordsOf(authorAttributions) } : undefined
    })
    // A photo that fails to load must not cost the place.
    const settled = await Promise.allSettled(asked)
    const had = settled.flatMap((one) => (one.status === 'fulfilled' && one.value) || [])
    const names = had.flatMap(({ authors }) => authors.map((author) => textOf(author.displayName)))
    return {
      ...Object.fromEntries(had.map(({ url }, at) => [at ? `photo_url_${at}` : 'photo_url', url])),
      photo_credits: [...new Set(names)].filter(Boolean).join('|') || undefined,
    }
  }
  const geocode = async (call: Call, parameters: Parameters): Promise<GeocodingResult[]> => {
    const { body } = await call.ask(
      'https://maps.googleapis.com/maps/api/geocode/json',
      { ...parameters, key: apiKey, language: call.language },
      { refuses: ({ status }) => /^[A-Z_]+$/.test(`${status}`) && !isAnswer(status) },
    )
    const { status, results } = fieldsOf(body)
    if (!isAnswer(status)) throw unreadable(title)
    return recordsOf(results).flatMap((result) => geocodedOf(result) ?? [])
  }
  return {
    async details(chosen, call) {
      const [sessionToken, id = ''] = chosen.split('\n')
      const mask = photos > 0 ? [...fields, 'photos'] : fields
      const reply = await call.ask(
        `${service}places/${encodeURIComponent(id)}`,
        { languageCode: call.language, sessionToken },
        { headers: { ...key, 'X-Goog-FieldMask': mask.join() } },
      )
      const found = fieldsOf(reply.body)
      sessions.end(sessionToken ?? '')
      if (!textOf(found.id)) throw unreadable(title)
      return resultOf(found, ratingIcon, await photosOf(call, found.photos))
    },
    async search(request, call) {
      const { query, limit, countries } = request
      if (countries) refuse('countries', title)
      const body = { textQuery: query, pageSize: Math.min(limit, 20), ...areaOf(request) }
      const mask = listFields.map((field) => `places.${field}`).join()
      const found = await ask(call, 'searchText', mask, body)
      return recordsOf(found.places).flatMap((place) => resultOf(place, ratingIcon) ?? [])
    },
    forwardGeocode({ query, center, countries, bounds: box }, call) {
      if (box) refuse('bounds', title)
      if (countries?.[1]) refuse('countries', title)
      const components = countries && `country:${alpha2(countries)}`
      const bounds = center && around(center)
      return geocode(call, { address: query, components, bounds })
    },
    async reverseGeocode({ latitude, longitude }, call) {
      const [nearest] = await geocode(call, { latlng: `${latitude},${longitude}` })
      return nearest?.place.location
    },
  }
}

/** True for a status that is an answer; every other status is an error. */
function isAnswer(status: unknown): boolean {
  return status === 'OK' || status === 'ZERO_RESULTS'
}

/** The closures of a place by Google's business status. */
const closed: Readonly<Record<string, NonNullable<WirePlace['closed']>>> = {
  CLOSED_TEMPORARILY: 'temporarily',
  CLOSED_PERMANENTLY: 'permanently',
}

function resultOf(
  record: Fields,
  icon_url: string,
  photos?: Draft<WireContents>,
): GeocodingResult | undefined {
  const { latitude, longitude } = fieldsOf(record.location)
  const types = listOf(record.types).flatMap((type) => textOf(type) ?? [])
  const primary = textOf(record.primaryType)
  const name = textOf(fieldsOf(record.displayName).text)
  const location = {
    ...addressOf(recordsOf(record.addressComponents), 'longText', 'shortText'),
    formatted_address: textOf(record.formattedAddress),
    coordinate: coordinateOf(latitude, longitude),
  }
  if (!name && !location.coordinate) return undefined
  const place = {
    name,
    location,
    categories: categoriesOf(
      primary ? [primary] : types,
      textOf(fieldsOf(record.primaryTypeDisplayName).text),
    ),
    phones: phonesOf(record.internationalPhoneNumber),
    enhanced_contents: {
      business_url: webAddress(record.websiteUri),
      hours_of_operation_structured: weekOfPeriods(fieldsOf(record.regularOpeningHours).periods),
      ...photos,
    },
    partner_contents: ratingOf(record, icon_url),
    time_zone: textOf(fieldsOf(record.timeZone).id),
    closed: entryOf(closed, record.businessStatus),
  }
  return { kind: kindOf(types), id: textOf(record.id), place }
}

/** A rating with everything that must be shown with it, or undefined. */
function ratingOf(record: Fields, icon_url: string): WirePlace['partner_contents'] {
  const [rating, review_count] = [numberOf(record.rating), numberOf(record.userRatingCount)]
  const url = webAddress(record.googleMapsUri)
  const isWhole = rating !== undefined && review_count !== undefined && url
  return isWhole ? { name: 'Google Maps', icon_url, rating, review_count, url } : undefined
}

function addressOf(
  components: readonly Fields[],
  long: string,
  short: string,
): Draft<WireLocation> {
  const part = (type: string, form = long): string | undefined =>
    textOf(components.find(({ types }) => listOf(types).includes(type))?.[form])
  // A premise is a house without its own street number: `58`, `1125 17th Street`, or a name.
  const [, number, rest] = /^(\d[\w-]*)(?: (.+))?$/.exec(part('premise') ?? '') ?? []
  const block = ['sublocality_level_4', 'sublocality_level_3', 'sublocality_level_2'].map((type) =>
    part(type),
  )
  return {
    house_number: part('street_number') ?? number,
    street: part('route') ?? rest ?? (number && block.find(Boolean)),
    city:
      part('locality') ??
      part('postal_town') ??
      part('sublocality') ??
      part('administrative_area_level_2'),
    state: part('administrative_area_level_1'),
    postal: part('postal_code'),
    country: part('country'),
    country_code: part('country', short),
  }
}

function geocodedOf(result: Fields): GeocodingResult | undefined {
  const { lat, lng } = fieldsOf(fieldsOf(result.geometry).location)
  const coordinate = coordinateOf(lat, lng)
  if (!coordinate) return undefined
  const location = {
    ...addressOf(recordsOf(result.address_components), 'long_name', 'short_name'),
    formatted_address: textOf(result.formatted_address),
    coordinate,
  }
  const types = listOf(result.types)
  const area = Object.entries(areas).find(([type]) => types.includes(type))
  const accuracy = entryOf(precisions, fieldsOf(result.geometry).location_type) ?? area?.[1] ?? 6
  const confidence = result.partial_match === true ? 0.5 : 1
  return { kind: 'address', confidence, place: { location, accuracy } }
}

/** The accuracy of a house by the type of its location. The center of anything else is as accurate as its kind. */
const precisions: Readonly<Record<string, number>> = { ROOFTOP: 10, RANGE_INTERPOLATED: 8 }

const areas = {
  intersection: 7,
  route: 6,
  neighborhood: 5,
  sublocality: 5,
  postal_code: 4,
  locality: 3,
  postal_town: 3,
  administrative_area_level_3: 3,
  administrative_area_level_2: 3,
  administrative_area_level_1: 2,
  country: 1,
}

/** Half a degree around a point, as a preference. */
function around({ latitude, longitude }: Coordinate): string {
  return `${latitude - 0.5},${longitude - 0.5}|${latitude + 0.5},${longitude + 0.5}`
}
