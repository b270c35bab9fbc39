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

/** What an address stands for. */
export type AddressKind = (typeof addressKinds)[number]

/** The words of an address. Every part is optional: a service sends what it knows. */
export interface Address {
  readonly kind?: AddressKind
  /** The whole address as one line, as the service writes it. */
  readonly formatted?: string
  readonly houseNumber?: string
  readonly street?: string
  /** The crossing street, of an intersection. */
  readonly intersection?: string
  readonly airport?: string
  /** A named area inside the city. */
  readonly area?: string
  readonly city?: string
  readonly state?: string
  readonly postal?: string
  /** Country name in long form. */
  readonly country?: string
  /** ISO 3166-1 alpha-3, whichever form the service sent. */
  readonly countryCode?: string
}

/** An address and where it is. */
export interface LocatedAddress {
  readonly address: Address
  readonly coordinate?: Coordinate
}
