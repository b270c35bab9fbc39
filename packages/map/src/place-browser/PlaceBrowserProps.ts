import type {
  HeadingLevel,
  PlaceCardProps,
  PlaceSearchProps,
  RootProps,
  SearchResultsProps,
} from '@signpost/react'
import type { ReactNode } from 'react'
import type { DirectionsProps } from '../directions/index.ts'
import type { MapViewProps } from '../map-view/index.ts'
import type { PlaceBrowserMessages } from './PlaceBrowserMessages.ts'
import type { PlaceBrowserOptions } from './usePlaceBrowser.ts'

export interface PlaceBrowserProps extends PlaceBrowserOptions, RootProps {
  /** The props of the map. */
  readonly map?: MapViewProps | undefined
  /** The props of the search box. */
  readonly search?: Omit<PlaceSearchProps, 'query' | 'defaultQuery'> | undefined
  /**
   * The props of the list, such as its filters and the actions of a place. With `inside` or `withinMinutes`, list and map show only the places
   * in this zone, and the map its outline.
   */
  readonly results?: Omit<SearchResultsProps, 'query' | 'near' | 'places'> | undefined
  /** The props of the card, such as its actions. */
  readonly card?:
    | Omit<PlaceCardProps, 'place' | 'suggestion' | 'query' | 'near' | 'headingLevel'>
    | undefined
  /** The props of the directions; false to disable directions. */
  readonly directions?:
    | Omit<DirectionsProps, 'map' | 'value' | 'defaultValue' | 'onValueChange'>
    | false
    | undefined
  /**
   * Offers the categories of the service while nothing is searched: beside the search box, and as rows of the empty box. It costs one
   * request. Default: true.
   */
  readonly categories?: boolean | undefined
  /** The heading level of the panel; a card in the panel has the next level. Default: 2. */
  readonly headingLevel?: 1 | Exclude<HeadingLevel, 6> | undefined
  /** A button in the upper corner at the inline end, such as a menu; other parts leave space for it. */
  readonly corner?: ReactNode
  /** The panel while nothing is searched, such as saved places. Default: none. */
  readonly start?: PlaceBrowserStart | undefined
  /** Adds class names to parts of the browser. */
  readonly classNames?: PlaceBrowserClassNames | undefined
  /** Messages that replace those of the language. */
  readonly messages?: Partial<PlaceBrowserMessages> | undefined
}

/** The content of the panel while nothing is searched. */
export interface PlaceBrowserStart {
  /** The title of the panel. */
  readonly title: string
  readonly content: ReactNode
}

/** Class names by part. */
export type PlaceBrowserClassNames = {
  readonly [Part in 'search' | 'categories' | 'panel' | 'map']?: string | undefined
}
