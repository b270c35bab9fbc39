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
  readonly locating: string
  readonly denied: string
  readonly unavailable: string
  readonly timeout: string
  readonly offline: string
  readonly keyRefused: string
  readonly tooMany: (seconds: number, shown: string) => string
  readonly failed: string
  readonly retry: string
  /** Said of the places that were chosen before and are offered again. */
  readonly recent: (count: number, shown: string) => string
  /** The row that opens the list in which recent places are pinned and removed. */
  readonly editRecent: string
  /** Said when a recent place was removed. */
  readonly removed: (line: string) => string
  /** The button that closes the search where it fills the screen. */
  readonly close: string
  /** Said when a suggestion was chosen. */
  readonly chosen: (line: string) => string
  /** The second line of coordinates that were typed. */
  readonly coordinate: string
  readonly category: string
  readonly brand: string
  readonly area: string
}
