/** The messages that the choice of brands and that of categories both have. A number comes twice: as it is, for its plural, and as the language writes it. */
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
  /** The button that takes the whole choice back, and the announcement then. */
  readonly clear: string
  readonly cleared: string
  readonly loading: string
  readonly offline: string
  readonly keyRefused: string
  readonly failed: string
  /** The service has no such list. */
  readonly unavailable: string
  readonly retry: string
}
