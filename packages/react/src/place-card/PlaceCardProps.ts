import type { Place } from '@signpost/client'
import type { ReactNode } from 'react'
import type { RootProps } from '../domain/ComponentWithRef.ts'
import type { HeadingLevel } from '../parts/SectionTitle.tsx'
import type { TravelTimeSettings } from '../travel-time/index.ts'
import type { PlaceCardSize } from './CardContext.ts'
import type { PlaceCardMessages } from './PlaceCardMessages.ts'
import type { PlaceSource } from './usePlaceCard.ts'

export interface PlaceCardProps extends PlaceSource, RootProps {
  /** The size of the card: `compact` for a row of a list, `card` for a summary, `full` for everything. Default: `card`. */
  readonly size?: PlaceCardSize | undefined
  /** The position of the icon in a compact card: beside the text, or above it. Default: `horizontal`. */
  readonly orientation?: 'horizontal' | 'vertical' | undefined
  /** The maximum number of lines of title, category and address of a compact card; longer texts are truncated. Default: 1. */
  readonly maxLines?: 1 | 2 | 3 | undefined
  /** The parts, to change their order or to add others. Default: the parts of the size. */
  readonly children?: ReactNode
  /** Called to show a route to the place. Without it, the card has no directions button. */
  readonly onDirections?: ((place: Place) => void) | undefined
  /** Returns the URL of the place in the app, for the button that shares it. Default: only the name and the address are shared. */
  readonly shareUrl?: ((place: Place) => string) | undefined
  /** Additional actions, such as `OpenIn` or buttons of the app. */
  readonly actions?: ReactNode
  /**
   * Shows the travel time to the place beside its distance. It costs one route request when the card becomes visible. Default: not shown.
   */
  readonly travelTime?: TravelTimeSettings | undefined
  /** Called when the user chooses one of several places. */
  readonly onSelect?: ((place: Place) => void) | undefined
  /** Marks the place as sponsored. */
  readonly sponsored?: boolean | undefined
  /** The heading level of the card. Default: 2. */
  readonly headingLevel?: HeadingLevel | undefined
  /** Messages that replace those of the language. */
  readonly messages?: Partial<PlaceCardMessages> | undefined
}
