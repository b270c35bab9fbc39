import type { PostalName, RegionName, TownName } from '../../domain/addressLayout.ts'

/** The words of an address form. */
export interface AddressFormMessages
  extends Readonly<Record<PostalName | RegionName | TownName, string>> {
  readonly address: string
  readonly unit: string
  readonly neighborhood: string
  readonly country: string
  readonly chooseCountry: string
  /** Behind the name of a field that may stay empty. */
  readonly optional: string
  /** What is wrong with a postal code; the example is one of the country. */
  readonly codeLike: (example: string) => string
  readonly save: string
  readonly filling: string
  readonly filled: string
  /** Filled in, but something is still to be typed. */
  readonly incomplete: string
  readonly failed: string
  readonly undo: string
  readonly undone: string
  readonly checking: string
  readonly didYouMean: string
  readonly partlyKnown: string
  readonly notFound: string
  readonly accept: string
  readonly keep: string
  readonly change: string
}
