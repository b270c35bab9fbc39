import type { Coordinate } from '@signpost/client'
import { PlaceSearch } from '@signpost/react'
import type { ReactNode } from 'react'

export interface NearTheMapProps {
  readonly map: { getCenter(): { lat: number; lng: number } }
}

export function NearTheMap({ map }: NearTheMapProps): ReactNode {
  const near = (): Coordinate => {
    const { lat, lng } = map.getCenter()
    return { latitude: lat, longitude: lng }
  }
  return <PlaceSearch near={near} locate />
}
