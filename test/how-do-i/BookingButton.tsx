import type { Place } from '@signpost/client'
import {
  PlaceCard,
  PlaceCardAction,
  PlaceCardActions,
  PlaceCardCall,
  PlaceCardHeader,
} from '@signpost/react'
import type { ReactNode } from 'react'

export interface BookingProps {
  readonly place: Place
  readonly onBook: (place: Place) => void
}

export const Booking = ({ place, onBook }: BookingProps): ReactNode => (
  <PlaceCard place={place}>
    <PlaceCardHeader />
    <PlaceCardActions>
      <PlaceCardAction label="Book a table" primary onClick={() => onBook(place)} />
      <PlaceCardCall />
    </PlaceCardActions>
  </PlaceCard>
)
