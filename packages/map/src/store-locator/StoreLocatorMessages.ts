export const en = {
  /** The label of the locator. */
  label: 'Stores',
  /** The label of the search box. */
  search: 'Address, town or postal code',
  /** Shown when no store is near enough. */
  none: 'No stores nearby',
  noneAdvice: 'Try another location.',
  failed: 'We couldn’t load the stores.',
  map: 'Map of the stores',
}

/** The messages of a store locator. */
export interface StoreLocatorMessages extends Readonly<typeof en> {}
