/** The words of the search box. A number comes twice: as it is, for its plural, and as the language writes it. */
export interface PlaceSearchMessages {
  readonly label: string
  readonly placeholder: string
  readonly clear: string
  /** Names the list of suggestions. */
  readonly list: string
  readonly loading: string
  /** Said when suggestions have come. */
  readonly found: (count: number, shown: string) => string
  readonly nothing: string
  readonly nothingAdvice: string
  readonly short: (least: number, shown: string) => string
  readonly needsLocation: string
  readonly useMyLocation: string
  readonly locationDenied: string
  readonly locationUnavailable: string
  readonly locationTimeout: string
  readonly offline: string
  readonly keyRefused: string
  readonly tooMany: (seconds: number, shown: string) => string
  readonly failed: string
  readonly retry: string
  /** Said when a suggestion was chosen. */
  readonly chosen: (line: string) => string
  /** The second line of coordinates that were typed. */
  readonly coordinate: string
  readonly category: string
  readonly brand: string
  readonly area: string
}
