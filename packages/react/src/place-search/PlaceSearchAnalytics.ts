import type { Suggestion } from '@signpost/client'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'

/**
 * The analytics callbacks of a search box: requests, impressions, selections and abandoned texts. Ranks start at 1; times are in
 * milliseconds. Typed text can be personal, so no callback runs without the user's consent.
 */
export interface PlaceSearchAnalytics {
  /** True once the user has consented to being measured. While it is false, nothing is reported. */
  readonly consent: boolean
  /** Called when the service is asked for a text, but not for cached answers. */
  readonly onRequest?: ((event: { readonly query: string }) => void) | undefined
  /** Called when the answer to a text is shown, but not for provisional rows. */
  readonly onImpression?:
    | ((event: { readonly query: string; readonly rows: readonly RankedSuggestion[] }) => void)
    | undefined
  /** Called when the box shows that nothing was found for a text. */
  readonly onNoResults?: ((event: { readonly query: string }) => void) | undefined
  /** Called when the user chooses a row. */
  readonly onSelection?: ((event: ReportedSelection) => void) | undefined
  /** Called when the user leaves the box with a typed text and without a choice. */
  readonly onAbandonment?: ((event: { readonly query: string }) => void) | undefined
}

export interface RankedSuggestion {
  readonly suggestion: Suggestion
  readonly rank: number
}

/** A choice, as reported to `analytics`. */
export interface ReportedSelection {
  /**
   * The kind of the row: `suggestion` for a row of the service, `recent`, `pinned`, `locate`, `coordinate`, or `custom` for a row of the
   * app.
   */
  readonly kind: PlaceSearchItem['kind']
  /** The id of the app's source; undefined for built-in rows. */
  readonly source: string | undefined
  readonly suggestion: Suggestion | undefined
  /** The rank among the rows of the same kind and source. */
  readonly rank: number
  readonly query: string
  /** The time since the first key of this search. */
  readonly latency: number
}
