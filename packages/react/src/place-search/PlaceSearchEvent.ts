import type { Suggestion } from '@signpost/client'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'

/**
 * An event of a search box, with the typed text, which can be personal: pass `onEvent` once the user has consented. Ranks start at 1; times
 * are in milliseconds.
 */
export type PlaceSearchEvent =
  | {
      /**
       * - `request`: the service is asked for the text; a cached answer is no request.
       * - `noResults`: the box shows that nothing was found.
       * - `abandonment`: the user leaves the box with a text and without a choice.
       */
      readonly type: 'request' | 'noResults' | 'abandonment'
      readonly query: string
    }
  | {
      /** The answer to the text is shown; provisional rows are no impression. */
      readonly type: 'impression'
      readonly query: string
      readonly rows: readonly RankedSuggestion[]
    }
  | ({
      /** The user chooses a row. */
      readonly type: 'selection'
    } & ReportedSelection)

export interface RankedSuggestion {
  readonly suggestion: Suggestion
  readonly rank: number
}

/** A choice, as reported to `onEvent`. */
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
