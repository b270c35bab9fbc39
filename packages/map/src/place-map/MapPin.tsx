'use client'

import type { Coordinate } from '@signpost/client'
import { type ComponentWithRef, type RootProps, useMessages, useSignpost } from '@signpost/react'
import { useControllableState, useStableCallback } from '@signpost/react/internal'
import { forwardRef, type ReactNode, useEffect, useId, useRef } from 'react'
import { keepInView, project, toCoordinate } from '../internals/camera.ts'
import { useMap } from '../internals/MapContext.ts'
import { MapItem } from '../parts/MapItem.tsx'
import { PinShape } from '../parts/PinShape.tsx'
import { en } from './PlaceMapMessages.ts'

export interface MapPinProps extends RootProps {
  /** The position of the pin. */
  readonly coordinate: Coordinate
  /** The accessible name of the pin. */
  readonly label: string
  /** The accessible description of the pin, with instructions for moving it. Default: the message of the language. */
  readonly help?: string | undefined
  /** Called with each position while the user moves the pin with a pointer or keys; update `coordinate` in it. */
  readonly onMove?: ((coordinate: Coordinate) => void) | undefined
  /**
   * Called with the final position, at the end of a drag or a moment after the last key. Without `onMove`, the pin moves by itself until
   * then.
   */
  readonly onMoveEnd?: ((coordinate: Coordinate) => void) | undefined
  /** The point of the pin that is placed at the coordinate. Default: `bottom`. */
  readonly anchor?: 'center' | 'bottom' | undefined
  /** The content of the pin. Default: the icon of a pin. */
  readonly children?: ReactNode
}

/** The distance in pixels that an arrow key moves the pin, without and with Shift. */
const step = 8
const longStep = 64

/** The distance in pixels from an edge of the uncovered part of the map at which the map follows the pin. */
const margin = 56

/** The time after the last key at which a position is final, in milliseconds. */
const pause = 700

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/**
 * A pin on the map that users move by dragging or with the arrow keys.
 *
 * @example
 * ```tsx
 * <MapView>
 *   <MapPin coordinate={center} label="Entrance" help="Drag to move" onMove={(coordinate) => show(coordinate)} />
 * </MapView>
 * ```
 */
export const MapPin: ComponentWithRef<MapPinProps, HTMLDivElement> = forwardRef(function MapPin(
  props: MapPinProps,
  ref,
) {
  const { label, onMove, onMoveEnd, anchor = 'bottom', children } = props
  const { pinHelp } = useMessages('placeMap', en)
  const { latitude, longitude } = props.coordinate
  const [coordinate, move] = useControllableState({
    value: onMoveEnd && !onMove ? undefined : props.coordinate,
    defaultValue: props.coordinate,
    onChange: onMove,
    resetOn: `${latitude},${longitude}`,
  })
  const map = useMap()
  const { clock } = useSignpost()
  const id = useId()
  // The offset of the pointer from the tip of the pin.
  const dragOffset = useRef<{ x: number; y: number }>(null)
  const movedTo = useRef<Coordinate>(undefined)
  const timer = useRef<ReturnType<typeof clock.setTimeout>>(undefined)
  const stop = useStableCallback((): void => {
    if (timer.current !== undefined) clock.clearTimeout(timer.current)
    timer.current = undefined
  })
  useEffect(() => stop, [stop])
  const finish = useStableCallback((): void => {
    stop()
    const at = movedTo.current
    movedTo.current = undefined
    if (at === undefined) return
    keepInView(map, at, margin)
    onMoveEnd?.(at)
  })
  const moveTo = (x: number, y: number): Coordinate => {
    const at = toCoordinate(map.unproject([x, y]))
    movedTo.current = at
    move(at)
    return at
  }
  return (
    <MapItem {...props} ref={ref} anchor={anchor}>
      <button
        type="button"
        data-part="pin"
        aria-label={label}
        aria-describedby={id}
        onKeyDown={(event) => {
          const direction = directions[event.key]
          if (direction === undefined) return
          event.preventDefault()
          const length = event.shiftKey ? longStep : step
          const { x, y } = project(map, coordinate)
          const at = moveTo(x + direction[0] * length, y + direction[1] * length)
          keepInView(map, at, margin)
          stop()
          timer.current = clock.setTimeout(finish, pause)
        }}
        onBlur={finish}
        onPointerDown={({ currentTarget, pointerId, clientX, clientY }) => {
          currentTarget.setPointerCapture(pointerId)
          const { x, y } = project(map, coordinate)
          dragOffset.current = { x: clientX - x, y: clientY - y }
        }}
        onPointerMove={({ clientX, clientY }) => {
          const from = dragOffset.current
          if (from) moveTo(clientX - from.x, clientY - from.y)
        }}
        onLostPointerCapture={() => {
          dragOffset.current = null
          finish()
        }}
      >
        {children ?? <PinShape />}
      </button>
      <span id={id} data-hidden="">
        {props.help ?? pinHelp}
      </span>
    </MapItem>
  )
})
