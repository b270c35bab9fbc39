'use client'

import type { Coordinate } from '@signpost/client'
import { type ReactNode, useId, useRef } from 'react'
import { useMap } from '../../hooks/useMap.ts'
import { MapItem } from '../map-view/MapItem.tsx'

export interface MapPinProps {
  readonly coordinate: Coordinate
  readonly label: string
  readonly help: string
  readonly onMove?: ((coordinate: Coordinate) => void) | undefined
}

/** Pixels that a key moves the pin, and with Shift. */
const step = 8
const longStep = 64

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** A point on the map that is moved by dragging it or by the arrow keys. */
export function MapPin({ coordinate, label, help, onMove }: MapPinProps): ReactNode {
  const map = useMap()
  const id = useId()
  const dragged = useRef<{ x: number; y: number }>(null)
  const moveTo = (x: number, y: number): void => {
    const { lat, lng } = map.unproject([x, y]).wrap()
    onMove?.({ latitude: lat, longitude: lng })
  }
  const moveBy = (x: number, y: number): void => {
    const point = map.project([coordinate.longitude, coordinate.latitude])
    moveTo(point.x + x, point.y + y)
  }
  return (
    <MapItem coordinate={coordinate} anchor="bottom">
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
          moveBy(direction[0] * length, direction[1] * length)
        }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          dragged.current = { x: event.clientX, y: event.clientY }
          map.dragPan.disable()
        }}
        onPointerMove={({ clientX, clientY }) => {
          const from = dragged.current
          if (from === null) return
          dragged.current = { x: clientX, y: clientY }
          moveBy(clientX - from.x, clientY - from.y)
        }}
        onPointerUp={() => {
          dragged.current = null
          map.dragPan.enable()
        }}
      >
        <svg aria-hidden="true" viewBox="0 0 28 36" width="28" height="36">
          <path d="M14 35S26 22.5 26 13.5a12 12 0 0 0-24 0C2 22.5 14 35 14 35Z" />
          <circle cx="14" cy="13.5" r="4.5" />
        </svg>
      </button>
      <span id={id} data-hidden="">
        {help}
      </span>
    </MapItem>
  )
}
