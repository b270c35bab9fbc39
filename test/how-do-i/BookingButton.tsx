import type { Place } from '@signpost/client'
import { PlaceCard, PlaceCardAction } from '@signpost/react'
import type { ReactNode } from 'react'

export interface BookingProps {
  readonly place: Place
  readonly onBook: (place: Place) => void
}

export const Booking = ({ place, onBook }: BookingProps): ReactNode => (
  <PlaceCard
    place={place}
    actions={<PlaceCardAction label="Book a table" onClick={() => onBook(place)} />}
  />
)
