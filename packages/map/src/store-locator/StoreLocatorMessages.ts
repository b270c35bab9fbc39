export const en = {
  /** The label of the locator. */
  label: 'Stores',
  /** The label of the search box. */
  search: 'Address, town or postal code',
  /** Shown when no store is near enough. */
  none: 'No stores nearby',
  noneAdvice: 'Try another location.',
  /** Replaces `none` when the locator has a zone. */
  noneInside: 'No stores in this area',
  /** Shown when the chosen point is in the zone of `inside`. */
  inside: 'We deliver here.',
  outside: 'We don’t deliver here yet.',
  failed: 'We couldn’t load the stores.',
  map: 'Map of the stores',
}

/** The messages of a store locator. */
export interface StoreLocatorMessages extends Readonly<typeof en> {}
