import { toAlpha2 } from '@signpost/client/domain'
import {
  type Fields,
  fieldsOf,
  firstText,
  isRecord,
  listOf,
  numberOf,
  recordsOf,
  textOf,
} from '../domain/fields.ts'
import type { GeocodingResult } from '../domain/GeocodingResult.ts'
import { googleTerms } from '../domain/googleTerms.ts'
import type { Adapter } from '../internals/Adapter.ts'
import { createSessions } from '../internals/createSessions.ts'
import { type AdapterOptions, defineAdapter, unreadable } from '../internals/defineAdapter.ts'
import { loaded } from '../internals/failure.ts'
import { places } from '../internals/places.ts'
import { areaOf } from './areaOf.ts'
import type { Ask, Results } from './createResults.ts'
import { categoriesOf, kindOf } from './kinds.ts'

export interface GoogleOptions extends AdapterOptions {
  /** A key with Places API (New) and the Geocoding API. */
  readonly apiKey: string
  /** The fields of a place to request. The most expensive one sets the price. Default: the fields of rows and cards, which are in the class Enterprise; without rating, hours, phone and website they are in the class Pro. */
  readonly fields?: readonly string[]
  /** The fields of places in a list, if they differ. Default: `fields`. */
  readonly listFields?: readonly string[]
  /** The number of photos of a chosen place, at most five, each of which costs another request. Default: none. */
  readonly photos?: number
  /** The icon beside a rating, without which no rating is shown. Default: the icon of Google Maps. */
  readonly ratingIcon?: string
  /** `eea`: the billing address is in the European Economic Area, where other terms apply and places may not be shown on a map. */
  readonly billing?: 'eea'
  /** Returns an id of the user, so that each has their own session on a server. Default: by IP address and browser. */
  readonly person?: (request: Request) => string
}

const title = 'Google'

/** Google's Places API (New) and Geocoding API. The requests up to a choice, with its details, are one billing session. */
export function google({
  apiKey,
  fields,
  listFields,
  photos,
  ratingIcon,
  billing,
  person,
  ...options
}: GoogleOptions): Adapter {
  const sessions = createSessions(person)
  const ask: Ask = async (call, path, mask, body) => {
    const headers = { 'X-Goog-Api-Key': apiKey, 'X-Goog-FieldMask': mask }
    const reply = await call.ask(
      `https://places.googleapis.com/v1/places:${path}`,
      {},
      { headers, body: { ...body, languageCode: call.language } },
    )
    // Google sends `{}` when there are no results, so any record is a valid answer.
    if (!isRecord(reply.body)) throw unreadable(title)
    return reply.body
  }
  // The first request is for suggestions; all other code is loaded on demand.
  const load = async (): Promise<Results> => {
    const { createResults } = await loaded(title, import('./createResults.ts'))
    return createResults({ apiKey, fields, listFields, photos, ratingIcon, ask, sessions })
  }
  return defineAdapter(
    {
      name: 'google',
      title,
      terms: googleTerms(billing),
      has: places({
        restricts: ['countries', 'bounds'],
        async suggest(request, call) {
          const sessionToken = sessions.of(call)
          const body = {
            input: request.query,
            sessionToken,
            ...areaOf(request),
            includedRegionCodes: request.countries?.map(toAlpha2),
            origin: request.userPosition ?? request.center,
          }
          const mask = 'suggestions.placePrediction'
          const { suggestions } = await ask(call, 'autocomplete', mask, body)
          return recordsOf(suggestions).flatMap(
            (one) => predictionOf(fieldsOf(one.placePrediction), sessionToken) ?? [],
          )
        },
        details: async (id, call) => (await load()).details(id, call),
        search: async (request, call) => (await load()).search(request, call),
        forwardGeocode: async (request, call) => (await load()).forwardGeocode(request, call),
        reverseGeocode: async (point, call) => (await load()).reverseGeocode(point, call),
      }),
    },
    options,
  )
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
    place: { name: line1, categories: category, distance },
  }
}
