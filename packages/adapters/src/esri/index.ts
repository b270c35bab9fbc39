import { type Coordinate, toAlpha2 } from '@signpost/client/domain'
import { attempt } from '@signpost/client/internal/attempt.js'
import type { WireLocation } from '@signpost/client/wire'
import { boxOf } from '../domain/boxOf.ts'
import { phonesOf, webAddress } from '../domain/contact.ts'
import { entryOf, type Fields, fieldsOf, firstText, numberOf, textOf } from '../domain/fields.ts'
import { coordinateOf, type Draft, type GeocodingResult } from '../domain/GeocodingResult.ts'
import type { Adapter } from '../internals/Adapter.ts'
import type { Call, Parameters } from '../internals/createCall.ts'
import {
  type AdapterOptions,
  defineAdapter,
  recordsIn,
  unreadable,
} from '../internals/defineAdapter.ts'
import { places, type TextRequest } from '../internals/places.ts'

export interface EsriOptions extends AdapterOptions {
  readonly apiKey: string
  /** The URL of a geocode service. Default: the world geocoder of ArcGIS. */
  readonly url?: string
  /** True for an account that may store the answers: requests storable ones. */
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
    return recordsIn(found.candidates, title).flatMap(
      (candidate) => candidateOf(candidate, call.language) ?? [],
    )
  }
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
  /(^| )(st|street|ave|avenue|rd|road|blvd|boulevard|dr|drive|ln|lane|hwy|pkwy|way|rue|via|calle|avenida|rua)\b|(stra(ß|ss)e|weg|allee|gasse|straat|gatan|vej)\b/i

/** The error of a reverse geocode where there is no address. */
function isNothing({ error }: Fields): boolean {
  const { message, details } = fieldsOf(error)
  return /find address/i.test(`${message} ${details}`)
}

/** A suggestion is looked up by its text and its key together. */
function suggestedOf({ text, magicKey, isCollection }: Fields): GeocodingResult | undefined {
  const [line, key] = [textOf(text), textOf(magicKey)]
  // A kind of places, such as "Museum", stands for many.
  if (!line || !key || isCollection === true) return undefined
  const [name = line, ...rest] = line.split(', ')
  const common = { id: `${key}\n${line}`, place: { name } }
  // Esri does not send the kind: a house or a street is one by how it is written.
  if (/\d/.test(name) || streets.test(name))
    return { kind: 'address', ...common, lines: [name, rest.join(', ')] }
  const [street = ''] = rest
  const hasStreet = rest.length > 2 && (/\d/.test(street) || streets.test(street))
  const lines = hasStreet ? [street, rest.slice(1).join(', ')] : [rest.join(', ')]
  return { kind: 'place', ...common, lines: [name, ...lines] as [string, string, string?] }
}

function candidateOf(
  { location: point, attributes, address, score: scored }: Fields,
  language: string | undefined,
): GeocodingResult | undefined {
  const { x, y } = fieldsOf(point)
  const of = fieldsOf(attributes)
  const coordinate = coordinateOf(y, x)
  if (!coordinate) return undefined
  const location = locationOf(
    { ...of, LongLabel: firstText(of.LongLabel, address) },
    coordinate,
    language,
  )
  const name = textOf(of.PlaceName)
  const type = textOf(of.Addr_type)
  const score = numberOf(of.Score) ?? numberOf(scored)
  const confidence = score === undefined ? undefined : score / 100
  const accuracy = entryOf(accuracies, of.Type) ?? entryOf(accuracies, type)
  if (type !== 'POI') {
    const isArea = type === 'Locality' || type === 'Postal'
    return {
      kind: isArea ? 'area' : 'address',
      confidence,
      place: { name: isArea ? name : undefined, location, accuracy },
    }
  }
  const category = textOf(of.Type)
  const place = {
    name,
    location,
    categories: category ? [{ code: category, name: category }] : [],
    phones: phonesOf(of.Phone),
    enhanced_contents: { business_url: webAddress(of.URL) },
  }
  return { kind: 'place', confidence, place }
}

/** The accuracy of the kinds of addresses and areas. The number of a street address is interpolated from those of the street. */
const accuracies: Readonly<Record<string, number>> = {
  StreetAddress: 8,
  StreetAddressExt: 8,
  StreetInt: 7,
  StreetName: 6,
  Neighborhood: 5,
  District: 5,
  Postal: 4,
  PostalExt: 4,
  PostalLoc: 4,
  City: 3,
  Locality: 3,
  'State or Province': 2,
  Country: 1,
}

function locationOf(
  of: Fields,
  coordinate: Draft<WireLocation['coordinate']>,
  language: string | undefined,
): Draft<WireLocation> {
  const code = firstText(of.CountryCode, of.Country)
  return {
    house_number: textOf(of.AddNum),
    street: streetOf(of),
    city: textOf(of.City),
    state: textOf(of.Region),
    postal: textOf(of.Postal),
    country: firstText(of.CntryName) ?? countryName(code, language),
    country_code: code,
    formatted_address: firstText(of.LongLabel, of.Match_addr),
    coordinate,
  }
}

/** The name of a country where a locator sends only its code. */
function countryName(code: string | undefined, language = 'en'): string | undefined {
  const short = toAlpha2(code ?? '')
  return short && attempt(() => new Intl.DisplayNames(language, { type: 'region' }).of(short))
}

/** The street of its parts; a reverse geocode has only the whole line, with the number before or behind. */
function streetOf(of: Fields): string | undefined {
  const parts = [of.StPreDir, of.StPreType, of.StName, of.StType, of.StDir].map(textOf)
  const number = textOf(of.AddNum)
  const words = textOf(of.Address)?.split(' ')
  const whole = words?.filter((one) => one !== number).join(' ')
  return firstText(parts.filter(Boolean).join(' '), whole)
}
