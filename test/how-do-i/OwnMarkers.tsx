import type { Place } from '@signpost/client'
import { MapItem, MapView, type MapViewProps } from '@signpost/map'
import type { ReactNode } from 'react'

export interface OwnMarkersProps extends Omit<MapViewProps, 'children'> {
  readonly places: readonly Place[]
  readonly onOpen: (place: Place) => void
}

export const OwnMarkers = ({ places, onOpen, ...map }: OwnMarkersProps): ReactNode => (
  <MapView {...map}>
    {places.map(
      (place) =>
        place.coordinate && (
          <MapItem key={place.id} coordinate={place.coordinate} anchor="bottom">
            <button type="button" onClick={() => onOpen(place)}>
              {place.name}
            </button>
          </MapItem>
        ),
    )}
  </MapView>
)
