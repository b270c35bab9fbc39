import type { Coordinate } from '@signpost/client'
import { type MapLibreMap, RouteMap } from '@signpost/map'
import { useDirections } from '@signpost/react'

type Ends = { origin: Coordinate; destination: Coordinate }

export function RouteOnMyMap({ map, ...ends }: Ends & { map: MapLibreMap }) {
  const { data: route } = useDirections(ends)
  return route && <RouteMap map={map} route={route} />
}
