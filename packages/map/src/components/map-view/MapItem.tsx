'use client'

import type { Coordinate } from '@signpost/client'
import { isCoordinate } from '@signpost/client/domain'
import { type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { nearestCopy } from '../../domain/nearestCopy.ts'
import { useMapGround } from '../../hooks/useMapGround.ts'

export interface MapItemProps {
  /** Where it stands. */
  readonly coordinate: Coordinate
  /** The point of the item that lies on the coordinate. Default `center`. */
  readonly anchor?: 'center' | 'bottom' | undefined
  readonly children?: ReactNode
}

/** React content that stays at a coordinate of the map above. Nothing, when the coordinate is none. */
export function MapItem({ coordinate, anchor = 'center', children }: MapItemProps): ReactNode {
  const { map, overlay } = useMapGround()
  const item = useRef<HTMLDivElement>(null)
  const { latitude, longitude } = coordinate
  const isReadable = isCoordinate(coordinate)
  useEffect(() => {
    const element = item.current
    if (element === null) return
    const place = (): void => {
      const { x, y } = map.project([nearestCopy(longitude, map.getCenter().lng), latitude])
      element.style.translate = `${x}px ${y}px`
    }
    place()
    const moved = map.on('move', place)
    const resized = map.on('resize', place)
    return () => {
      moved.unsubscribe()
      resized.unsubscribe()
    }
  }, [map, latitude, longitude])
  if (!isReadable) return null
  return createPortal(
    <div ref={item} data-part="map-item" data-anchor={anchor}>
      {children}
    </div>,
    overlay,
  )
}
