import { alpha2 } from '../domain/alpha2.ts'
import { boxOf } from '../domain/boxOf.ts'
import {
  type Fields,
  fieldsOf,
  firstText,
  listOf,
  numberOf,
  recordsOf,
  textOf,
} from '../domain/fields.ts'
import { coordinateOf, type GeocodingResult } from '../domain/GeocodingResult.ts'
import { openStreetMap } from '../domain/openStreetMap.ts'
import type { Adapter } from '../internals/Adapter.ts'
import type { Call, Parameters } from '../internals/createCall.ts'
import { type AdapterOptions, defineAdapter, recordsIn } from '../internals/defineAdapter.ts'
import { places, type TextRequest } from '../internals/places.ts'

export interface MapTilerOptions extends AdapterOptions {
  readonly apiKey: string
}

const title = 'MapTiler'

/** The types to request, which include places of interest; MapTiler omits them by default. */
const all = { types: 'major_landform', excludeTypes: true }

/** MapTiler's geocoder. */
export function maptiler({ apiKey, ...options }: MapTilerOptions): Adapter {
  const features = async (
    query: string,
    call: Call,
    parameters: Parameters,
  ): Promise<GeocodingResult[]> => {
    const path = `https://api.maptiler.com/geocoding/${encodeURIComponent(query)}.json`
    const language = call.language?.slice(0, 2).toLowerCase()
    const { body } = await call.ask(path, { ...parameters, language, key: apiKey })
    return recordsIn(fieldsOf(body).features, title).flatMap((feature) => resultOf(feature) ?? [])
  }
  const near = ({ center, limit, countries, bounds }: TextRequest): Parameters => ({
    proximity: center && `${center.longitude},${center.latitude}`,
    limit: Math.min(limit, 10),
    country: alpha2(countries)?.toLowerCase(),
    bbox: boxOf(bounds),
  })
  return defineAdapter(
    {
      name: 'maptiler',
      title,
      terms: {
        map: 'any',
        store: false,
        attribution: [
          { text: '© MapTiler', url: 'https://www.maptiler.com/copyright/' },
          openStreetMap,
        ],
        uses: 'any',
      },
      has: places({
        restricts: ['countries', 'bounds'],
        suggest: (request, call) =>
          features(request.query, call, { ...near(request), ...all, autocomplete: true }),
        search: (request, call) =>
          features(request.query, call, { ...near(request), ...all, autocomplete: false }),
        forwardGeocode: (request, call) =>
          features(request.query, call, {
            ...near(request),
            autocomplete: false,
            excludeTypes: true,
            types: 'poi',
          }),
        async reverseGeocode({ latitude, longitude }, call) {
          const [found] = await features(`${longitude},${latitude}`, call, {})
          return found?.place.location
        },
      }),
    },
    options,
  )
}

function resultOf(feature: Fields): GeocodingResult | undefined {
  const [longitude, latitude] = listOf(feature.center)
  const coordinate = coordinateOf(latitude, longitude)
  if (!coordinate) return undefined
  const name = textOf(feature.text)
  const types = listOf(feature.place_type)
  const part = (type: string): Fields | undefined =>
    recordsOf(feature.context).find(({ id }) => textOf(id)?.startsWith(`${type}.`))
  const own = (type: string): string | undefined =>
    types.includes(type) ? name : textOf(part(type)?.text)
  const properties = fieldsOf(feature.properties)
  const isUrl = types.includes('address') || types.includes('road')
  const location = {
    house_number: textOf(feature.address),
    street: isUrl ? name : textOf((part('address') ?? part('road'))?.text),
    city:
      own('municipality') ??
      own('place') ??
      own('municipal_district') ??
      own('locality') ??
      own('joint_municipality'),
    state: own('region'),
    postal: own('postal_code'),
    country: own('country'),
    country_code: firstText(properties.country_code, part('country')?.country_code),
    formatted_address: textOf(feature.place_name),
    coordinate,
  }
  const confidence = numberOf(feature.relevance)
  if (isUrl) return { kind: 'address', confidence, place: { location } }
  if (!types.includes('poi')) return { kind: 'area', confidence, place: { name, location } }
  const categories = listOf(properties.categories).flatMap((category) => {
    const code = textOf(category)
    return code ? [{ code, name: code.charAt(0).toUpperCase() + code.slice(1) }] : []
  })
  return { kind: 'place', confidence, place: { name, location, categories } }
}
