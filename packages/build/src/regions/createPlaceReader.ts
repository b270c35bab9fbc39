import timeZoneAt from '@photostructure/tz-lookup'
import { type Coordinate, toAlpha2 } from '@signpost/client/domain'
import type { Located, PlaceRecord } from '@signpost/service/internal'
import type { BrandFinder } from '../brands/createBrandFinder.ts'
import { isFurniture, type Taxonomy } from '../categories/createTaxonomy.ts'
import type { Tags } from '../osm/OsmElement.ts'
import { addressesOf } from './addressesOf.ts'
import { contentsOf } from './contentsOf.ts'
import { createHoursReader } from './createHoursReader.ts'
import { namesByLanguage, otherNamesOf } from './namesOf.ts'
import { phonesOf } from './phonesOf.ts'
import { weightOf } from './weightOf.ts'

export interface PlaceTools {
  taxonomy: Taxonomy
  findBrands: BrandFinder
}

/** Creates a place from an object's tags; undefined when the object is not a searchable place. */
export type PlaceReader = (tags: Tags, located: Located) => PlaceRecord | undefined

/** The pattern of a searchable building name: not `12`, not `Block B`. */
const BUILDING_NAME = /^(?!\p{Letter}+(?: \p{Letter}| ?\d+)$).*\p{Letter}{2}/u
/** The pattern of a searchable name of any other object. */
const ANY_NAME = /\p{Letter}{2}/u

/**
 * The keys of objects without a category that users search for by name, such as stops, rivers, passes, lifts and industrial areas. Roads and areas
 * (`place`) have records of their own.
 */
const NAMED_THINGS = [
  ...['public_transport', 'railway', 'aeroway', 'aerialway', 'waterway', 'natural', 'landuse'],
  ...[
    'mountain_pass',
    'man_made',
    'bridge',
    'power',
    'sport',
    'piste:type',
    'emergency',
    'military',
  ],
  ...['amenity', 'shop', 'tourism', 'leisure', 'office', 'craft', 'healthcare', 'historic', 'club'],
]
/** The values of `highway` that are not roads. */
const BESIDE_ROADS = new Set(['bus_stop', 'platform', 'rest_area', 'services', 'elevator'])

export function createPlaceReader({ taxonomy, findBrands }: PlaceTools): PlaceReader {
  const readHours = createHoursReader()
  return (tags, located) => {
    const categories = taxonomy.of(tags)
    const name = nameOf(tags, categories)
    if (name === undefined && !isPublicOfKind(tags, categories)) return undefined
    const { coordinate, countryCode } = located
    const brands = findBrands(tags, countryCode)
    const [address] = addressesOf(tags)
    const street = address?.street ?? tags['addr:street'] ?? tags['addr:place']
    const place = {
      ...located,
      kind: 'place' as const,
      ...(name !== undefined && { name }),
      otherNames: namesBeside(name, [
        ...otherNamesOf(tags),
        ...airportCodes(tags),
        ...brands.map((brand) => brand.name),
      ]),
      // A place that is named by its brand has no other names in any language.
      ...(tags.name && name !== undefined && namesByLanguage(tags, name)),
      ...(address && { houseNumber: address.houseNumber }),
      ...(street && { street }),
      categories,
      brands,
      ...(tags.aeroway === 'aerodrome' && name !== undefined && { airport: name }),
      ...timeZone(coordinate),
      phones: phonesOf(tags, toAlpha2(countryCode)),
      contents: { ...contentsOf(tags), ...readHours(tags.opening_hours ?? '') },
    }
    return { ...place, weight: weightOf(tags, place) }
  }
}

/** The name of a place. A place of a known kind may be named by its brand; anything else, such as a building, needs a name. */
function nameOf(tags: Tags, categories: readonly string[]): string | undefined {
  const own = tags.name?.trim()
  if (own) {
    if (categories.length > 0) return own
    return isNamedThing(tags) ? own : undefined
  }
  const isKnownKind = categories.some((code) => code.includes('/'))
  return isKnownKind ? (tags.brand ?? tags.operator)?.trim() || undefined : undefined
}

/** True for an object without a category that users search for by name. */
function isNamedThing(tags: Tags): boolean {
  const name = tags.name ?? ''
  if (tags.building && tags.building !== 'no') return BUILDING_NAME.test(name)
  if (!ANY_NAME.test(name) || tags.boundary || isFurniture(tags)) return false
  return (
    BESIDE_ROADS.has(tags.highway ?? '') || NAMED_THINGS.some((key) => (tags[key] ?? 'no') !== 'no')
  )
}

/** Kinds of places that usually have no name, and that users search for by their kind. */
const NAMED_BY_KIND = new Set([
  'amenity/atm',
  'amenity/bicycle_parking',
  'amenity/bicycle_rental',
  'amenity/charging_station',
  'amenity/fuel',
  'amenity/motorcycle_parking',
  'amenity/parking',
  'amenity/taxi',
  'amenity/toilets',
  'leisure/dog_park',
  'leisure/playground',
])

/** Values of `access` that exclude the public. */
const NOT_PUBLIC = new Set(['private', 'no', 'customers', 'permit', 'residents'])

/** True for a place without a name that is open to the public and that users search for by its kind. */
function isPublicOfKind(tags: Tags, categories: readonly string[]): boolean {
  return categories.some((code) => NAMED_BY_KIND.has(code)) && !NOT_PUBLIC.has(tags.access ?? '')
}

function namesBeside(name: string | undefined, others: readonly string[]): string[] {
  return [...new Set(others)].filter((other) => other !== name)
}

function airportCodes(tags: Tags): string[] {
  return [tags.iata, tags.icao, tags.IATA, tags.ICAO].filter((code) => code !== undefined)
}

function timeZone({ latitude, longitude }: Coordinate): { timeZone?: string } {
  const timeZone = timeZoneAt(latitude, longitude)
  return timeZone ? { timeZone } : {}
}
