import type { Coordinate } from '@signpost/client/domain'
import type { WireLocation } from '@signpost/client/wire'
import { alpha2 } from '../domain/alpha2.ts'
import { type Fields, fieldsOf, firstText, listOf, recordsOf, textOf } from '../domain/fields.ts'
import { coordinateOf, type Draft, type GeocodingResult } from '../domain/GeocodingResult.ts'
import { tagName } from '../domain/openStreetMap.ts'
import type { Adapter } from '../internals/Adapter.ts'
import type { Call, Parameters } from '../internals/createCall.ts'
import { type AdapterOptions, defineAdapter, recordsIn } from '../internals/defineAdapter.ts'
import { places, refuse, type TextRequest } from '../internals/places.ts'

export interface AzureMapsOptions extends AdapterOptions {
  /** A key of the Azure Maps account. */
  readonly apiKey: string
}

const title = 'Azure Maps'

/** Azure Maps Search, version 2026-01-01. */
export function azureMaps({ apiKey, ...options }: AzureMapsOptions): Adapter {
  const features = async (
    path: string,
    { ask, language }: Call,
    parameters: Parameters,
  ): Promise<readonly Fields[]> => {
    const { body } = await ask(
      `https://atlas.microsoft.com/${path}`,
      { 'api-version': '2026-01-01', ...parameters },
      {
        headers: {
          'subscription-key': apiKey,
          ...(language && { 'Accept-Language': language }),
        },
      },
    )
    return recordsIn(fieldsOf(body).features, title)
  }
  const at = (point: Coordinate | undefined): string | undefined =>
    point && `${point.longitude},${point.latitude}`
  const geocode = async (
    { query, center, limit, countries }: TextRequest,
    call: Call,
  ): Promise<GeocodingResult[]> => {
    if (countries) refuse('countries', title)
    const found = await features('geocode', call, {
      query,
      coordinates: at(center),
      top: Math.min(limit, 20),
    })
    return found.flatMap((feature) => resultOf(feature) ?? [])
  }
  return defineAdapter(
    {
      name: 'azureMaps',
      title,
      terms: {
        map: 'own',
        mapHosts: ['atlas.microsoft.com'],
        store: false,
        attribution: [
          { text: '© Microsoft, TomTom', url: 'https://www.microsoft.com/maps/product/terms.html' },
        ],
        uses: 'any',
      },
      has: places({
        // Suggestions need a point.
        needsCenter: true,
        restricts: ['countries'],
        async suggest({ query, center, limit, countries }, call) {
          if (countries && countries.length > 1) refuse('countries', title)
          const found = await features('geocode:autocomplete', call, {
            query,
            coordinates: at(center),
            top: Math.min(limit, 20),
            countryRegion: alpha2(countries),
          })
          return found.flatMap((feature) => suggestedOf(feature) ?? [])
        },
        search: geocode,
        async details(text, call) {
          const [name = '', address = ''] = text.split('\n')
          const query = [name, address].filter(Boolean).join(', ')
          const [feature] = await features('geocode', call, { query, top: 1 })
          return feature && resultOf(feature, name)
        },
        forwardGeocode: geocode,
        async reverseGeocode(point, call) {
          const [feature] = await features('reverseGeocode', call, { coordinates: at(point) })
          return feature && resultOf(feature)?.place.location
        },
      }),
    },
    options,
  )
}

/** The types of an address and of an area; every other type is a landmark. */
const addresses = /^(Address|Road)/
const areas =
  /^(AdminDivision|CountryRegion|Neighborhood|(Greater)?PopulatedPlace|Postcode|PoliticalUnit)/

/** A suggestion has no point, so its choice is geocoded by its name and address. */
function suggestedOf({ properties }: Fields): GeocodingResult | undefined {
  const record = fieldsOf(properties)
  const name = textOf(record.name) ?? ''
  const location = locationOf(record)
  const address = location.formatted_address
  if (!address) return undefined
  const type = textOf(record.type) ?? ''
  const id = `${name}\n${address}`
  if (addresses.test(type)) return { kind: 'address', id, place: { location } }
  if (areas.test(type))
    return { kind: 'area', id, place: { name: name || nameOf(record), location } }
  return { kind: 'place', id, place: { name, location, categories: categoriesOf(type) } }
}

function resultOf({ geometry, properties }: Fields, chosen = ''): GeocodingResult | undefined {
  const record = fieldsOf(properties)
  const [longitude, latitude] = listOf(fieldsOf(geometry).coordinates)
  const coordinate = coordinateOf(latitude, longitude)
  if (!coordinate) return undefined
  const type = textOf(record.type) ?? ''
  const location = { ...locationOf(record), coordinate }
  if (addresses.test(type)) {
    const [point = {}] = recordsOf(record.geocodePoints)
    const isGood =
      record.confidence === 'High' && !listOf(record.matchCodes).includes('UpHierarchy')
    const isBetween = String(point.calculationMethod).startsWith('Interpolation')
    const confidence = isGood ? (isBetween ? 0.9 : 1) : 0.6
    return { kind: 'address', place: { location }, confidence }
  }
  const name = chosen || nameOf(record)
  if (areas.test(type)) return { kind: 'area', place: { name, location } }
  return { kind: 'place', place: { name, location, categories: categoriesOf(type) } }
}

/** The name of a landmark or an area is the beginning of its address. */
function nameOf({ address }: Fields): string | undefined {
  const { formattedAddress, locality } = fieldsOf(address)
  return firstText(textOf(formattedAddress)?.split(', ')[0], locality)
}

function locationOf({ address }: Fields): Draft<WireLocation> {
  const record = fieldsOf(address)
  const [state = {}] = recordsOf(record.adminDistricts)
  const country = fieldsOf(record.countryRegion)
  return {
    house_number: textOf(record.streetNumber),
    street: firstText(record.streetName, record.addressLine),
    city: textOf(record.locality),
    state: firstText(state.name, state.shortName),
    postal: textOf(record.postalCode),
    country: textOf(country.name),
    country_code: textOf(country.ISO),
    formatted_address: textOf(record.formattedAddress),
  }
}

/** `LandmarkBuilding` is "Landmark building". */
function categoriesOf(code: string): { code: string; name: string }[] {
  const words = code.replace(/\B[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return code ? [{ code, name: tagName('', words) }] : []
}
