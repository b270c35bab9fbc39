import type { Place } from '@signpost/client'
import type { Incomplete } from '../domain/Incomplete.ts'
import type { SearchQueryParameters } from '../queries/searchQuery.ts'
import type { ResultFilterKind, ResultFilters } from './resultFilters.ts'
import type { DistanceOrigin, PlaceOrder } from './sortPlaces.ts'

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
  /** The filters that are offered as chips, each only where the places have the data. Default: none. */
  readonly filters?: readonly ResultFilterKind[] | undefined
  /** The chosen filters, when the app decides them. */
  readonly filterBy?: ResultFilters | undefined
  /** The filters at first. Default: none. */
  readonly defaultFilterBy?: ResultFilters | undefined
  /** Called with the filters that were chosen. */
  readonly onFilterByChange?: ((filters: ResultFilters) => void) | undefined
  /** Called with the places that are shown, in their order: the ones for a map beside the list. */
  readonly onPlacesChange?: ((places: readonly Place[]) => void) | undefined
  /** Searches while `query` is being typed: when it has not changed for a moment, from two characters on. Default: false. */
  readonly live?: boolean | undefined
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
