import type { Bounds, Coordinate } from '@signpost/client'
import type { StyleSpecification } from 'maplibre-gl'
import type { ReactNode } from 'react'
import type { Camera, MapPadding, View } from '../domain/Camera.ts'
import type { MapLibre, MapLibreMap } from '../internals/MapLibre.ts'
import type { MapViewMessages } from './MapViewMessages.ts'

export interface MapViewProps {
  /** A map that the app has already. It is drawn on and left where it is; the other props that configure a new map are then ignored. */
  readonly map?: MapLibreMap | undefined
  /** `maplibre-gl`, or a promise of it. Default: the package, loaded when the first map is shown. */
  readonly library?: MapLibre | Promise<MapLibre> | undefined
  /** The address of MapLibre's worker. A bundler does not find it by itself: see the recipes. */
  readonly workerUrl?: string | undefined
  /** A style, or its address. Default: the service's own, light or dark as the page is. */
  readonly mapStyle?: string | StyleSpecification | undefined
  /** The camera, when the app controls it: change it in `onCameraChange`. */
  readonly camera?: Camera | undefined
  /** The first view. Default: the provider's `near`, else the world. */
  readonly defaultCamera?: View | undefined
  /** Told when the map has come to rest somewhere else. */
  readonly onCameraChange?: ((camera: Camera, bounds: Bounds) => void) | undefined
  /** Told of a click on the map itself. */
  readonly onClick?: ((coordinate: Coordinate) => void) | undefined
  /**
   * The padding of the view: the part of each edge that something else covers. The camera and what floats over the map keep clear of it.
   */
  readonly padding?: MapPadding | undefined
  /**
   * A wheel scrolls the page, and zooms only with Ctrl; a single finger scrolls the page too. False for a map that has the page to itself.
   * Default: true.
   */
  readonly cooperative?: boolean | undefined
  /** The accessible name of the map. */
  readonly label?: string | undefined
  /** A class of yours for its root element. */
  readonly className?: string | undefined
  /** Messages that replace those of the language. */
  readonly messages?: Partial<MapViewMessages> | undefined
  /** The content on the map, such as markers. */
  readonly children?: ReactNode
}
