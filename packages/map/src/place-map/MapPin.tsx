'use client'

import type { Coordinate } from '@signpost/client'
import { type ComponentWithRef, useSignpost } from '@signpost/react'
import { forwardRef, type ReactNode, useEffect, useId, useRef } from 'react'
import { useMap } from '../internals/MapContext.ts'
import { MapItem } from '../map-view/index.ts'
import { nearestCopy } from '../parts/MapMarker.tsx'
import { PinShape } from '../parts/PinShape.tsx'

export interface MapPinProps {
  /** The position of the pin. */
  readonly coordinate: Coordinate
  /** The accessible name of the pin. */
  readonly label: string
  /** The instruction for moving the pin, part of its accessible name. */
  readonly help: string
  /** Called with each position while it is dragged or moved by keys; without it, the pin cannot be moved. */
  readonly onMove?: ((coordinate: Coordinate) => void) | undefined
  /** Called with the final position: at the end of a drag, and a moment after the last key. */
  readonly onMoveEnd?: ((coordinate: Coordinate) => void) | undefined
  /** The point of the pin that is at the coordinate. Default: `bottom`. */
  readonly anchor?: 'center' | 'bottom' | undefined
  /** The image of the pin. Default: a pin. */
  readonly children?: ReactNode
  /** A class of the app for its root element. */
  readonly className?: string | undefined
}

/** The distance that a key moves the pin, without and with Shift, in pixels. */
const step = 8
const longStep = 64

/** The time without a key after which a position is final, in milliseconds. */
const pause = 700

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/**
 * A point on the map that is moved by dragging it or by the arrow keys.
 *
 * @example
 * ```tsx
 * <MapView>
 *   <MapPin coordinate={center} label="Entrance" help="Drag to move" onMove={(coordinate) => show(coordinate)} />
 * </MapView>
 * ```
 */
export const MapPin: ComponentWithRef<MapPinProps, HTMLDivElement> = forwardRef(function MapPin(
  {
    coordinate,
    label,
    help,
    onMove,
    onMoveEnd,
    anchor = 'bottom',
    children,
    className,
  }: MapPinProps,
  ref,
) {
  const map = useMap()
  const { clock } = useSignpost()
  const id = useId()
  // The offset of the pointer from the tip of the pin.
  const dragOffset = useRef<{ x: number; y: number }>(null)
  const movedTo = useRef<Coordinate>(undefined)
  const timer = useRef<ReturnType<typeof clock.setTimeout>>(undefined)
  const latest = useRef(onMoveEnd)
  useEffect(() => {
    latest.current = onMoveEnd
  })
  const stop = (): void => {
    if (timer.current !== undefined) clock.clearTimeout(timer.current)
    timer.current = undefined
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock of a page is one.
  useEffect(() => stop, [])
  const finish = (): void => {
    stop()
    const at = movedTo.current
    movedTo.current = undefined
    if (at) latest.current?.(at)
  }
  const tip = (): { x: number; y: number } =>
    map.project([nearestCopy(coordinate.longitude, map.getCenter().lng), coordinate.latitude])
  const moveTo = (x: number, y: number): void => {
    const { lat, lng } = map.unproject([x, y]).wrap()
    movedTo.current = { latitude: lat, longitude: lng }
    onMove?.(movedTo.current)
  }
  return (
    <MapItem ref={ref} className={className} coordinate={coordinate} anchor={anchor}>
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
          const { x, y } = tip()
          moveTo(x + direction[0] * length, y + direction[1] * length)
          stop()
          timer.current = clock.setTimeout(finish, pause)
        }}
        onBlur={finish}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          const { x, y } = tip()
          dragOffset.current = { x: event.clientX - x, y: event.clientY - y }
        }}
        onPointerMove={({ clientX, clientY }) => {
          if (dragOffset.current)
            moveTo(clientX - dragOffset.current.x, clientY - dragOffset.current.y)
        }}
        onLostPointerCapture={() => {
          dragOffset.current = null
          finish()
        }}
      >
        {children ?? <PinShape />}
      </button>
      <span id={id} data-hidden="">
        {help}
      </span>
    </MapItem>
  )
})
