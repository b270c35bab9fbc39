import { type MapLibreMap, useMap } from '@signpost/map'

declare global {
  interface Window {
    /** The map that is shown, for what only it knows. */
    map?: MapLibreMap
  }
}

/** Passes the map around it to the tests. */
export function TakeMap() {
  window.map = useMap()
  return null
}
