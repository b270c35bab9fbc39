'use client'

import {
  type DOMAttributes,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useRef,
} from 'react'

/** The snap point of a sheet: 0 shows its header and a little more, 1 half of the layout, 2 nearly all of it. */
export type Snap = 0 | 1 | 2

const snaps: readonly Snap[] = [0, 1, 2]
/** The distance after which a touch is no longer a tap, in pixels. */
const slop = 6
/** The time that a released sheet keeps moving at its speed, in milliseconds. */
const flight = 120

/** The parts that a mouse can drag. */
const handle = '[data-part="panel-header"], [data-part="panel-title"]'
/** The space for a sheet, in pixels. */
export interface SheetSpace {
  readonly height: number
  /** The space above a fully expanded sheet, for the search box, except in a low layout. */
  readonly above: number
}

/** Returns the height of a sheet at a snap point, in pixels. */
export function sheetHeight(snap: Snap, { height, above }: SheetSpace): number {
  return [Math.min(132, height / 4), height / 2, height - above][snap] ?? 0
}

/**
 * Makes a sheet draggable by its header and, by touch, by all content that does not scroll. It moves with `translate`, which needs no
 * layout of the content.
 */
export function useSheet(
  sheet: RefObject<HTMLElement | null>,
  /** Undefined when the panel is not a sheet. */
  space: SheetSpace | undefined,
  snap: Snap,
  onSnap: (snap: Snap) => void,
): DOMAttributes<HTMLElement> {
  const heightOf = (snap: Snap): number => (space ? sheetHeight(snap, space) : 0)
  const held = useRef<Drag>(null)
  const hasMoved = useRef(false)
  const draw = (drawn: number | undefined): void => {
    const { current: element } = sheet
    element?.toggleAttribute('data-dragged', drawn !== undefined)
    element?.style.setProperty('translate', drawn === undefined ? '' : `0 ${heightOf(2) - drawn}px`)
  }
  const end = (): void => {
    held.current = null
    draw(undefined)
  }
  return {
    onPointerDown({ target, pointerId, pointerType, button, clientY, timeStamp }: PointerEvent) {
      hasMoved.current = false
      const isHandle = target instanceof Element && target.matches(handle)
      if (!space || button !== 0 || !(isHandle || pointerType === 'touch')) return
      // Capture the pointer at once on the header, which a fast mouse leaves with its first move. A touch on a row may still be a tap.
      if (isHandle) sheet.current?.setPointerCapture(pointerId)
      held.current = { from: clientY, y: clientY, speed: 0, time: timeStamp }
    },
    onPointerMove({ clientY, timeStamp, pointerId }: PointerEvent) {
      const one = held.current
      if (one === null) return
      if (!hasMoved.current) {
        if (Math.abs(clientY - one.from) < slop) return
        hasMoved.current = true
        sheet.current?.setPointerCapture(pointerId)
      }
      one.speed = (one.y - clientY) / Math.max(1, timeStamp - one.time)
      one.y = clientY
      one.time = timeStamp
      draw(Math.min(heightOf(2), Math.max(heightOf(0), heightOf(snap) + one.from - clientY)))
    },
    onPointerUp({ timeStamp }: PointerEvent) {
      const one = held.current
      end()
      if (!one || !hasMoved.current) return
      // A pointer that rested before its release has no speed.
      const speed = timeStamp - one.time > flight ? 0 : one.speed
      const aim = heightOf(snap) + one.from - one.y + speed * flight
      const distance = (to: Snap): number => Math.abs(heightOf(to) - aim)
      onSnap(snaps.reduce((best, one) => (distance(one) < distance(best) ? one : best)))
    },
    onPointerCancel: end,
    // The click at the end of a drag must not activate anything.
    onClickCapture(event: MouseEvent) {
      if (!hasMoved.current) return
      hasMoved.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

interface Drag {
  readonly from: number
  y: number
  speed: number
  time: number
}
