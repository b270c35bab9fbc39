import type { Coordinate, FuelUnit, Place } from '@signpost/client'
import type { ComponentType, ReactNode } from 'react'
import type { RootProps } from '../domain/ComponentWithRef.ts'
import type { Incomplete } from '../domain/Incomplete.ts'
import type { ClassNames } from '../domain/joinClasses.ts'
import type { Zone } from '../domain/Zone.ts'
import type { SearchQueryParameters } from '../queries/pagedSearch.ts'
import type { TravelTimeSettings } from '../travel-time/index.ts'
import type { ResultFactsProps } from './ResultFacts.tsx'
import type { ResultFilterKind, ResultFilters } from './resultFilters.ts'
import type { SearchResultsMessages } from './SearchResultsMessages.ts'
import type { DistanceOrigin, PlaceOrder } from './sortPlaces.ts'
import type { ResultNameProps } from './useSearchResults.ts'

/**
 * The options of a list of places: the query, with the parameters of `useSearch`, or the places; and the state that the list shares with a
 * map. With `inside` or `withinMinutes`, only the places in this zone are listed and counted; travel times begin at the point that distances
 * are measured from, unless `from` is given.
 */
export interface SearchResultsOptions extends Incomplete<SearchQueryParameters>, Zone {
  /** The point to search around. Default: the provider's. */
  readonly near?: Coordinate | undefined
  /** The places, to show them instead of a search: `undefined` while they are loading, empty for none. */
  readonly places?: readonly Place[] | null | undefined
  /** The `id` of the selected place, when the app controls it; `null` for none. Without it, the list keeps its own state. */
  readonly selected?: string | null | undefined
  /** The `id` of the initially selected place. Default: none. */
  readonly defaultSelected?: string | undefined
  /** Called with the `id` of the selected place; `null` for none. */
  readonly onSelectedChange?: ((id: string | null) => void) | undefined
  /** Called when the user selects a place, even if it is already selected. */
  readonly onSelect?: ((place: Place) => void) | undefined
  /**
   * The `id` of the hovered or focused place, here or on a map, when the app controls it; `null` for none. Without it, the list keeps its
   * own state.
   */
  readonly hovered?: string | null | undefined
  /** Called with the `id` of the hovered or focused place; `null` for none. */
  readonly onHoveredChange?: ((id: string | null) => void) | undefined
  /** The filters to offer as chips. A filter appears only if the places have its data. Default: none. */
  readonly filterOptions?: readonly ResultFilterKind[] | undefined
  /** The chosen filters, when the app controls them. */
  readonly filters?: ResultFilters | undefined
  /** The initial filters. Default: none. */
  readonly defaultFilters?: ResultFilters | undefined
  /** Called with the filters that the user chose. */
  readonly onFiltersChange?: ((filters: ResultFilters) => void) | undefined
  /** Called with the visible places in their order, such as to show them on a map. */
  readonly onPlacesChange?: ((places: readonly Place[]) => void) | undefined
  /** Searches while the user types: when `query` has at least two characters and has not changed for a moment. Default: false. */
  readonly live?: boolean | undefined
  /** The order, when the app controls it. */
  readonly sort?: PlaceOrder | undefined
  /** The initial order. Default: `relevance`. */
  readonly defaultSort?: PlaceOrder | undefined
  /** Called with the order that the user chose. */
  readonly onSortChange?: ((sort: PlaceOrder) => void) | undefined
  /**
   * The label of the point that the service measures distances from. Default: the user if `userPosition` is sent, else the center of the
   * search.
   */
  readonly origin?: DistanceOrigin | undefined
  /** The trigger that loads more places: a button, or scrolling to the end of the list. Default: `button`. */
  readonly more?: 'button' | 'scroll' | undefined
}

export interface SearchResultsProps extends SearchResultsOptions, RootProps {
  /** The label of the list. Default: the message of the language. */
  readonly label?: string | undefined
  /** Returns the URL of a place, and makes its name a link. Without it the names are buttons. */
  readonly href?: ((place: Place) => string) | undefined
  /** Renders the actions of a place, which follow its name in the tab order. */
  readonly renderActions?: ((place: Place) => ReactNode) | undefined
  /** Called when the user presses the button "Edit search" of an empty list, such as to focus the search box. Default: no button. */
  readonly onEdit?: (() => void) | undefined
  /**
   * Shows the travel time to each place beside its distance, from the same point. Each visible row costs one route request; at most two run
   * at a time. Default: not shown.
   */
  readonly travelTime?: TravelTimeSettings | undefined
  /** The unit to which fuel prices are converted. Default: the unit of each station. */
  readonly fuelUnit?: FuelUnit | undefined
  /** Replaces parts of the list. */
  readonly slots?: SearchResultsSlots | undefined
  /** Adds class names to parts of the list. */
  readonly classNames?: SearchResultsClassNames | undefined
  /** Messages that replace those of the language. */
  readonly messages?: Partial<SearchResultsMessages> | undefined
}

/** Parts that can be replaced. */
export interface SearchResultsSlots {
  /** The content below the name of a place, including its distance. */
  readonly facts?: ComponentType<ResultFactsProps> | undefined
  /** The component of links, such as that of a router. Default: `a`. */
  readonly link?: ComponentType<ResultLinkProps> | undefined
}

/** The props of the link of a row. */
export interface ResultLinkProps extends ResultNameProps {
  readonly href: string
  readonly title: string
  readonly className: string | undefined
  readonly 'aria-describedby': string
  readonly children: ReactNode
}

/** Class names by part. */
export type SearchResultsClassNames = ClassNames<'root' | 'list' | 'row' | 'name'>
