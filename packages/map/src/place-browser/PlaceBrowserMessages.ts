/** The messages of a place browser. */
export interface PlaceBrowserMessages {
  /** The label of the browser. */
  readonly label: string
  /** The label of the categories beside the search box. */
  readonly categories: string
  /** The heading above a route. */
  readonly directions: string
  readonly close: string
  /** The label of the handle of the sheet on a phone. */
  readonly height: string
  readonly low: string
  readonly half: string
  readonly full: string
}

export const en: PlaceBrowserMessages = {
  label: 'Places',
  categories: 'Categories',
  directions: 'Directions',
  close: 'Close',
  height: 'Height of the panel',
  low: 'Low',
  half: 'Half',
  full: 'Full',
}
