/** The messages that brand picker and category browser share. A number is passed twice: as a number, for its plural, and formatted. */
export interface CatalogMessages {
  readonly label: string
  /** The label and the placeholder of the input. */
  readonly search: string
  readonly clearSearch: string
  readonly found: (count: number, shown: string) => string
  readonly nothing: string
  readonly nothingAdvice: string
  readonly empty: string
  readonly chosen: (count: number, shown: string) => string
  /** The button that clears the selection, and the announcement after that. */
  readonly clear: string
  readonly cleared: string
  readonly loading: string
  readonly failed: string
}
