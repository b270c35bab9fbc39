import { addressKinds, type LocatedAddress } from '../domain/address.ts'
import type { WireLocation, WireRoutePlace } from '../wire.ts'
import { decodeCoordinate } from './coordinate.ts'
import { readCountry } from './country.ts'
import type { Reading } from './Reading.ts'
import { readName, readRecord, readText } from './read.ts'
import type { Fields } from './record.ts'

/** An address location, or the end of a route, which has a few fields more; undefined when it says nothing. */
export function decodeLocation(
  record: Fields<WireLocation & WireRoutePlace>,
  reading: Reading,
): LocatedAddress | undefined {
  const address = {
    kind: readName(record, 'type', reading, addressKinds),
    formatted: readText(record, 'formatted_address', reading),
    houseNumber: readText(record, 'house_number', reading),
    street: readText(record, 'street', reading),
    intersection: readText(record, 'intersection', reading),
    airport: readText(record, 'airport', reading),
    area: readText(record, 'areaname', reading),
    city: readText(record, 'city', reading),
    state: readText(record, 'state', reading),
    postal: readText(record, 'postal', reading),
    country: readText(record, 'country', reading),
    countryCode: readCountry(record, 'country_code', reading),
  }
  const coordinate = readRecord(record, 'coordinate', reading, decodeCoordinate)
  return coordinate || Object.values(address).some(Boolean) ? { address, coordinate } : undefined
}
