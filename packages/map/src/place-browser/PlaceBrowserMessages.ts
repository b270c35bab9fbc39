export const en = {
  /** The label of the browser. */
  label: 'Places',
  /** The label of the categories beside the search box. */
  categories: 'Categories',
  /** The heading of the categories around an area or a point. */
  nearby: 'Explore nearby',
  close: 'Close',
  /** The label of the sheet's handle on a phone. */
  height: 'Panel height',
  low: 'Low',
  half: 'Half',
  full: 'Full',
}

/** The messages of a place browser. */
export interface PlaceBrowserMessages extends Readonly<typeof en> {}
