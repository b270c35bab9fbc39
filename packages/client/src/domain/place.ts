import type { Address } from './address.ts'
import type { Brand } from './brand.ts'
import type { Category } from './category.ts'
import type { Coordinate } from './coordinate.ts'
import type { FuelPrice } from './fuel.ts'
import type { OpeningHours } from './hours.ts'
import type { Phone } from './phone.ts'

/** Any JSON value. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json }

/** A place or an address in the results of a search. */
export interface Place {
  /** Identifies a place within one answer, and the same place in two answers as long as its data stay the same. Do not store it. */
  readonly id: string
  readonly name?: string | undefined
  /** The local name, if `name` in the reader's language differs from it. */
  readonly localName?: string | undefined
  readonly address?: Address | undefined
  readonly coordinate?: Coordinate | undefined
  /** Meters from the user's position if it was sent, or else from the center of the search. */
  readonly distance?: number | undefined
  /** The accuracy of the address match, from 1 to 10 (best); only in a forward geocode. */
  readonly accuracy?: number | undefined
  readonly phones: readonly Phone[]
  readonly categories: readonly Category[]
  readonly brands: readonly Brand[]
  readonly fuelPrices: readonly FuelPrice[]
  readonly hours?: OpeningHours | undefined
  /** IANA name of the time zone of `hours`. */
  readonly timeZone?: string | undefined
  readonly content?: PlaceContent | undefined
  readonly partner?: PartnerContent | undefined
}

/** The content of a place beyond its address. Its texts are untrusted: show them as text, never as HTML. */
export interface PlaceContent {
  readonly description?: string | undefined
  /** An absolute `http:` or `https:` URL without credentials. */
  readonly website?: string | undefined
  readonly thumbnail?: string | undefined
  readonly photos: readonly string[]
  /** The names to be credited wherever the photos are shown. */
  readonly photoCredits?: readonly string[] | undefined
  readonly paymentMethods: readonly string[]
  readonly cuisines: readonly string[]
  readonly features: readonly string[]
  readonly specialFeatures: readonly string[]
  readonly parking: readonly string[]
  readonly goodFor: readonly string[]
  readonly tips: readonly string[]
  readonly price?: string | undefined
  readonly reservations?: string | undefined
  readonly wifi?: string | undefined
  readonly dressCode?: string | undefined
  readonly smoking?: string | undefined
  readonly shuttleService?: string | undefined
}

/** The content of a review provider about a place. */
export interface PartnerContent {
  /** Present only when everything that its provider requires to be shown could be read. */
  readonly review?: PartnerReview | undefined
  /** The provider's own object, bounded in size, for fields that `wire.partnerReview` cannot express. */
  readonly raw: Json
}

/** A rating may be shown only together with the provider's icon, the number of reviews and the link. */
export interface PartnerReview {
  readonly provider: string
  readonly iconUrl: string
  /** 0 to 5. */
  readonly rating: number
  readonly reviewCount: number
  readonly url: string
}
