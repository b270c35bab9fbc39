'use client'

import type { Bounds } from '@signpost/client'
import { type ReactNode, useEffect, useState } from 'react'
import type { Camera } from '../internals/camera.ts'
import { readBounds, readCamera } from '../internals/camera.ts'
import { useMap } from '../internals/MapContext.ts'

export interface SearchAreaButtonProps {
  readonly label: string
  readonly onSearchArea: (bounds: Bounds, camera: Camera) => void
}

/** A button that searches the area to which the user has moved the map. It is not rendered before that. */
export function SearchAreaButton({ label, onSearchArea }: SearchAreaButtonProps): ReactNode {
  const map = useMap()
  const [isMoved, setMoved] = useState(false)
  useEffect(() => {
    // A move by the user has an original event; our own has none.
    const moved = map.on('moveend', ({ originalEvent }) => originalEvent && setMoved(true))
    return () => moved.unsubscribe()
  }, [map])
  if (!isMoved) return null
  return (
    <div data-part="search-area">
      <button
        type="button"
        data-part="action"
        onClick={() => {
          setMoved(false)
          onSearchArea(readBounds(map), readCamera(map))
        }}
      >
        {label}
      </button>
    </div>
  )
}
