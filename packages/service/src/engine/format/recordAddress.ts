import type { AreaRecord, TermRecord } from '../../data/record.ts'
import type { FoundRecord } from '../PlaceStore.ts'
import { type AddressParts, regionLine, streetLine, wholeAddress } from './addressLines.ts'
import { crossing } from './nameFor.ts'

/** A record with a position, which is any except a category or a brand. */
export type LocatedRecord = Exclude<FoundRecord, TermRecord>

/** The text of an address, in one line and in two. */
export interface AddressText {
  /** House number and street; empty for an area. */
  street: string
  /** City, state, postal code and country. */
  region: string
  whole: string
}

/** The text of a record's address. */
export function addressParts(record: LocatedRecord): AddressParts {
  const { city, state, postal, countryCode } = record
  const region = { city, state, postal, countryCode }
  switch (record.kind) {
    case 'place':
    case 'address':
      return { ...region, houseNumber: record.houseNumber, street: record.street }
    case 'street':
      return { ...region, street: record.name }
    case 'intersection':
      return { ...region, street: crossing(record.streets) }
    case 'area':
      return { ...region, ...areaParts(record) }
  }
}

/** A record's address in the order of its country, whose name is in the reader's language. */
export function addressText(record: LocatedRecord, language?: string): AddressText {
  const parts = { ...addressParts(record), language }
  if (record.kind === 'area') {
    const whole = areaLine(record, parts)
    return { street: '', region: whole, whole }
  }
  return { street: streetLine(parts), region: regionLine(parts), whole: wholeAddress(parts) }
}

function areaParts({ area, name, city, countryCode }: AreaRecord): AddressParts {
  switch (area) {
    case 'city':
      return { city: name }
    case 'state':
      return { state: name }
    case 'postal':
      return { postal: name }
    case 'district':
      return city === undefined ? { city: name } : {}
    case 'country':
      return { countryCode }
  }
}

/** Address formats have no field for a part of a city, so it is written before the city. */
function areaLine({ area, name, city }: AreaRecord, parts: AddressParts): string {
  if (area === 'country') return name
  const line = regionLine(parts)
  return area === 'district' && city !== undefined ? `${name}, ${line}` : line
}
