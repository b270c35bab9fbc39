import {
  type Area,
  type Bounds,
  type Coordinate,
  distanceBetween,
  isWithin,
} from '@signpost/client/domain'
import { kindCodes } from '../layout/kinds.ts'
import type { FoundRecord } from '../PlaceStore.ts'
import type { HouseNumber } from './houseNumbers.ts'
import type { Doc, Reader } from './Reader.ts'

/** True for a record, or for a house number of a street, in the area. */
export type AreaTest = (doc: Doc, houseNumber?: HouseNumber) => boolean

/** Creates a test for records in an area, by the coordinate in the answer. Categories and brands are in every area. */
export function inArea(reader: Reader, { countries, bounds }: Area = {}): AreaTest {
  if (!countries && !bounds) return () => true
  return (doc, houseNumber) => {
    if (doc.kind === kindCodes.term) return true
    if (countries && !countries.includes(reader.countryOf(doc) ?? '')) return false
    return !bounds || isWithin(bounds, (houseNumber ?? doc).coordinate)
  }
}

/** True when a record is in an area. */
export function isRecordIn(record: FoundRecord, { countries, bounds }: Area = {}): boolean {
  if (record.kind === 'term') return true
  if (countries && !countries.includes(record.countryCode)) return false
  return !bounds || isWithin(bounds, record.coordinate)
}

/** The point to search around: the center, unless it is outside the area. */
export function centerIn({ bounds }: Area = {}, center: Coordinate): Coordinate {
  return bounds && !isWithin(bounds, center) ? middleOf(bounds) : center
}

/** The widest area in degrees of which the farthest point is surely a corner. */
const WIDE = 90

/** The meters from a point in an area that reach all of the area; undefined for an area without bounds, and for one as wide as a continent. */
export function reachIn({ bounds }: Area = {}, center: Coordinate): number | undefined {
  if (!bounds) return undefined
  const { north, east, south, west } = bounds
  if (widthOf(bounds) > WIDE) return undefined
  const corners = [north, south].flatMap((latitude) =>
    [east, west].map((longitude) => distanceBetween(center, { latitude, longitude })),
  )
  return Math.max(...corners)
}

/** The width of bounds in degrees, also over the antimeridian. */
function widthOf({ west, east }: Bounds): number {
  return west <= east ? east - west : east + 360 - west
}

function middleOf(bounds: Bounds): Coordinate {
  const { north, south, west } = bounds
  const longitude = west + widthOf(bounds) / 2
  return {
    latitude: (north + south) / 2,
    longitude: longitude > 180 ? longitude - 360 : longitude,
  }
}
