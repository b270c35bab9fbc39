import { type Coordinate, distanceBetween } from '@signpost/client/domain'
import type { FoundRecord, Match } from '../../PlaceStore.ts'
import type { Reader } from '../reading/createReader.ts'
import type { Find } from './finds.ts'

/** Reads the records of finds. Distances are to the point that a record tells. */
export function toMatches(
  finds: readonly Find[],
  center: Coordinate,
  { records }: Reader,
): Match[] {
  return finds.flatMap(({ doc, houseNumber, askedHouseNumber }): Match[] => {
    const record = houseNumber ? records.ofAddress(houseNumber.id) : records.ofDoc(doc.id)
    if (!record) return []
    const distance = record.kind === 'term' ? 0 : distanceBetween(center, record.coordinate)
    const accuracy = accuracyOf(record, houseNumber?.fit !== 'nearest')
    return [
      {
        record,
        distance,
        ...(accuracy !== undefined && { accuracy }),
        ...(askedHouseNumber !== undefined && { askedHouseNumber }),
      },
    ]
  })
}

/**
 * How exactly an address was found, of 10: the number itself 10, the nearest number on the street 8, a crossing 7, a street 6, a
 * district 5, a postal code 4, a city 3, a state 2, a country 1.
 */
function accuracyOf(record: FoundRecord, isExact: boolean): number | undefined {
  switch (record.kind) {
    case 'address':
      return isExact ? 10 : 8
    case 'intersection':
      return 7
    case 'street':
      return 6
    case 'area':
      return { district: 5, postal: 4, city: 3, state: 2, country: 1 }[record.area]
    default:
      return undefined
  }
}
