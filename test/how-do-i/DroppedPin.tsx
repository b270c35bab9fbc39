import type { Coordinate } from '@signpost/client'
import { PlaceMap, type PlaceMapProps } from '@signpost/map'
import { ReverseGeocode } from '@signpost/react'
import { type ReactNode, useState } from 'react'

export function DroppedPin(map: Omit<PlaceMapProps, 'places'>): ReactNode {
  const [pin, setPin] = useState<Coordinate>()
  return (
    <>
      <PlaceMap {...map} places={[]} pin={pin} onPinChange={setPin} />
      <ReverseGeocode coordinate={pin} />
    </>
  )
}
