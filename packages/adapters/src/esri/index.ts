import type { Coordinate } from '@signpost/client/domain'
import { boxOf } from '../domain/boxOf.ts'
import { type Fields, fieldsOf, textOf } from '../domain/fields.ts'
import { coordinateOf, type GeocodingResult } from '../domain/GeocodingResult.ts'
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

export interface EsriOptions extends AdapterOptions {
  readonly apiKey: string
  /** The URL of a geocode service. Default: the world geocoder of ArcGIS. */
  readonly url?: string
  /** True for an account that may store the answers; requests storable ones. */
  readonly isForStorage?: boolean
}

const title = 'Esri'
const world = 'https://geocode-api.arcgis.com/arcgis/rest/services/World/GeocodeServer'

/** The world geocoder of ArcGIS, or another geocode service. */
export function esri({
  apiKey,
  url = world,
  isForStorage = false,
  ...options
}: EsriOptions): Adapter {
  const ask = async (path: string, call: Call, parameters: Parameters): Promise<Fields> => {
    const { body } = await call.ask(
      `${url.replace(/\/+$/, '')}/${path}`,
      { ...parameters, f: 'json', langCode: call.language, token: apiKey },
      { allow: isNothing },
    )
    return fieldsOf(body)
  }
  const candidates = async (call: Call, parameters: Parameters): Promise<GeocodingResult[]> => {
    const found = await ask('findAddressCandidates', call, {
      outFields: '*',
      forStorage: isForStorage || undefined,
      ...parameters,
    })
    const { candidateOf } = await read()
    return recordsIn(found.candidates, title).flatMap(
      (candidate) => candidateOf(candidate, call.language) ?? [],
    )
  }
  // The first request is for suggestions; all other code is loaded on demand.
  const read = () => loaded(title, import('./read.ts'))
  const near = ({ latitude, longitude }: Coordinate): string => `${longitude},${latitude}`
  const area = ({ center, countries, bounds }: TextRequest): Parameters => ({
    location: center && near(center),
    countryCode: countries?.join(),
    searchExtent: boxOf(bounds),
  })
  const line = (request: TextRequest): Parameters => ({
    SingleLine: request.query,
    maxLocations: request.limit,
    ...area(request),
  })
  return defineAdapter(
    {
      name: 'esri',
      title,
      terms: {
        map: 'any',
        store: isForStorage,
        attribution: [{ text: 'Powered by Esri', url: 'https://www.esri.com' }],
        uses: 'any',
      },
      has: places({
        restricts: ['countries', 'bounds'],
        async suggest(request, call) {
          const { suggestions } = await ask('suggest', call, {
            text: request.query,
            maxSuggestions: Math.min(request.limit, 15),
            ...area(request),
          })
          return recordsIn(suggestions, title).flatMap((one) => suggestedOf(one) ?? [])
        },
        async details(id, call) {
          const [magicKey, SingleLine] = id.split('\n')
          return (await candidates(call, { SingleLine, magicKey, maxLocations: 1 }))[0]
        },
        search: (request, call) => candidates(call, line(request)),
        forwardGeocode: (request, call) =>
          candidates(call, { ...line(request), category: 'Address,Postal,Populated Place' }),
        async reverseGeocode(point, call) {
          const found = await ask('reverseGeocode', call, { location: near(point) })
          if (isNothing(found)) return undefined
          const { x, y } = fieldsOf(found.location)
          const { locationOf } = await read()
          const location = locationOf(fieldsOf(found.address), coordinateOf(y, x), call.language)
          if (!found.address || !location.coordinate) throw unreadable(title)
          return location
        },
      }),
    },
    options,
  )
}

const streets =
  /(^| )(st|street|ave|avenue|rd|road|blvd|boulevard|dr|drive|lane|way|rue|via|calle)\b|(stra(ß|ss)e|weg|straat)\b/i

/** True for the error of a reverse geocode without an address. */
function isNothing({ error }: Fields): boolean {
  const { message, details } = fieldsOf(error)
  return /find address/i.test(`${message} ${details}`)
}

/** A suggestion, which is looked up by its text and its key together. */
function suggestedOf({ text, magicKey, isCollection }: Fields): GeocodingResult | undefined {
  const [line, key] = [textOf(text), textOf(magicKey)]
  // A kind of place, such as "Museum", stands for many places.
  if (!line || !key || isCollection === true) return undefined
  const [name = line, ...rest] = line.split(', ')
  const common = { id: `${key}\n${line}`, place: { name } }
  // Esri does not send the kind, so it is derived from the text: a house or a street is an address.
  if (/\d/.test(name) || streets.test(name))
    return { kind: 'address', ...common, lines: [name, rest.join(', ')] }
  const [street = ''] = rest
  const hasStreet = rest.length > 2 && (/\d/.test(street) || streets.test(street))
  const lines = hasStreet ? [street, rest.slice(1).join(', ')] : [rest.join(', ')]
  return { kind: 'place', ...common, lines: [name, ...lines] as [string, string, string?] }
}
