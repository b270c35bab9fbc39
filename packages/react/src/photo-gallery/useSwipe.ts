'use client'

import { type PointerEvent, useRef } from 'react'

export type Side = 'left' | 'right'

export interface SwipeHandlers {
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerUp: (event: PointerEvent) => void
}

/** Reports the side to which a pointer swiped horizontally. */
export function useSwipe(onSwipe: (to: Side) => void): SwipeHandlers {
  const start = useRef({ x: 0, y: 0 })
  return {
    onPointerDown: ({ clientX: x, clientY: y }) => {
      start.current = { x, y }
    },
    onPointerUp: ({ clientX, clientY }) => {
      const across = clientX - start.current.x
      const along = clientY - start.current.y
      if (Math.abs(across) > Math.max(least, Math.abs(along)))
        onSwipe(across < 0 ? 'left' : 'right')
    },
  }
}

/** The distance that makes a swipe, in pixels. */
const least = 48
