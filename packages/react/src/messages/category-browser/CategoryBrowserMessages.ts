/** The words of the choice of categories. A number comes twice: as it is, for its plural, and as the language writes it. */
export interface CategoryBrowserMessages {
  readonly label: string
  /** Names the input, and stands in it while it is empty. */
  readonly search: string
  readonly clearSearch: string
  /** The box that chooses a category with all below it. */
  readonly all: (name: string) => string
  /** Stands for the number of what is chosen where all of a group is. */
  readonly whole: string
  readonly found: (count: number, shown: string) => string
  readonly nothing: string
  readonly nothingAdvice: string
  readonly empty: string
  readonly chosen: (count: number, shown: string) => string
  /** The button that takes the whole choice back, and what is said then. */
  readonly clear: string
  readonly cleared: string
  readonly loading: string
  readonly offline: string
  readonly keyRefused: string
  readonly tooMany: string
  readonly failed: string
  /** The service has no such list. */
  readonly unavailable: string
  readonly retry: string
}
