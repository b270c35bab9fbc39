'use client'

import { indexForKey, type KeySteps } from '@signpost/react/internal'
import { type ButtonHTMLAttributes, type CSSProperties, useRef, useState } from 'react'

interface Drag {
  readonly from: number
  readonly to: number
  /** The distance from the original position of the row, in pixels. */
  readonly offset: number
}

/** The attributes of a row while one is dragged. */
export interface DraggedRow {
  readonly 'data-dragged'?: '' | undefined
  readonly 'data-drop'?: 'before' | 'after' | undefined
  readonly style?: CSSProperties | undefined
}

interface Reorder {
  readonly row: (index: number) => DraggedRow
  readonly handle: (index: number) => ButtonHTMLAttributes<HTMLButtonElement>
}

/** The keys that move a row by one place. */
const arrowKeys: KeySteps = { ArrowUp: -1, ArrowDown: 1 }

/** The distance after which a press becomes a drag, in pixels. */
const threshold = 4

/**
 * Reorders rows by dragging their handles, with the arrow keys, or by pressing one handle and then another. The handles are in the rows,
 * and the rows are the children of one element.
 */
export function useReorder(
  count: number,
  onMove: (from: number, to: number) => void,
  onLift: (index: number) => void,
): Reorder {
  const [lifted, setLifted] = useState<number>()
  const [drag, setDrag] = useState<Drag>()
  const start = useRef<{ readonly y: number; isDrag: boolean }>(undefined)
  const move = (from: number, to: number): void => {
    setLifted(undefined)
    if (to !== from) onMove(from, to)
  }
  const cancel = (): void => {
    setDrag(undefined)
    setLifted(undefined)
  }
  return {
    row: (index) => {
      if (drag === undefined) return {}
      if (index === drag.from) {
        return { 'data-dragged': '', style: { translate: `0 ${drag.offset}px` } }
      }
      if (index !== drag.to || drag.to === drag.from) return {}
      return { 'data-drop': drag.to < drag.from ? 'before' : 'after' }
    },
    handle: (index) => ({
      'aria-pressed': lifted === index,
      onKeyDown: (event) => {
        if (event.key === 'Escape') return cancel()
        const to = indexForKey(event, arrowKeys, index, count)
        if (to === undefined) return
        event.preventDefault()
        move(index, to)
      },
      onClick: () => {
        const wasDrag = start.current?.isDrag
        start.current = undefined
        if (wasDrag) return
        if (lifted !== undefined) return move(lifted, index)
        setLifted(index)
        onLift(index)
      },
      onPointerDown: (event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current = { y: event.clientY, isDrag: false }
      },
      onPointerMove: ({ clientY, currentTarget, pointerId }) => {
        const begun = start.current
        if (begun === undefined || !currentTarget.hasPointerCapture(pointerId)) return
        const offset = clientY - begun.y
        if (!begun.isDrag && Math.abs(offset) < threshold) return
        begun.isDrag = true
        const rows = currentTarget.closest('[data-end]')?.parentElement?.children ?? []
        const to = [...rows].filter((row, at) => at !== index && middleOf(row) < clientY).length
        setDrag({ from: index, to, offset })
      },
      onPointerUp: () => {
        setDrag(undefined)
        if (drag) move(drag.from, drag.to)
      },
      onPointerCancel: cancel,
    }),
  }
}

function middleOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect()
  return (top + bottom) / 2
}
