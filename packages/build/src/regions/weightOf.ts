import type { PlaceRecord } from '@signpost/service/internal'
import type { Tags } from '../osm/OsmElement.ts'

/** Kinds of places that are known throughout a town. */
const WELL_KNOWN = new Set([
  'aeroway/aerodrome',
  'amenity/hospital',
  'amenity/theatre',
  'amenity/townhall',
  'education/university',
  'historic/castle',
  'historic/monument',
  'leisure/park',
  'leisure/stadium',
  'natural/beach',
  'place/square',
  'public_transport/station_bus',
  'public_transport/station_train',
  'shop/mall',
  'tourism/attraction',
  'tourism/museum',
  'tourism/zoo',
])

/** Kinds of objects that are named after a neighboring place. */
const NAMED_AFTER_NEIGHBOUR = new Set([
  'amenity/atm',
  'amenity/bicycle_rental',
  'amenity/parking',
  'amenity/taxi',
  'education/kindergarten',
  'shop/kiosk',
])

/** The lowest number of fields of a complete place. */
const COMPLETE_FIELDS = 6

/** The prominence of a place, 0 to 1: by its articles, its brand, its kind, and the amount of its details. */
export function weightOf(tags: Tags, place: Omit<PlaceRecord, 'weight'>): number {
  const { houseNumber, street, phones, contents, brands, categories } = place
  const filled =
    Number(houseNumber !== undefined) +
    Number(street !== undefined) +
    Math.min(phones.length, 1) +
    Object.keys(contents).length
  const weight =
    0.1 +
    (tags.wikidata ? 0.2 : 0) +
    (tags.wikipedia ? 0.15 : 0) +
    (brands.length > 0 ? 0.12 : 0) +
    (categories.some((code) => WELL_KNOWN.has(code)) ? 0.3 : 0) -
    (categories.some((code) => NAMED_AFTER_NEIGHBOUR.has(code)) ? 0.08 : 0) +
    0.2 * Math.min(1, filled / COMPLETE_FIELDS)
  return Math.round(weight * 1000) / 1000
}
