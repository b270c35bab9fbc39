import type { Bounds, Coordinate } from '@signpost/client'
import type { RootProps } from '@signpost/react'
import type { ReactNode } from 'react'
import type { Camera, MapPadding, View } from '../internals/camera.ts'
import type { MapLibre, MapLibreMap } from '../internals/MapContext.ts'
import type { MapStyle } from '../internals/useMapTerms.ts'
import type { MapViewMessages } from './MapViewMessages.ts'

export interface MapViewProps extends RootProps {
  /** An existing map of the app. Content is added to it, the map is not moved, and props that configure a new map are ignored. */
  readonly map?: MapLibreMap | undefined
  /** `maplibre-gl`, or a promise of it. Default: the package, loaded when the first map is shown. */
  readonly library?: MapLibre | Promise<MapLibre> | undefined
  /** The URL of MapLibre's worker, which bundlers do not find by themselves: see the recipes. */
  readonly workerUrl?: string | undefined
  /**
   * A style, or its URL; `{ light, dark }` follows the color scheme of the page. Default: the styles of the service, which follow it too.
   */
  readonly mapStyle?: MapStyle | undefined
  /** The camera, when the app controls it; update it in `onCameraChange`. */
  readonly camera?: Camera | undefined
  /** The initial view. Default: the provider's `near`, else the world. */
  readonly defaultCamera?: View | undefined
  /** Called when the map has come to rest at a new position. */
  readonly onCameraChange?: ((camera: Camera, bounds: Bounds) => void) | undefined
  /** Called with the coordinate of a click on the map itself, but not on its content. */
  readonly onClick?: ((coordinate: Coordinate) => void) | undefined
  /** Buttons above those of the map, such as `<LocateControl />`. */
  readonly controls?: ReactNode
  /**
   * The padding of the view: the space at each edge that something else covers. The center of the view, and notices and buttons over the
   * map, stay clear of it.
   */
  readonly padding?: MapPadding | undefined
  /**
   * Keeps the page scrollable over the map: the wheel zooms only with Ctrl, and dragging takes two fingers. Set it to false for a map that
   * fills the page. Default: true.
   */
  readonly cooperative?: boolean | undefined
  /** The accessible name of the map. */
  readonly label?: string | undefined
  /** Messages that replace those of the language. */
  readonly messages?: Partial<MapViewMessages> | undefined
  /** The content on the map, such as markers. */
  readonly children?: ReactNode
}
