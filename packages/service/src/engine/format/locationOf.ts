import type { Coordinate } from '@signpost/client/domain'
import type { WireCoordinate, WireLocation } from '@signpost/client/wire'
import type { PlaceRecord } from '../../data/record.ts'
import { type AddressParts, countryName } from './addressLines.ts'
import { addressParts, addressText, type LocatedRecord } from './recordAddress.ts'

/** A type whose fields that allow undefined are optional. */
type Compact<Type> = {
  [Name in keyof Type as undefined extends Type[Name] ? never : Name]: Type[Name]
} & {
  [Name in keyof Type as undefined extends Type[Name] ? Name : never]?: Exclude<
    Type[Name],
    undefined
  >
}

/** The object without its undefined fields. */
export function compact<const Type extends object>(value: Type): Compact<Type>
export function compact(value: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined))
}

/** A record's address in the form of the interface. */
export function locationOf(record: LocatedRecord, language?: string): WireLocation {
  return writeLocation(
    { ...addressParts(record), language },
    {
      coordinate: record.coordinate,
      formatted: formatted(record, language),
      type: locationType(record),
    },
  )
}

/** An address in the form of the interface, without empty parts. */
export function writeLocation(
  parts: AddressParts,
  rest: { coordinate: Coordinate; formatted: string; type: WireLocation['type'] },
): WireLocation {
  return compact({
    city: parts.city,
    coordinate: writeCoordinate(rest.coordinate),
    country: parts.countryCode && countryName(parts.countryCode, parts.language),
    country_code: parts.countryCode,
    formatted_address: rest.formatted || undefined,
    house_number: parts.houseNumber,
    postal: parts.postal,
    state: parts.state,
    street: parts.street,
    type: rest.type,
  })
}

/** Seven decimals are a centimeter, the precision of the data. */
export function writeCoordinate({ latitude, longitude }: Coordinate): WireCoordinate {
  return { latitude: round(latitude), longitude: round(longitude) }
}

function formatted(record: LocatedRecord, language?: string): string {
  const { whole } = addressText(record, language)
  return isAirport(record) ? [record.name, whole].filter(Boolean).join(', ') : whole
}

function locationType(record: LocatedRecord): WireLocation['type'] {
  if (isAirport(record)) return 'airport'
  if (record.kind === 'intersection') return 'intersection'
  return addressParts(record).street === undefined ? undefined : 'street'
}

function isAirport(record: LocatedRecord): record is PlaceRecord {
  return record.kind === 'place' && record.airport !== undefined
}

function round(degrees: number): number {
  return Math.round(degrees * 1e7) / 1e7
}
