export {
  type PlaceCardState,
  type PlaceCardStateActions,
  type PlaceCardStatus,
  type PlaceSource,
  usePlaceCard,
} from './usePlaceCard.ts'

// Keep the hook first: bundlers emit the modules in the order of this list, and this order compresses best.

export { useCardPlace } from '../internals/PlaceContext.ts'
export type { HeadingLevel } from '../parts/SectionTitle.tsx'
export type { PlaceCardSize } from './CardContext.ts'
export {
  PlaceCardCall,
  PlaceCardCopyAddress,
  PlaceCardCopyCoordinates,
  type PlaceCardCopyProps,
  PlaceCardDirections,
  type PlaceCardDirectionsProps,
  PlaceCardShare,
  type PlaceCardShareProps,
  PlaceCardWebsite,
} from './cardActions.tsx'
export { PlaceCard } from './PlaceCard.tsx'
export { PlaceCardAction, type PlaceCardActionProps } from './PlaceCardAction.tsx'
export { PlaceCardActions, type PlaceCardActionsProps } from './PlaceCardActions.tsx'
export { PlaceCardAddress } from './PlaceCardAddress.tsx'
export { PlaceCardFacts } from './PlaceCardFacts.tsx'
export {
  PlaceCardHeader,
  type PlaceCardHeaderProps,
  type PlaceCardPartProps,
} from './PlaceCardHeader.tsx'
export { PlaceCardHours } from './PlaceCardHours.tsx'
export type { PlaceCardMessages } from './PlaceCardMessages.ts'
export type { PlaceCardProps } from './PlaceCardProps.ts'
