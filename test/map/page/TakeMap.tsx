import { type MapLibreMap, useMap } from '@signpost/map'

declare global {
  interface Window {
    /** The shown map, for state that only the map has. */
    map?: MapLibreMap
  }
}

/** Passes the map around it to the tests. */
export function TakeMap() {
  window.map = useMap()
  return null
}
