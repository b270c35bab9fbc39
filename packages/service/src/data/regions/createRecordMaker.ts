import { type Coordinate, fold } from '@signpost/client/domain'
import type { Tags } from '../osm/OsmElement.ts'
import type { AddressRecord, AreaRecord, Located, PlaceRecord } from '../record.ts'
import { addressesOf } from './addressesOf.ts'
import type { Locality, Locator } from './createLocator.ts'
import type { PlaceReader } from './createPlaceReader.ts'
import { populationIn } from './mergeTowns.ts'
import { namesByLanguage, otherNamesOf } from './namesOf.ts'

/** Creates the records of one object. `ref` identifies it: the letter of its type and its id. */
export type RecordMaker = (
  ref: string,
  tags: Tags,
  center: Coordinate,
) => (PlaceRecord | AddressRecord | AreaRecord)[]

const DISTRICTS = new Set(['suburb', 'borough', 'quarter', 'neighbourhood', 'city_block'])
const MAX_POSTAL = 12

export function createRecordMaker(locate: Locator, readPlace: PlaceReader): RecordMaker {
  return (ref, tags, center) => {
    const located = locateObject(ref, tags, center, locate)
    const addresses = addressesOf(tags).map(({ houseNumber, street, isSecond }): AddressRecord => {
      const addressRef = `${ref}/${isSecond ? '2/' : ''}${houseNumber}`
      return { ...located, kind: 'address', ref: addressRef, houseNumber, street }
    })
    const place = readPlace(tags, located)
    const district = districtOf(tags, located)
    return [...(place ? [place] : []), ...(district ? [district] : []), ...addresses]
  }
}

function districtOf(tags: Tags, located: Located): AreaRecord | undefined {
  if (!tags.name || !DISTRICTS.has(tags.place ?? '')) return undefined
  return {
    ...located,
    kind: 'area',
    area: 'district',
    name: tags.name,
    otherNames: otherNamesOf(tags),
    ...namesByLanguage(tags, tags.name),
    population: populationIn(tags) ?? 0,
  }
}

function locateObject(ref: string, tags: Tags, coordinate: Coordinate, locate: Locator): Located {
  const locality = locate(coordinate)
  const { city, state } = townOf(tags['addr:city']?.trim(), locality)
  const postal = tags['addr:postcode']?.trim()
  return {
    ref,
    coordinate,
    countryCode: locality.country,
    ...(city && { city }),
    ...(state && { state }),
    ...(postal && postal.length <= MAX_POSTAL && { postal }),
  }
}

/**
 * The town of a record. A tagged town has priority, because mappers know the place. Its spelling and state come from the town's own record if that is
 * known.
 */
function townOf(
  tagged: string | undefined,
  { city, state, towns }: Locality,
): { city?: string | undefined; state?: string | undefined } {
  if (!tagged || tagged === city || /[\d;]/.test(tagged)) return { city, state }
  const folded = fold(tagged)
  const town = towns.find(({ name, otherNames }) =>
    [name, ...otherNames].some((text) => fold(text) === folded),
  )
  return town ? { city: town.name, state: town.state ?? state } : { city: tagged, state }
}
