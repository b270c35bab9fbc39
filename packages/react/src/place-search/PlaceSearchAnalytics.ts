import type { Suggestion } from '@signpost/client'

/** The callbacks for requests, impressions, choices and abandoned texts of a search box. Ranks count from 1, times are milliseconds. */
export interface PlaceSearchAnalytics {
  /** A text is requested from the service; not called for cached answers. */
  readonly onRequest?: ((event: { readonly query: string }) => void) | undefined
  /** The answer to a text is shown; not called for rows that are still to be refined. */
  readonly onImpression?:
    | ((event: { readonly query: string; readonly rows: readonly RankedSuggestion[] }) => void)
    | undefined
  /** A suggestion is chosen. `latency` counts from the first key of this search. */
  readonly onSelection?:
    | ((event: RankedSuggestion & { readonly query: string; readonly latency: number }) => void)
    | undefined
  /** The box is left with a text that was typed and nothing chosen. */
  readonly onAbandonment?: ((event: { readonly query: string }) => void) | undefined
}

export interface RankedSuggestion {
  readonly suggestion: Suggestion
  readonly rank: number
}
