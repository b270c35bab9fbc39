/**
 * The storage of recent and pinned places as one text: `localStorage`, `sessionStorage`, or an object with the same methods, synchronous or
 * not.
 */
export interface PlaceStorage {
  readonly getItem: (key: string) => string | null | Promise<string | null>
  readonly setItem: (key: string, value: string) => unknown
  readonly removeItem: (key: string) => unknown
}

/** The settings of stored recent and pinned places. */
export interface RecentPlaces {
  /** Default `localStorage`. */
  readonly storage?: PlaceStorage | undefined
  /** Under which name. Default `signpost.places`. */
  readonly key?: string | undefined
  /** The number of stored places that are not pinned. Default 5. */
  readonly limit?: number | undefined
}
