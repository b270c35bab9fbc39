import type { PlaceCardPartProps } from './PlaceCardHeader.tsx'

export interface PlaceCardCopyProps extends PlaceCardPartProps {
  /** Whether only its icon is seen. */
  readonly hideLabel?: boolean | undefined
}
