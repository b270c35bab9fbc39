import type { Coordinate } from '@signpost/client/domain'
import type { WireLocation, WirePlace } from '@signpost/client/wire'
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
import type { Adapter } from '../internals/Adapter.ts'
import type { Call } from '../internals/createCall.ts'
import {
  type AdapterOptions,
  defineAdapter,
  recordsIn,
  unreadable,
} from '../internals/defineAdapter.ts'
import { places, refuse, type TextRequest } from '../internals/places.ts'

export interface AmazonLocationOptions extends AdapterOptions {
  /** An API key of Amazon Location that allows the actions of Places. */
  readonly apiKey: string
  /** The AWS region of the key, such as `eu-central-1`. */
  readonly region: string
}

const title = 'Amazon Location'

/** The Places of Amazon Location, version 2. */
export function amazonLocation({ apiKey, region, ...options }: AmazonLocationOptions): Adapter {
  const url = `https://places.geo.${region}.amazonaws.com/v2`
  const items = async (path: string, call: Call, query: object): Promise<GeocodingResult[]> => {
    const body = { ...query, Language: call.language }
    const reply = await call.ask(`${url}/${path}`, { key: apiKey }, { body })
    const found = recordsIn(fieldsOf(reply.body).ResultItems, title)
    return found.flatMap((item) => resultOf({ ...item, ...fieldsOf(item.Place) }) ?? [])
  }
  const at = ({ latitude, longitude }: Coordinate): number[] => [longitude, latitude]
  // Bounds replace the center, because only one of the two is accepted.
  const near = ({ query, center, limit, countries, bounds }: TextRequest): object => ({
    QueryText: query,
    BiasPosition: bounds || !center ? undefined : at(center),
    Filter: {
      IncludeCountries: countries,
      BoundingBox: bounds && [bounds.west, bounds.south, bounds.east, bounds.north],
    },
    MaxResults: limit,
  })
  return defineAdapter(
    {
      name: 'amazonLocation',
      title,
      terms: {
        map: 'any',
        store: false,
        attribution: [
          { text: '© AWS, HERE', url: 'https://aws.amazon.com/location/data-providers/' },
        ],
        uses: 'any',
      },
      has: places({
        needsCenter: true,
        restricts: ['countries', 'bounds'],
        // Without this feature a suggestion has only a title.
        suggest: (request, call) =>
          items('suggest', call, { ...near(request), AdditionalFeatures: ['Core'] }),
        search: (request, call) => items('search-text', call, near(request)),
        async details(id, call) {
          const { body } = await call.ask(`${url}/place/${encodeURIComponent(id)}`, {
            'additional-features': ['Contact', 'TimeZone'],
            language: call.language,
            key: apiKey,
          })
          const found = fieldsOf(body)
          if (!textOf(found.PlaceId)) throw unreadable(title)
          return resultOf(found)
        },
        forwardGeocode(request, call) {
          if (request.bounds) refuse('bounds', title)
          return items('geocode', call, near(request))
        },
        async reverseGeocode(point, call) {
          const query = { QueryPosition: at(point), MaxResults: 1 }
          return (await items('reverse-geocode', call, query))[0]?.place.location
        },
      }),
    },
    options,
  )
}

function resultOf(record: Fields): GeocodingResult | undefined {
  const id = textOf(record.PlaceId)
  const [longitude, latitude] = listOf(record.Position)
  const coordinate = coordinateOf(latitude, longitude)
  // A suggested query for a category or a chain is not a place.
  if (!id || !coordinate) return undefined
  const address = fieldsOf(record.Address)
  const [region, country] = [fieldsOf(address.Region), fieldsOf(address.Country)]
  const location = {
    house_number: textOf(address.AddressNumber),
    street: textOf(address.Street),
    city: firstText(address.Locality, address.District),
    state: textOf(region.Name),
    postal: textOf(address.PostalCode),
    country: textOf(country.Name),
    country_code: firstText(country.Code3, country.Code2),
    formatted_address: textOf(address.Label),
    coordinate,
  }
  const type = textOf(record.PlaceType) ?? ''
  if (type === 'PointOfInterest') return { kind: 'place', id, place: placeOf(record, location) }
  if (/Address$|^(Street|Intersection|Block|SubBlock)$/.test(type)) {
    const score = numberOf(fieldsOf(record.MatchScores).Overall) ?? 1
    const confidence = type === 'InterpolatedAddress' ? Math.min(score, 0.9) : score
    return { kind: 'address', id, place: { name: textOf(record.Title), location }, confidence }
  }
  const name = entryOf(
    {
      Country: location.country,
      Region: location.state,
      SubRegion: textOf(fieldsOf(address.SubRegion).Name),
      Locality: location.city,
      District: textOf(address.District),
      SubDistrict: textOf(address.SubDistrict),
      PostalCode: location.postal,
    },
    type,
  )
  return { kind: 'area', id, place: { name: name ?? textOf(record.Title), location } }
}

function placeOf(record: Fields, location: Draft<WireLocation>): Draft<WirePlace> {
  const { Phones, Websites } = fieldsOf(record.Contacts)
  const hours = recordsOf(record.OpeningHours).flatMap(({ Display }) => listOf(Display))
  return {
    name: textOf(record.Title),
    location,
    categories: recordsOf(record.Categories).flatMap((category) => {
      const code = textOf(category.Id)
      return code ? [{ code, name: firstText(category.LocalizedName, category.Name) ?? code }] : []
    }),
    brand: recordsOf(record.BusinessChains).flatMap((chain) => {
      const code = textOf(chain.Id)
      return code ? [{ id: code, name: textOf(chain.Name) ?? code }] : []
    }),
    phones: phonesOf(recordsOf(Phones)[0]?.Value),
    enhanced_contents: {
      business_url: webAddress(recordsOf(Websites)[0]?.Value),
      hours_of_operation_text: hours.flatMap((line) => textOf(line) ?? []).join('|'),
    },
    time_zone: textOf(fieldsOf(record.TimeZone).Name),
  }
}
