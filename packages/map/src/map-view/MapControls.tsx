'use client'

import { Button } from '@signpost/react/internal'
import { type ReactNode, useEffect, useState } from 'react'
import type { MapLibreMap } from '../internals/MapContext.ts'
import type { MapViewMessages } from './MapViewMessages.ts'

export interface MapControlsProps {
  readonly map: MapLibreMap
  readonly messages: MapViewMessages
  /** Other buttons, above these. */
  readonly children?: ReactNode
}

type Go = (data: { originalEvent: Event }) => unknown

/** Buttons for zooming and panning, as alternatives to touch, wheel and dragging. */
export function MapControls({ map, messages, children }: MapControlsProps): ReactNode {
  const [isMoving, setMoving] = useState(false)
  const [isTurned, setTurned] = useState(false)
  useEffect(() => {
    const update = (): void => setTurned(map.getBearing() !== 0 || map.getPitch() !== 0)
    update()
    const moved = map.on('moveend', update)
    return () => moved.unsubscribe()
  }, [map])
  const button = (label: string, path: string, go: Go): ReactNode => (
    <Button
      part="control"
      aria-label={label}
      title={label}
      aria-expanded={label === messages.move ? isMoving : undefined}
      // The original event marks the move as made by the user, as after a drag.
      onClick={({ nativeEvent }) => go({ originalEvent: nativeEvent })}
      icon={path}
    />
  )
  const by =
    (x: number, y: number): Go =>
    (data) => {
      const { clientWidth, clientHeight } = map.getContainer()
      map.panBy([(x * clientWidth) / 3, (y * clientHeight) / 3], {}, data)
    }
  const turnNorth: Go = (data) => {
    map.resetNorthPitch({}, data)
    // The button disappears: move the focus to the map.
    map.getCanvas().focus()
  }
  return (
    <div data-part="controls">
      {children}
      {isTurned && button(messages.north, paths.north, turnNorth)}
      {button(messages.zoomIn, 'M10 4v12M4 10h12', (data) => map.zoomIn({}, data))}
      {button(messages.zoomOut, 'M4 10h12', (data) => map.zoomOut({}, data))}
      {button(messages.move, paths.move, () => setMoving(!isMoving))}
      {isMoving && (
        <>
          {button(messages.moveUp, 'm5 12.5 5-5 5 5', by(0, -1))}
          {button(messages.moveLeft, 'm12.5 5-5 5 5 5', by(-1, 0))}
          {button(messages.moveRight, 'm7.5 5 5 5-5 5', by(1, 0))}
          {button(messages.moveDown, 'm5 7.5 5 5 5-5', by(0, 1))}
        </>
      )}
    </div>
  )
}

const paths = {
  north: 'm10 2.5 3.5 7.5h-7zm0 15 3.5-7.5m-3.5 7.5-3.5-7.5',
  move: 'M10 2.5v15m-7.5-7.5h15M7.5 5 10 2.5 12.5 5m-5 10 2.5 2.5 2.5-2.5M5 7.5 2.5 10 5 12.5m10-5 2.5 2.5-2.5 2.5',
} as const
