import type { Place } from '@signpost/client'
import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react'
import type { RootProps } from '../domain/ComponentWithRef.ts'
import type { ClassNames } from '../domain/rootClass.ts'
import type { TravelTimeSettings } from '../travel-time/index.ts'
import type { ResultFactsProps } from './ResultFacts.tsx'
import type { SearchResultsMessages } from './SearchResultsMessages.ts'
import type { SearchResultsOptions } from './SearchResultsOptions.ts'

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
  /** The content below the name of a place. */
  readonly facts?: ComponentType<ResultFactsProps> | undefined
  /** The component of links, such as that of a router. Default: `a`. */
  readonly link?: ComponentType<AnchorHTMLAttributes<HTMLAnchorElement>> | undefined
}

/** Class names by part. */
export type SearchResultsClassNames = ClassNames<'root' | 'list' | 'item' | 'name'>
