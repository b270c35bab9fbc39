import type { Coordinate } from '@signpost/client/domain'
import { alpha2 } from '../domain/alpha2.ts'
import { boxOf } from '../domain/boxOf.ts'
import { type Fields, fieldsOf, firstText, textOf } from '../domain/fields.ts'
import type { GeocodingResult } from '../domain/GeocodingResult.ts'
import type { nominatimResult } from '../domain/nominatimResult.ts'
import { openTerms } from '../domain/openStreetMap.ts'
import type { Adapter } from '../internals/Adapter.ts'
import type { Call, Parameters } from '../internals/createCall.ts'
import {
  type AdapterOptions,
  defineAdapter,
  recordsIn,
  unreadable,
} from '../internals/defineAdapter.ts'
import { loaded } from '../internals/failure.ts'
import { places, type TextRequest } from '../internals/places.ts'

export interface LocationIqOptions extends AdapterOptions {
  readonly apiKey: string
  /** The region of the servers. Default: `us1`. */
  readonly region?: 'us1' | 'eu1'
}

const title = 'LocationIQ'

/** Loads the reader of records with the first answer. */
async function reader(): Promise<typeof nominatimResult> {
  return (await loaded(title, import('../domain/nominatimResult.ts'))).nominatimResult
}

/** LocationIQ, whose answers have the form of Nominatim, with suggestions. */
export function locationiq({ apiKey, region = 'us1', ...options }: LocationIqOptions): Adapter {
  const ask = async (
    path: string,
    call: Call,
    parameters: Parameters,
    host = region as string,
  ): Promise<{ readonly body: unknown } | undefined> => {
    const { body } = await call.ask(
      `https://${host}.locationiq.com/v1/${path}`,
      {
        ...parameters,
        format: 'json',
        addressdetails: 1,
        normalizecity: 1,
        'accept-language': call.language,
        key: apiKey,
      },
      { allow: isNothing },
    )
    return isNothing(fieldsOf(body)) ? undefined : { body }
  }
  const find = async (
    path: string,
    { query, limit, center, countries, bounds }: TextRequest,
    call: Call,
    host?: string,
  ): Promise<GeocodingResult[]> => {
    // Without bounds, half a degree around the center is a preference, not a restriction.
    const parameters = {
      q: query,
      limit,
      viewbox: boxOf(bounds) ?? (center && around(center)),
      bounded: bounds && 1,
      countrycodes: alpha2(countries)?.toLowerCase(),
      matchquality: 1,
      extratags: 1,
    }
    const found = await ask(path, call, parameters, host)
    const records = found ? recordsIn(found.body, title) : []
    const read = await reader()
    return records.flatMap((record) => resultOf(record, read) ?? [])
  }
  return defineAdapter(
    {
      name: 'locationiq',
      title,
      terms: openTerms({ text: 'Search by LocationIQ.com', url: 'https://locationiq.com' }),
      has: places({
        restricts: ['countries', 'bounds'],
        // The suggestions have their own host, which is routed to the nearest region.
        suggest: (request, call) => find('autocomplete', request, call, 'api'),
        search: (request, call) => find('search', request, call),
        forwardGeocode: async (request, call) =>
          (await find('search', request, call)).filter(({ kind }) => kind !== 'place'),
        async reverseGeocode({ latitude, longitude }, call) {
          const found = await ask('reverse', call, { lat: latitude, lon: longitude })
          const result = found && resultOf(fieldsOf(found.body), await reader())
          if (found && !result) throw unreadable(title)
          return result?.place.location
        },
      }),
    },
    options,
  )
}

/** True for a 404, which means no results. */
function isNothing({ error }: Fields): boolean {
  return /unable to geocode/i.test(`${error}`)
}

function around({ latitude, longitude }: Coordinate): string {
  return [longitude - 0.5, latitude - 0.5, longitude + 0.5, latitude + 0.5].join()
}

/** A record has the name of its place in the address: under `name` in a suggestion, under the type of the place in a search. */
function resultOf(record: Fields, read: typeof nominatimResult): GeocodingResult | undefined {
  const address = fieldsOf(record.address)
  const type = textOf(record.type) ?? ''
  const name = firstText(address.name, Object.hasOwn(address, type) ? address[type] : undefined)
  const road = address.road ?? (record.class === 'highway' ? name : undefined)
  const found = read({ name, ...record, address: { ...address, road } })
  if (found?.kind !== 'address') return found && { ...found, id: undefined }
  const { matchcode, matchtype } = fieldsOf(record.matchquality)
  const isPartial = matchcode !== undefined && matchcode !== 'exact'
  const confidence = isPartial ? 0.6 : matchtype === 'interpolated' ? 0.9 : 1
  return { ...found, id: undefined, confidence }
}
