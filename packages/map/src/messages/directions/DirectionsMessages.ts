/** The words of directions. */
export interface DirectionsMessages {
  /** Names the whole. */
  readonly label: string
  readonly origin: string
  readonly destination: string
  readonly swap: string
  readonly options: string
  /** Offers to choose an end on the map. */
  readonly pick: string
  /** Says how, while one is chosen. */
  readonly picking: string
  readonly pickHere: string
  readonly cancel: string
  /** While an end is missing. */
  readonly start: string
  readonly loading: string
  readonly none: string
  readonly noneAdvice: string
  /** The service answers 501. */
  readonly unavailable: string
  readonly keyRefused: string
  readonly offline: string
  readonly failed: string
  readonly retry: string
  readonly print: string
  /** Names the map. */
  readonly map: string
}
