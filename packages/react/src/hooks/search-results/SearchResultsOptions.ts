import type { Place } from '@signpost/client'
import type { Incomplete } from '../../domain/Incomplete.ts'
import type { DistanceOrigin, PlaceOrder } from '../../domain/PlaceOrder.ts'
import type { SearchQueryParameters } from '../../queries/searchQuery.ts'

/** What is searched for, as `useSearch` takes it, or the places; and what a list of places shares with a map. */
export interface SearchResultsOptions extends Incomplete<SearchQueryParameters> {
  /** The places themselves, in the place of a search: `undefined` while they are on their way, empty when there are none. */
  readonly places?: readonly Place[] | null | undefined
  /** The `id` of the selected place; `undefined` for none. Without the prop the list keeps its own. */
  readonly selected?: string | undefined
  /** Called with the id of the place that is chosen; undefined for none. */
  readonly onSelectedChange?: ((id: string | undefined) => void) | undefined
  /** Called with a place that the user chose, when it was chosen before too. */
  readonly onSelect?: ((place: Place) => void) | undefined
  /** The `id` of the place that the pointer or the focus is on, here or on a map; `undefined` for none. Without the prop the list keeps its own. */
  readonly hovered?: string | undefined
  /** Called with the id of the place that the pointer or the focus is on; undefined for none. */
  readonly onHoveredChange?: ((id: string | undefined) => void) | undefined
  /** The order, when the app decides it. */
  readonly sort?: PlaceOrder | undefined
  /** The order at first. Default: `relevance`. */
  readonly defaultSort?: PlaceOrder | undefined
  /** Called with the order that was chosen. */
  readonly onSortChange?: ((sort: PlaceOrder) => void) | undefined
  /** From where the service measures distances. Default: the user where `userPosition` is sent, else the centre of the search. */
  readonly origin?: DistanceOrigin | undefined
  /** How more places come: when a button is pressed, or by themselves when the end of the list is seen. Default: `button`. */
  readonly more?: 'button' | 'scroll' | undefined
}
