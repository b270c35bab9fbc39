import { accuracy } from '@signpost/client/protocol'
import type { FoundRecord } from '../PlaceStore.ts'

/** The accuracy of a record as the answer to a forward geocode; undefined for a record that is not an address. */
export function accuracyOf(record: FoundRecord, isExact = true): number | undefined {
  switch (record.kind) {
    case 'address':
      return isExact ? accuracy.houseNumber : accuracy.nearbyHouseNumber
    case 'intersection':
    case 'street':
      return accuracy[record.kind]
    case 'area':
      return accuracy[record.area]
    default:
      return undefined
  }
}
