import type { Place } from '@signpost/client'
import type { Incomplete } from '../domain/Incomplete.ts'
import type { SearchQueryParameters } from '../queries/searchQuery.ts'
import type { DistanceOrigin, PlaceOrder } from './PlaceOrder.ts'

/** The query, as `useSearch` takes it, or the places; and the state that a list of places shares with a map. */
export interface SearchResultsOptions extends Incomplete<SearchQueryParameters> {
  /** The places themselves, in place of a search: `undefined` while they are loading, empty when there are none. */
  readonly places?: readonly Place[] | null | undefined
  /** The `id` of the selected place; `null` for none. Without it the list keeps its own. */
  readonly selected?: string | null | undefined
  /** Called with the id of the place that is chosen; `null` for none. */
  readonly onSelectedChange?: ((id: string | null) => void) | undefined
  /** Called with a place that the user chose, when it was chosen before too. */
  readonly onSelect?: ((place: Place) => void) | undefined
  /** The `id` of the place that the pointer or the focus is on, here or on a map; `null` for none. Without it the list keeps its own. */
  readonly hovered?: string | null | undefined
  /** Called with the id of the place that the pointer or the focus is on; `null` for none. */
  readonly onHoveredChange?: ((id: string | null) => void) | undefined
  /** The order, when the app decides it. */
  readonly sort?: PlaceOrder | undefined
  /** The order at first. Default: `relevance`. */
  readonly defaultSort?: PlaceOrder | undefined
  /** Called with the order that was chosen. */
  readonly onSortChange?: ((sort: PlaceOrder) => void) | undefined
  /** From where the service measures distances. Default: the user where `userPosition` is sent, else the centre of the search. */
  readonly origin?: DistanceOrigin | undefined
  /** The trigger for loading more places: a button, or the end of the list when it is scrolled into view. Default: `button`. */
  readonly more?: 'button' | 'scroll' | undefined
}
