import type { Place } from '@signpost/client'
import { SearchResults } from '@signpost/react'
import { type Map as LeafletMap, layerGroup, marker } from 'leaflet'
import { type ReactNode, useEffect, useState } from 'react'

export function OnLeaflet({ map, query }: { map: LeafletMap; query: string }): ReactNode {
  const [places, setPlaces] = useState<readonly Place[]>([])
  const [selected, setSelected] = useState<string | null>(null)
  useEffect(() => {
    const pins = layerGroup().addTo(map)
    for (const { id, name = '', coordinate } of places) {
      if (!coordinate) continue
      marker([coordinate.latitude, coordinate.longitude], { title: name, alt: name })
        .on('click', () => setSelected(id))
        .addTo(pins)
    }
    return () => void pins.remove()
  }, [map, places])
  return (
    <SearchResults
      query={query}
      onPlacesChange={setPlaces}
      selected={selected}
      onSelectedChange={setSelected}
    />
  )
}
