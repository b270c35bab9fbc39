import { entryOf, type Fields, fieldsOf, firstText, numberOf, textOf } from '../domain/fields.ts'
import { coordinateOf, type GeocodingResult } from '../domain/GeocodingResult.ts'
import type { Adapter } from '../internals/Adapter.ts'
import type { Call, Parameters } from '../internals/createCall.ts'
import { type AdapterOptions, defineAdapter, recordsIn } from '../internals/defineAdapter.ts'
import { places, type TextRequest } from '../internals/places.ts'

export interface GeocodioOptions extends AdapterOptions {
  readonly apiKey: string
}

const title = 'Geocodio'

/** Geocodio, for addresses of the United States and Canada. It has no suggestions, so `PlaceSearch` searches on Enter. */
export function geocodio({ apiKey, ...options }: GeocodioOptions): Adapter {
  const ask = async (
    path: string,
    call: Call,
    parameters: Parameters,
  ): Promise<GeocodingResult[]> => {
    const { body } = await call.ask(
      `https://api.geocod.io/v1.9/${path}`,
      { ...parameters, api_key: apiKey },
      { allow: isNothing },
    )
    const found = fieldsOf(body)
    if (isNothing(found)) return []
    return recordsIn(found.results, title).flatMap((result) => resultOf(result) ?? [])
  }
  const search = ({ query, limit }: TextRequest, call: Call): Promise<GeocodingResult[]> =>
    ask('geocode', call, { q: query, limit })
  return defineAdapter(
    {
      name: 'geocodio',
      title,
      terms: {
        map: 'any',
        store: true,
        attribution: [{ text: 'Geocoding by Geocodio', url: 'https://www.geocod.io' }],
        uses: 'any',
      },
      has: places({
        search,
        forwardGeocode: search,
        async reverseGeocode({ latitude, longitude }, call) {
          const [nearest] = await ask('reverse', call, { q: `${latitude},${longitude}`, limit: 1 })
          return nearest?.place.location
        },
      }),
    },
    options,
  )
}

/** True for a 422, which means a text that is not an address of these countries. */
function isNothing({ error }: Fields): boolean {
  return /could not geocode/i.test(`${error}`)
}

/** The confidence in the types of matches that are not a house. */
const confidences = { range_interpolation: 0.9, nearest_rooftop_match: 0.9 }
const countries = { US: 'United States', CA: 'Canada', MX: 'México' }

function resultOf(record: Fields): GeocodingResult | undefined {
  const { lat, lng } = fieldsOf(record.location)
  const coordinate = coordinateOf(lat, lng)
  if (!coordinate) return undefined
  const parts = fieldsOf(record.address_components)
  const location = {
    house_number: textOf(parts.number),
    street: firstText(parts.formatted_street, parts.street),
    city: textOf(parts.city),
    state: textOf(parts.state),
    postal: textOf(parts.zip),
    country: entryOf(countries, parts.country),
    country_code: textOf(parts.country),
    formatted_address: textOf(record.formatted_address),
    coordinate,
  }
  if (!location.street) {
    return {
      kind: 'area',
      place: { name: firstText(parts.city, parts.zip, parts.state), location },
    }
  }
  const confidence = Math.min(
    numberOf(record.accuracy) ?? 1,
    entryOf(confidences, record.accuracy_type) ?? 1,
  )
  return { kind: 'address', place: { location }, confidence }
}
