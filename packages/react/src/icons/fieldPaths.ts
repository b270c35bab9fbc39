/** The icons in an empty input, as in `iconPaths`: separate from the others, which can be loaded later. */
export const fieldPaths = {
  search: 'M14 8.75a5.25 5.25 0 1 1-10.5 0 5.25 5.25 0 0 1 10.5 0ZM12.5 12.5l4 4',
  clear: 'm5.5 5.5 9 9m0-9-9 9',
  back: 'm12 4.5-5.5 5.5 5.5 5.5',
} as const
