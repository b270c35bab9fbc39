import type { Coordinate } from '@signpost/client'
import { type MapLibreMap, RouteMap } from '@signpost/map'
import { useDirections } from '@signpost/react'
import { keepPreviousData } from '@tanstack/react-query'

type Ends = { origin: Coordinate; destination: Coordinate }

export function RouteOnMyMap({ map, ...ends }: Ends & { map: MapLibreMap }) {
  // The previous line stays until the next route has loaded.
  const { data: route } = useDirections(ends, { placeholderData: keepPreviousData })
  return route && <RouteMap map={map} route={route} />
}
