export const en = {
  /** The label of the locator. */
  label: 'Stores',
  /** The label of the search box. */
  search: 'Address, town or postal code',
  /** Shown when no store is near enough. */
  none: 'There is no store near here.',
  noneAdvice: 'Look around another place.',
  failed: 'The stores could not be loaded.',
  map: 'Map of the stores',
}

/** The messages of a store locator. */
export interface StoreLocatorMessages extends Readonly<typeof en> {}
