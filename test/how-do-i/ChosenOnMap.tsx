import type { Place } from '@signpost/client'
import { PlaceCamera, PlaceMap, type PlaceMapProps } from '@signpost/map'
import { PlaceSearch } from '@signpost/react'
import { type ReactNode, useState } from 'react'

export function ChosenOnMap(map: Omit<PlaceMapProps, 'places'>): ReactNode {
  const [places, setPlaces] = useState<readonly Place[]>([])
  return (
    <>
      <PlaceSearch
        onSelect={async (_, { details }) => {
          const found = await details()
          if (found.status === 'ready') setPlaces([found.place])
        }}
      />
      <PlaceMap {...map} places={places}>
        <PlaceCamera places={places} />
      </PlaceMap>
    </>
  )
}
