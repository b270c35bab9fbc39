import type { Bounds, Coordinate, Place } from '@signpost/client'
import type { ReactNode } from 'react'
import type { Camera } from '../internals/camera.ts'
import type { MapViewProps } from '../map-view/index.ts'
import type { PlaceMapMessages } from './PlaceMapMessages.ts'

export interface PlaceLayerProps {
  /** The places of a list, in its order. Those without a coordinate have no marker. */
  readonly places: readonly Place[]
  /** The `id` of the selected place, whose popup is open, when the app controls it; `null` for none. Without it the map keeps its own state. */
  readonly selected?: string | null | undefined
  /** Called with the id of the selected place; `null` for none. */
  readonly onSelectedChange?: ((id: string | null) => void) | undefined
  /** The `id` of the place that the pointer or the focus is on, here or in a list, when the app controls it; `null` for none. Without it the map keeps its own state. */
  readonly hovered?: string | null | undefined
  /** Called with the id of the place that the pointer or the focus is on; `null` for none. */
  readonly onHoveredChange?: ((id: string | null) => void) | undefined
  /** The content of the popover at the marker of the selected place; false for none. Default: a compact `PlaceCard`. */
  readonly renderPlace?: ((place: Place) => ReactNode) | false | undefined
  /** Called to search the visible area. With it a button is offered after the user has moved the map. */
  readonly onSearchArea?: ((bounds: Bounds, camera: Camera) => void) | undefined
  /** Messages that replace those of the language. */
  readonly messages?: Partial<PlaceMapMessages> | undefined
}

export interface PlaceMapProps extends Omit<MapViewProps, 'messages'>, PlaceLayerProps {
  /**
   * `app` for places of the app's own. Those of the service are shown only where the terms of its provider permit them on this map: see
   * `capabilities.terms`. Default: `service`.
   */
  readonly placesFrom?: 'service' | 'app' | undefined
  /** A point that the user may move: by dragging it, by a click on the map, or by keys. */
  readonly pin?: Coordinate | undefined
  /** Called with where the pin was moved. */
  readonly onPinChange?: ((coordinate: Coordinate) => void) | undefined
  /** The messages of the map below. */
  readonly mapMessages?: MapViewProps['messages']
}
