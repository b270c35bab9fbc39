import { type MapLibreMap, useMap } from '@signpost/map'

declare global {
  interface Window {
    /** The map that is shown, for what only it knows. */
    map?: MapLibreMap
  }
}

/** Lets the tests have the map that this stands on. */
export function TakeMap() {
  window.map = useMap()
  return null
}
