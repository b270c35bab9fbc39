/** The messages of a store locator. */
export interface StoreLocatorMessages {
  /** The label of the locator. */
  readonly label: string
  /** The label of the search box. */
  readonly search: string
  /** Shown when no store is near enough. */
  readonly none: string
  readonly noneAdvice: string
  readonly failed: string
  readonly map: string
}

export const en: StoreLocatorMessages = {
  label: 'Stores',
  search: 'Address, town or postal code',
  none: 'There is no store near here.',
  noneAdvice: 'Look around another place.',
  failed: 'The stores could not be loaded.',
  map: 'Map of the stores',
}
