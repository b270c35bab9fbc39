import type { Suggestion } from '@signpost/client'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'

/**
 * The callbacks for requests, impressions, choices and abandoned texts of a search box. Ranks count from 1, times are milliseconds. What
 * somebody types can be personal: none of them is called without their consent.
 */
export interface PlaceSearchAnalytics {
  /** True once the user has consented to being measured. While it is false, nothing is reported. */
  readonly consent: boolean
  /** A text is requested from the service; not called for cached answers. */
  readonly onRequest?: ((event: { readonly query: string }) => void) | undefined
  /** The answer to a text is shown; not called for rows that are still to be refined. */
  readonly onImpression?:
    | ((event: { readonly query: string; readonly rows: readonly RankedSuggestion[] }) => void)
    | undefined
  /** It is shown that nothing was found for a text. */
  readonly onNoResults?: ((event: { readonly query: string }) => void) | undefined
  /** A row is chosen. */
  readonly onSelection?: ((event: ReportedSelection) => void) | undefined
  /** The box is left with a text that was typed and nothing chosen. */
  readonly onAbandonment?: ((event: { readonly query: string }) => void) | undefined
}

export interface RankedSuggestion {
  readonly suggestion: Suggestion
  readonly rank: number
}

/** A choice, as it is reported to `analytics`. */
export interface ReportedSelection {
  /** The kind of the row: `suggestion` for one of the service, `recent`, `pinned`, `locate`, `coordinate`, or `custom` for one of the app. */
  readonly kind: PlaceSearchItem['kind']
  /** The id of the source, where it is the app's own. */
  readonly source: string | undefined
  readonly suggestion: Suggestion | undefined
  /** Among the rows of the same kind and source. */
  readonly rank: number
  readonly query: string
  /** From the first key of this search. */
  readonly latency: number
}
