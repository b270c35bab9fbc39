/** The frequency of requests while a user types. */
export type RequestFrequency =
  /** With every key while fewer than three requests are in flight, else as soon as one of them is answered. */
  | 'auto'
  /** With every key. */
  | 'eager'
  /** With the first key, then when the typing rests or half a second has passed, for services that charge for each request. */
  | 'thrifty'
  /** Debounced: only after this many milliseconds without a key. */
  | { readonly debounce: number }
