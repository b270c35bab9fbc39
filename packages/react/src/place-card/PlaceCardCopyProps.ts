import type { PlaceCardPartProps } from './PlaceCardHeader.tsx'

export interface PlaceCardCopyProps extends PlaceCardPartProps {
  /** Shows only the icon. */
  readonly hideLabel?: boolean | undefined
}
