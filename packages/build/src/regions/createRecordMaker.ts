import { type Coordinate, fold } from '@signpost/client/domain'
import type { AddressRecord, AreaRecord, Located, PlaceRecord } from '@signpost/service/internal'
import type { Tags } from '../osm/OsmElement.ts'
import { addressesOf } from './addressesOf.ts'
import { borderAround } from './borderAround.ts'
import type { Border } from './createBorders.ts'
import type { Locality, Locator } from './createLocator.ts'
import type { PlaceReader } from './createPlaceReader.ts'
import { populationIn } from './mergeTowns.ts'
import { namesByLanguage, otherNamesOf } from './namesOf.ts'
import { withinOf } from './withinOf.ts'

/** Creates the records of one object. `ref` identifies it: the letter of its type and its id. */
export type RecordMaker = (
  ref: string,
  tags: Tags,
  center: Coordinate,
) => (PlaceRecord | AddressRecord | AreaRecord)[]

const DISTRICTS = new Set([
  ...['suburb', 'borough', 'quarter', 'neighbourhood', 'city_block'],
  ...['locality', 'isolated_dwelling', 'farm', 'allotments', 'island', 'islet'],
])
const MAX_POSTAL = 12
/** The addition to a name that several towns have: `Balzers (FL)`. */
const ADDITION = / *\([^()]*\) *$/

export function createRecordMaker(
  locate: Locator,
  readPlace: PlaceReader,
  /** Receives the border of each district that has one. */
  onBorder: (border: Border) => void = () => {},
): RecordMaker {
  return (ref, tags, center) => {
    const locality = locate(center)
    const located = locateObject(ref, tags, center, locality)
    const addresses = addressesOf(tags).map(({ houseNumber, street, isSecond }): AddressRecord => {
      const addressRef = `${ref}/${isSecond ? '2/' : ''}${houseNumber}`
      return { ...located, kind: 'address', ref: addressRef, houseNumber, street }
    })
    const place = readPlace(tags, located)
    const border = borderOfDistrict(tags, locality)
    if (border) onBorder(border)
    const district = districtOf(tags, located, border)
    return [...(place ? [place] : []), ...(district ? [district] : []), ...addresses]
  }
}

/** The area with the name of a district that contains it. */
function borderOfDistrict(
  { name, place = '' }: Tags,
  { areas = [] }: Locality,
): Border | undefined {
  if (!name || !DISTRICTS.has(place)) return undefined
  return areas.find((area) => !area.town && fold(area.name) === fold(name))
}

function districtOf(tags: Tags, located: Located, border?: Border): AreaRecord | undefined {
  const { name } = tags
  if (!name || !DISTRICTS.has(tags.place ?? '')) return undefined
  return {
    ...located,
    kind: 'area',
    area: 'district',
    name,
    otherNames: otherNamesOf(tags),
    ...namesByLanguage(tags, name),
    population: populationIn(tags) ?? 0,
    ...(border && { border: borderAround(located.coordinate, border) }),
  }
}

function locateObject(
  ref: string,
  tags: Tags,
  coordinate: Coordinate,
  locality: Locality,
): Located {
  const { city, state } = townOf(tags['addr:city']?.replace(ADDITION, '').trim(), locality)
  const postal = tags['addr:postcode']?.trim() || locality.postal
  return {
    ref,
    coordinate,
    countryCode: locality.country,
    ...(city && { city }),
    ...(state && { state }),
    ...(postal && postal.length <= MAX_POSTAL && { postal }),
    ...withinOf(locality),
  }
}

/**
 * The town of a record. A tagged town has priority, because mappers know the place, but not a part of a town, by the borders around the record. Its
 * spelling and state come from the town's own record if that is known.
 */
function townOf(
  tagged: string | undefined,
  { city, state, towns, areas = [] }: Locality,
): { city?: string | undefined; state?: string | undefined } {
  if (!tagged || tagged === city || /[\d;]/.test(tagged)) return { city, state }
  const folded = fold(tagged)
  const isDistrict = areas.some((area) => !area.town && fold(area.name) === folded)
  if (isDistrict && city) return { city, state }
  const town = towns.find(({ name, otherNames }) =>
    [name, ...otherNames].some((text) => fold(text) === folded),
  )
  return town ? { city: town.name, state: town.state ?? state } : { city: tagged, state }
}

/** The level from which an administrative area is a part of a town. */
const DISTRICT_LEVEL = 9

/** The records of the parts of towns that are only mapped by their borders. */
export function districtsOf(
  borders: readonly Border[],
  described: ReadonlySet<Border>,
  locate: Locator,
): AreaRecord[] {
  return borders
    .filter((border) => border.level >= DISTRICT_LEVEL && !border.town && !described.has(border))
    .map((border) => {
      const { ref, name, tags, center } = border
      return {
        ...locateObject(ref, tags, center, locate(center)),
        kind: 'area',
        area: 'district',
        name,
        otherNames: otherNamesOf(tags),
        ...namesByLanguage(tags, name),
        population: populationIn(tags) ?? 0,
        border: borderAround(center, border),
      }
    })
}
