import type { BrandTierName } from '../../domain/brandTiers.ts'

/** The words of the choice of brands. A number comes twice: as it is, for its plural, and as the language writes it. */
export interface BrandPickerMessages {
  readonly label: string
  /** Names the input, and stands in it while it is empty. */
  readonly search: string
  readonly clearSearch: string
  readonly country: string
  /** The headings of the brands, by how well they are known. */
  readonly tiers: Readonly<Record<BrandTierName, string>>
  readonly found: (count: number, shown: string) => string
  readonly nothing: string
  readonly nothingAdvice: string
  readonly empty: string
  readonly noCountry: string
  readonly noCountryAdvice: string
  readonly chosen: (count: number, shown: string) => string
  /** Names the list of what is chosen. */
  readonly chosenList: string
  /** Said when a brand was chosen, and when one was removed. */
  readonly added: (name: string) => string
  readonly removed: (name: string) => string
  /** The button that removes a brand. */
  readonly remove: (name: string) => string
  /** The button that removes all, and what is said then. */
  readonly clear: string
  readonly cleared: string
  readonly loading: string
  readonly offline: string
  readonly keyRefused: string
  readonly tooMany: string
  readonly failed: string
  /** The service has no such list. */
  readonly unavailable: string
  readonly retry: string
}
