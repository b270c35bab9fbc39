import type { Place } from '@signpost/client'
import { SearchResults } from '@signpost/react'
import { type ReactNode, useEffect, useState } from 'react'

export interface OnGoogleMapsProps {
  readonly map: google.maps.Map
  readonly query: string
}

export function OnGoogleMaps({ map, query }: OnGoogleMapsProps): ReactNode {
  const [places, setPlaces] = useState<readonly Place[]>([])
  const [selected, setSelected] = useState<string | null>(null)
  useEffect(() => {
    const markers = places.flatMap(({ id, name = '', coordinate }) => {
      if (!coordinate) return []
      const position = { lat: coordinate.latitude, lng: coordinate.longitude }
      const marker = new google.maps.Marker({ map, position, title: name })
      marker.addListener('click', () => setSelected(id))
      return [marker]
    })
    return () => {
      for (const marker of markers) marker.setMap(null)
    }
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
