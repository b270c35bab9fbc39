/** The words of a list of places that were found. A number comes twice: as it is, for its plural, and as the language writes it. */
export interface SearchResultsMessages {
  /** Names the list. */
  readonly list: string
  /** Shown before anything is searched for. */
  readonly idle: string
  readonly loading: string
  readonly found: (count: number, shown: string) => string
  /** The same where there may be more. */
  readonly foundSoFar: (count: number, shown: string) => string
  readonly nothing: string
  readonly nothingAdvice: string
  readonly unnamed: string
  readonly sort: string
  readonly relevance: string
  /** The order in which the nearest comes first; `from` is one of the next four. */
  readonly byDistance: (from: string) => string
  readonly fromYou: string
  readonly fromMapCenter: string
  readonly fromSearchCenter: string
  readonly fromPlace: (name: string) => string
  readonly more: string
  /** The same where nothing was found so far. */
  readonly searchOn: string
  readonly loadingMore: string
  /** The next places did not come; those before stay. */
  readonly moreFailed: string
  /** The places could not be asked for anew; those before stay. */
  readonly refreshFailed: string
  readonly showAll: (count: number, shown: string) => string
  readonly offline: string
  readonly keyRefused: string
  readonly tooMany: (seconds: number, shown: string) => string
  readonly failed: string
  readonly retry: string
}
