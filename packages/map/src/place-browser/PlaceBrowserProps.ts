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
  /** The map's own props. */
  readonly map?: MapViewProps | undefined
  /** The search box's own props. */
  readonly search?: Omit<PlaceSearchProps, 'query' | 'defaultQuery'> | undefined
  /** The list's own props, such as its filters and the actions of a place. */
  readonly results?: Omit<SearchResultsProps, 'query' | 'center' | 'places'> | undefined
  /** The card's own props, such as its actions. */
  readonly card?:
    | Omit<PlaceCardProps, 'place' | 'suggestion' | 'query' | 'center' | 'headingLevel'>
    | undefined
  /** The props of the directions; false for a card without them. */
  readonly directions?:
    | Omit<DirectionsProps, 'map' | 'value' | 'defaultValue' | 'onValueChange'>
    | false
    | undefined
  /** Offers the categories of the service while nothing is searched: beside the box, and in its list while nothing is typed. It costs one request. Default: true. */
  readonly categories?: boolean | undefined
  /** The level of the panel's heading in the page; a card in it has the next one. Default: 2. */
  readonly headingLevel?: 1 | Exclude<HeadingLevel, 6> | undefined
  /** Adds parts of the app. */
  readonly slots?: PlaceBrowserSlots | undefined
  /** Adds classes to parts of the browser. */
  readonly classNames?: PlaceBrowserClassNames | undefined
  /** Messages that replace those of the language. */
  readonly messages?: Partial<PlaceBrowserMessages> | undefined
}

/** Parts that can be added. */
export interface PlaceBrowserSlots {
  /** A button of the app in the upper corner at the end of the line, such as a menu; other parts leave space for it. */
  readonly corner?: ReactNode
  /** The content of the panel while nothing is searched, such as saved places, below its `title`. */
  readonly start?: { readonly title: string; readonly content: ReactNode } | undefined
}

/** Class names by part. */
export type PlaceBrowserClassNames = {
  readonly [Part in 'search' | 'categories' | 'panel' | 'map']?: string | undefined
}
