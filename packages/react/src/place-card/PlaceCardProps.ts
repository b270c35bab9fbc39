import type { Place } from '@signpost/client'
import type { ReactNode } from 'react'
import type { RootProps } from '../domain/ComponentWithRef.ts'
import type { HeadingLevel } from '../parts/SectionTitle.tsx'
import type { TravelTimeSettings } from '../travel-time/index.ts'
import type { PlaceCardSize } from './CardContext.ts'
import type { PlaceCardMessages } from './PlaceCardMessages.ts'
import type { PlaceSource } from './usePlaceCard.ts'

export interface PlaceCardProps extends PlaceSource, RootProps {
  /** A row of a list, a summary, or everything. Default: `card`. */
  readonly size?: PlaceCardSize | undefined
  /** The icon of a compact card beside its text, or above it. Default: `horizontal`. */
  readonly orientation?: 'horizontal' | 'vertical' | undefined
  /** The most lines of the title, the kind and the address of a compact card each; what is longer is cut. Default: 1. */
  readonly maxLines?: 1 | 2 | 3 | undefined
  /** The parts, in your order and with your own between them. Default: those of the size. */
  readonly children?: ReactNode
  /** Shows the way to the place; without it there is no button for it. */
  readonly onDirections?: ((place: Place) => void) | undefined
  /** Actions after those that the place has, such as `OpenIn` or your own. */
  readonly actions?: ReactNode
  /**
   * Shows the time to the place beside its distance. It costs a request for a route, once the card is seen. Default: it is not shown.
   */
  readonly travelTime?: TravelTimeSettings | undefined
  /** Called when one of several places was chosen. */
  readonly onChoose?: ((place: Place) => void) | undefined
  /** Marks the place as sponsored. */
  readonly isSponsored?: boolean | undefined
  /** The level of its heading in your page. Default: 2. */
  readonly headingLevel?: HeadingLevel | undefined
  /** Messages that replace those of the language. */
  readonly messages?: Partial<PlaceCardMessages> | undefined
}
