import type { StyleSpecification } from 'maplibre-gl'
import { isBounds, type View } from '../internals/camera.ts'
import type { MapLibre, MapLibreMap } from '../internals/MapContext.ts'
import type { MapViewMessages } from './MapViewMessages.ts'

export interface MapSetup {
  readonly container: HTMLElement
  readonly style: string | StyleSpecification
  readonly view: View | undefined
  readonly isCooperative: boolean
  readonly workerUrl: string | undefined
  readonly messages: MapViewMessages
}

/** Creates a map. Throws when there is no WebGL. */
export function createMap(library: MapLibre, setup: MapSetup): MapLibreMap {
  const { container, view, messages, workerUrl } = setup
  if (workerUrl !== undefined && library.getWorkerUrl() !== workerUrl) {
    library.setWorkerUrl(workerUrl)
  }
  return new library.Map({
    container,
    style: setup.style,
    cooperativeGestures: setup.isCooperative,
    // The attribution is visible on a narrow map too.
    attributionControl: { compact: false },
    ...(view && startingAt(view)),
    locale: {
      'AttributionControl.ToggleAttribution': messages.attribution,
      'CooperativeGesturesHandler.WindowsHelpText': messages.holdControl,
      'CooperativeGesturesHandler.MacHelpText': messages.holdCommand,
      'CooperativeGesturesHandler.MobileHelpText': messages.twoFingers,
    },
  })
}

function startingAt(view: View): Partial<ConstructorParameters<MapLibre['Map']>[0]> {
  if (isBounds(view)) {
    const east = view.east < view.west ? view.east + 360 : view.east
    return { bounds: [view.west, view.south, east, view.north], fitBoundsOptions: { padding: 32 } }
  }
  const { center, zoom, bearing = 0, pitch = 0 } = view
  return { center: [center.longitude, center.latitude], zoom, bearing, pitch }
}
