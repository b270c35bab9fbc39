import type { Place } from '@signpost/client'
import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react'
import type { RootProps } from '../domain/ComponentWithRef.ts'
import type { ClassNames } from '../domain/rootClass.ts'
import type { TravelTimeSettings } from '../travel-time/index.ts'
import type { ResultFactsProps } from './ResultFacts.tsx'
import type { SearchResultsMessages } from './SearchResultsMessages.ts'
import type { SearchResultsOptions } from './SearchResultsOptions.ts'

export interface SearchResultsProps extends SearchResultsOptions, RootProps {
  /** Names the list. Default: the message of the language. */
  readonly label?: string | undefined
  /** Makes the name of each place a link to this address. Without it the names are buttons. */
  readonly href?: ((place: Place) => string) | undefined
  /** The actions for a place: they follow the place's name in the order of Tab. */
  readonly renderActions?: ((place: Place) => ReactNode) | undefined
  /**
   * Shows the time to each place beside its distance, and from the same point. It costs a request for a route for each row that is seen,
   * two at a time. Default: it is not shown.
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
  /** The component of links: your router's. Default: `a`. */
  readonly link?: ComponentType<AnchorHTMLAttributes<HTMLAnchorElement>> | undefined
}

/** Classes by the parts that bear them. */
export type SearchResultsClassNames = ClassNames<'root' | 'list' | 'item' | 'name'>
