/** The tags whose elements the script loads when one of them is on the page. */
export const moreTags: readonly string[] = [
  'signpost-address-form',
  'signpost-place-map',
  'signpost-store-locator',
  'signpost-brand-picker',
  'signpost-category-browser',
  'signpost-opening-hours',
  'signpost-fuel-prices',
]
