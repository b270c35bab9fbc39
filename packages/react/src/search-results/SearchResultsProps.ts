import type { Place } from '@signpost/client'
import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react'
import type { RootProps } from '../domain/ComponentWithRef.ts'
import type { Incomplete } from '../domain/Incomplete.ts'
import type { ClassNames } from '../domain/joinClasses.ts'
import type { SearchQueryParameters } from '../queries/searchQuery.ts'
import type { TravelTimeSettings } from '../travel-time/index.ts'
import type { ResultFactsProps } from './ResultFacts.tsx'
import type { ResultFilterKind, ResultFilters } from './resultFilters.ts'
import type { SearchResultsMessages } from './SearchResultsMessages.ts'
import type { DistanceOrigin, PlaceOrder } from './sortPlaces.ts'

/** The query, as `useSearch` takes it, or the places; and the state that a list of places shares with a map. */
export interface SearchResultsOptions extends Incomplete<SearchQueryParameters> {
  /** The places themselves, instead of a search: `undefined` while they are loading, empty when there are none. */
  readonly places?: readonly Place[] | null | undefined
  /** The `id` of the selected place when the app controls it; `null` for none. Without it the list keeps its own state. */
  readonly selected?: string | null | undefined
  /** Called with the id of the selected place; `null` for none. */
  readonly onSelectedChange?: ((id: string | null) => void) | undefined
  /** Called with the place that the user selects, also when it was selected already. */
  readonly onSelect?: ((place: Place) => void) | undefined
  /** The `id` of the place that the pointer or the focus is on, here or on a map, when the app controls it; `null` for none. Without it the list keeps its own state. */
  readonly hovered?: string | null | undefined
  /** Called with the id of the place that the pointer or the focus is on; `null` for none. */
  readonly onHoveredChange?: ((id: string | null) => void) | undefined
  /** The filters that are offered as chips, each only where the places have the data. Default: none. */
  readonly filters?: readonly ResultFilterKind[] | undefined
  /** The chosen filters, when the app controls them. */
  readonly filterBy?: ResultFilters | undefined
  /** The initial filters. Default: none. */
  readonly defaultFilterBy?: ResultFilters | undefined
  /** Called with the filters that the user chose. */
  readonly onFilterByChange?: ((filters: ResultFilters) => void) | undefined
  /** Called with the shown places, in their order, such as for a map beside the list. */
  readonly onPlacesChange?: ((places: readonly Place[]) => void) | undefined
  /** Searches while `query` is being typed: when it has not changed for a moment, from two characters on. Default: false. */
  readonly live?: boolean | undefined
  /** The order, when the app controls it. */
  readonly sort?: PlaceOrder | undefined
  /** The initial order. Default: `relevance`. */
  readonly defaultSort?: PlaceOrder | undefined
  /** Called with the order that the user chose. */
  readonly onSortChange?: ((sort: PlaceOrder) => void) | undefined
  /** The point that the service measures distances from. Default: the user if `userPosition` is sent, else the center of the search. */
  readonly origin?: DistanceOrigin | undefined
  /** The trigger for loading more places: a button, or the end of the list when it is scrolled into view. Default: `button`. */
  readonly more?: 'button' | 'scroll' | undefined
}

export interface SearchResultsProps extends SearchResultsOptions, RootProps {
  /** The label of the list. Default: the message of the language. */
  readonly label?: string | undefined
  /** Returns the URL of a place, and makes its name a link. Without it the names are buttons. */
  readonly href?: ((place: Place) => string) | undefined
  /** Renders the actions for a place, which follow its name in the tab order. */
  readonly renderActions?: ((place: Place) => ReactNode) | undefined
  /**
   * Shows the travel time to each place beside its distance, from the same point. It costs a request for a route for each visible row, two at a time. Default: not shown.
   */
  readonly travelTime?: TravelTimeSettings | undefined
  /** Replaces parts of the list. */
  readonly slots?: SearchResultsSlots | undefined
  /** Adds classes to parts of the list. */
  readonly classNames?: SearchResultsClassNames | undefined
  /** Messages that replace those of the language. */
  readonly messages?: Partial<SearchResultsMessages> | undefined
}

/** Parts that can be replaced. */
export interface SearchResultsSlots {
  /** The content below the name of a place, its distance included. */
  readonly facts?: ComponentType<ResultFactsProps> | undefined
  /** The component of links, such as that of a router. Default: `a`. */
  readonly link?: ComponentType<AnchorHTMLAttributes<HTMLAnchorElement>> | undefined
}

/** Class names by part. */
export type SearchResultsClassNames = ClassNames<'root' | 'list' | 'item' | 'name'>
