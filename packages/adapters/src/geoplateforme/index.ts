import { type Fields, fieldsOf, firstText, listOf, numberOf, textOf } from '../domain/fields.ts'
import { coordinateOf, type GeocodingResult } from '../domain/GeocodingResult.ts'
import { tagName } from '../domain/openStreetMap.ts'
import type { Adapter } from '../internals/Adapter.ts'
import type { Call, Parameters } from '../internals/createCall.ts'
import { type AdapterOptions, defineAdapter, recordsIn } from '../internals/defineAdapter.ts'
import { places, type TextRequest } from '../internals/places.ts'

export interface GeoplateformeOptions extends AdapterOptions {
  /** The URL before `/search`. Default: the public service, which needs no key. */
  readonly url?: string
}

const title = 'Géoplateforme'

/** The geocoder of the French state: addresses of the Base Adresse Nationale, and places of the BD TOPO. */
export function geoplateforme({
  url = 'https://data.geopf.fr/geocodage',
  ...options
}: GeoplateformeOptions = {}): Adapter {
  const ask = async (
    path: string,
    call: Call,
    parameters: Parameters,
  ): Promise<GeocodingResult[]> => {
    const address = `${url.replace(/\/+$/, '')}/${path}`
    const { body } = await call.ask(address, parameters, { allow: isTooShort })
    const found = fieldsOf(body)
    if (isTooShort(found)) return []
    return recordsIn(found.features, title).flatMap((feature) => resultOf(feature) ?? [])
  }
  const near = ({ query, center, limit }: TextRequest): Parameters => ({
    q: query,
    lat: center?.latitude,
    lon: center?.longitude,
    limit: Math.min(limit, 20),
  })
  return defineAdapter(
    {
      name: 'geoplateforme',
      title,
      terms: {
        map: 'any',
        store: true,
        attribution: [{ text: 'Base Adresse Nationale, IGN', url: 'https://adresse.data.gouv.fr' }],
        uses: 'any',
      },
      has: places({
        suggest: (request, call) =>
          ask('search', call, { ...near(request), index: 'address,poi', autocomplete: 1 }),
        search: (request, call) =>
          ask('search', call, { ...near(request), index: 'address,poi', autocomplete: 0 }),
        forwardGeocode: (request, call) =>
          ask('search', call, { ...near(request), index: 'address', autocomplete: 0 }),
        async reverseGeocode({ latitude, longitude }, call) {
          const point = { lat: latitude, lon: longitude, limit: 1, index: 'address' }
          return (await ask('reverse', call, point))[0]?.place.location
        },
      }),
    },
    options,
  )
}

/** True for a 400 about a text of fewer than three characters. */
function isTooShort({ detail }: Fields): boolean {
  return listOf(detail).some((line) => /^q: /.test(`${line}`))
}

/** The first value of a field, which is the usual one: the fields of a place are lists. */
const first = (value: unknown): string | undefined => textOf(listOf(value)[0] ?? value)

function resultOf({ geometry, properties }: Fields): GeocodingResult | undefined {
  const [longitude, latitude] = listOf(fieldsOf(geometry).coordinates)
  const coordinate = coordinateOf(latitude, longitude)
  if (!coordinate) return undefined
  const record = fieldsOf(properties)
  const type = textOf(record.type)
  const name = firstText(record.toponym, first(record.name))
  const location = {
    house_number: textOf(record.housenumber),
    street: firstText(record.street, type === 'street' ? name : undefined),
    city: first(record.city),
    // The context is like `75, Paris, Île-de-France`.
    state: textOf(record.context)?.split(', ').at(-1),
    postal: first(record.postcode),
    country: 'France',
    country_code: 'FRA',
    formatted_address: firstText(record.label, record.fulltext),
    coordinate,
  }
  if (textOf(record.toponym)) {
    const kinds = listOf(record.category).flatMap((kind) => textOf(kind) ?? [])
    const code = kinds.at(-1)
    if (kinds.includes('administratif')) return { kind: 'area', place: { name, location } }
    const categories = code ? [{ code, name: tagName('', code) }] : []
    return { kind: 'place', place: { name, location, categories } }
  }
  if (type === 'municipality') return { kind: 'area', place: { name, location } }
  // The score compares letters: a complete match without its city has about 0.7.
  const score = numberOf(record.score) ?? 1
  const confidence = score < 0.5 ? 0.6 : score < 0.65 ? 0.9 : 1
  return { kind: 'address', place: { name, location }, confidence }
}
