'use client'

import type { Coordinate, Route } from '@signpost/client'
import type { MapMouseEvent } from 'maplibre-gl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { toCoordinate } from '../internals/camera.ts'
import { type MapLibreMap, useMap } from '../internals/MapContext.ts'
import { MapPin } from '../place-map/index.ts'
import { type LinePoint, pointOnLine, type Reach } from './pointOnLine.ts'

export interface LineHandleProps {
  /** The route of each leg; undefined until it is known. */
  readonly legs: readonly (Route | null | undefined)[]
  readonly label: string
  /**
   * Called after the user dragged the line: with the index of the dragged leg, the new point, and whether the handle, which is then
   * removed, had the focus.
   */
  readonly onAddStop: (leg: number, coordinate: Coordinate, hadFocus: boolean) => void
}

/** The distance from the line within which the user can grab it, in pixels. */
const reach = 10

/** The zoom from which the points of maneuvers are visible and clickable. */
const pointZoom = 12

/**
 * A handle on the line of a route, at the mouse or at a tap. Dragging it adds a stop. "Add a stop" and "Choose on the map" are the
 * alternatives for the keyboard, and for users who cannot drag.
 */
export function LineHandle({ legs, label, onAddStop }: LineHandleProps): ReactNode {
  const map = useMap()
  const pin = useRef<HTMLDivElement>(null)
  const [grabbed, grab] = useState<LinePoint>()
  const isHeld = useRef(false)
  useEffect(() => {
    const follow = ({ lngLat, point, originalEvent: { buttons, target } }: MapMouseEvent): void => {
      if (isHeld.current || buttons > 0) return
      const other = target instanceof Element ? target.closest('[data-part="pin"]') : null
      const isFree = other === null || pin.current?.contains(other) === true
      const at = toCoordinate(lngLat)
      const paths = legs.map((leg) => leg?.path)
      const found = isFree ? pointOnLine(paths, at, reachAround(map, point)) : undefined
      grab(found && isManeuver(map, legs[found.leg], point) ? undefined : found)
    }
    const leave = (): void => {
      if (!isHeld.current) grab(undefined)
    }
    const subscriptions = [map.on('mousemove', follow), map.on('click', follow)]
    const container = map.getContainer()
    container.addEventListener('mouseleave', leave)
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
      container.removeEventListener('mouseleave', leave)
    }
  }, [map, legs])
  return (
    grabbed && (
      <MapPin
        ref={pin}
        coordinate={grabbed.coordinate}
        label={label}
        anchor="center"
        onMove={(coordinate) => {
          isHeld.current = true
          grab({ ...grabbed, coordinate })
        }}
        onMoveEnd={(coordinate) => {
          isHeld.current = false
          grab(undefined)
          onAddStop(grabbed.leg, coordinate, pin.current?.matches(':focus-within') === true)
        }}
      >
        <span data-part="route-handle" />
      </MapPin>
    )
  )
}

const nowhere = { x: Number.NaN, y: Number.NaN }

/** Returns the grab distance in degrees, at the current bearing and pitch of the map. */
function reachAround(map: MapLibreMap, { x, y }: MapMouseEvent['point']): Reach {
  const center = map.unproject([x, y])
  const sides = [map.unproject([x + reach, y]), map.unproject([x, y + reach])]
  return {
    longitude: Math.max(...sides.map(({ lng }) => Math.abs(lng - center.lng))),
    latitude: Math.max(...sides.map(({ lat }) => Math.abs(lat - center.lat))),
  }
}

/** True at the visible point of a maneuver, where a click chooses the step. */
function isManeuver(
  map: MapLibreMap,
  leg: Route | null | undefined,
  at: MapMouseEvent['point'],
): boolean {
  if (!leg || map.getZoom() < pointZoom) return false
  return leg.maneuvers.some(({ range }) => {
    const position = range && leg.path[range[1]]
    const { x, y } = position ? map.project([position[0], position[1]]) : nowhere
    return Math.hypot(x - at.x, y - at.y) < reach
  })
}
