import type { Coordinate } from './coordinate.ts'

export const addressKinds = [
  'airport',
  'street',
  'intersection',
  'postal',
  'city',
  'state',
  'country',
] as const

/** The kind of thing that an address denotes. */
export type AddressKind = (typeof addressKinds)[number]

/** The parts of an address. Every part is optional. */
export interface Address {
  readonly kind?: AddressKind | undefined
  /** The whole address as one line, as the service writes it. */
  readonly formatted?: string | undefined
  /** The name of a building or an area that only `formatted` has, such as a district of `city`. */
  readonly name?: string | undefined
  readonly houseNumber?: string | undefined
  readonly street?: string | undefined
  /** The crossing street of an intersection. */
  readonly intersection?: string | undefined
  readonly airport?: string | undefined
  /** A named area inside the city. */
  readonly area?: string | undefined
  readonly city?: string | undefined
  readonly state?: string | undefined
  readonly postal?: string | undefined
  /** Country name in long form. */
  readonly country?: string | undefined
  /** ISO 3166-1 alpha-3, whichever form the service sent. */
  readonly countryCode?: string | undefined
}

/** An address and its location. */
export interface LocatedAddress {
  readonly address: Address
  readonly coordinate?: Coordinate | undefined
}
