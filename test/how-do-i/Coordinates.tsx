import type { Coordinate } from '@signpost/client'
import { PlaceSearch } from '@signpost/react'
import type { ReactNode } from 'react'

export interface CoordinatesProps {
  readonly onPoint: (point: Coordinate) => void
}

export const Coordinates = ({ onPoint }: CoordinatesProps): ReactNode => (
  <PlaceSearch
    onSelectCoordinate={onPoint}
    onSelect={async (_, { details }) => {
      const found = await details()
      if (found.status === 'ready' && found.place.coordinate) onPoint(found.place.coordinate)
    }}
  />
)
