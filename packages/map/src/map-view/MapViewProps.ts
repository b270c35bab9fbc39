import type { Bounds, Coordinate } from '@signpost/client'
import type { StyleSpecification } from 'maplibre-gl'
import type { ReactNode } from 'react'
import type { Camera, MapPadding, View } from '../domain/Camera.ts'
import type { MapLibre, MapLibreMap } from '../internals/MapLibre.ts'
import type { MapViewMessages } from './MapViewMessages.ts'

export interface MapViewProps {
  /** A map that the app has already. It is drawn on and left where it is; what else is said here of a map's making does not matter then. */
  readonly map?: MapLibreMap | undefined
  /** `maplibre-gl`, or a promise of it. Default: the package, loaded when the first map is shown. */
  readonly library?: MapLibre | Promise<MapLibre> | undefined
  /** Where MapLibre's worker is. A bundler does not find it by itself: see the recipes. */
  readonly workerUrl?: string | undefined
  /** A style, or its address. Default: the service's own, light or dark as the page is. */
  readonly mapStyle?: string | StyleSpecification | undefined
  /** Where the map looks, when the app decides it: change it in `onCameraChange`. */
  readonly camera?: Camera | undefined
  /** Where the map looks first. Default: the provider's `near`, else the world. */
  readonly defaultCamera?: View | undefined
  /** Told when the map has come to rest somewhere else. */
  readonly onCameraChange?: ((camera: Camera, bounds: Bounds) => void) | undefined
  /** Told of a click on the map itself. */
  readonly onClick?: ((coordinate: Coordinate) => void) | undefined
  /** How much of each edge something else covers. */
  readonly padding?: MapPadding | undefined
  /** Whether a wheel scrolls the page, and zooms only with Ctrl, and a single finger, too. For a map that has the page to itself, false. Default true. */
  readonly cooperative?: boolean | undefined
  /** Names the map for those who do not see it. */
  readonly label?: string | undefined
  /** A class of yours for the map. */
  readonly className?: string | undefined
  /** Words in the place of those of the language. */
  readonly messages?: Partial<MapViewMessages> | undefined
  /** What stands on the map. */
  readonly children?: ReactNode
}
