/** The frequency of requests while somebody types. */
export type RequestFrequency =
  /** At every key while fewer than two requests are in flight, else as soon as one of them is answered. */
  | 'auto'
  /** At every key. */
  | 'eager'
  /** As few as will do, for services that are paid by the request. */
  | 'thrifty'
  /** As `auto`, but only after so many milliseconds without a key. */
  | { readonly debounce: number }
