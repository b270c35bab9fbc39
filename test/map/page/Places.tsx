import type { Coordinate, Place } from '@signpost/client'
import { PlaceMap } from '@signpost/map'
import { ReverseGeocode, SearchResults } from '@signpost/react'
import { useState } from 'react'
import { TakeMap } from './TakeMap.tsx'

export interface PlacesProps {
  /** The places of the list and of the map; `undefined` while they load. */
  readonly places: readonly Place[] | undefined
  readonly workerUrl: string
  readonly mapStyle?: string | undefined
}

/** A list and a map that share hover and selection, and a pin whose address is requested. */
export function Places({ places, ...map }: PlacesProps) {
  const [selected, setSelected] = useState<string | null>(null)
  const [hovered, setHovered] = useState<string | null>(null)
  const [pin, setPin] = useState<Coordinate>()
  const shared = {
    selected,
    onSelectedChange: setSelected,
    hovered,
    onHoveredChange: setHovered,
  }
  return (
    <div className="places">
      <div>
        <ReverseGeocode coordinate={pin} />
        <SearchResults places={places} {...shared} />
      </div>
      <PlaceMap
        places={places ?? []}
        pin={pin}
        onPinChange={setPin}
        onSearchArea={() => undefined}
        {...shared}
        {...map}
      >
        <TakeMap />
      </PlaceMap>
    </div>
  )
}
