/** Where recent and pinned places are kept as one text: `localStorage`, `sessionStorage`, or what answers as they do, at once or later. */
export interface PlaceStorage {
  readonly getItem: (key: string) => string | null | Promise<string | null>
  readonly setItem: (key: string, value: string) => unknown
  readonly removeItem: (key: string) => unknown
}

/** How recent and pinned places are kept. */
export interface RecentPlaces {
  /** Default `localStorage`. */
  readonly storage?: PlaceStorage | undefined
  /** Under which name. Default `signpost.places`. */
  readonly key?: string | undefined
  /** How many stay that are not pinned. Default 5. */
  readonly limit?: number | undefined
}
