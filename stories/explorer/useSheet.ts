import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useRef,
  useSyncExternalStore,
} from 'react'

/** The height at which a sheet rests: 0 shows its header and a little more, 1 half of the screen, 2 nearly all of it. */
export type Snap = 0 | 1 | 2

const snaps: readonly Snap[] = [0, 1, 2]
/** The pixels that a finger moves before that is no tap. */
const slop = 6
/** The time that a sheet flies on at its speed when it is let go of, in milliseconds. */
const flight = 120

const isPhone = (): boolean => matchMedia('(width < 48rem)').matches
const heightOf = (snap: Snap): number => [132, innerHeight / 2, innerHeight - 72][snap] ?? 0

/** The part of the map that a panel covers: a side, and on a phone the lower part, with the search box above it. */
export function useCovered(hasPanel: boolean, hasBox: boolean, snap: Snap) {
  useSyncExternalStore(onResize, () => `${innerWidth} ${innerHeight}`)
  const { direction, fontSize } = getComputedStyle(document.documentElement)
  if (isPhone()) {
    return { top: hasBox ? 72 : 0, bottom: hasPanel ? Math.min(heightOf(snap), heightOf(1)) : 0 }
  }
  const side = hasPanel ? Number.parseFloat(fontSize) * 25 : 0
  return direction === 'rtl' ? { right: side } : { left: side }
}

function onResize(listener: () => void) {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

/** Drags a sheet: by its header, and with a finger by all of it where that does not scroll. It moves by `translate`, and its content stays. */
export function useSheet(
  sheet: RefObject<HTMLElement | null>,
  snap: Snap,
  onSnap: (snap: Snap) => void,
) {
  const held = useRef<{ from: number; y: number; speed: number; time: number; moved: boolean }>(
    null,
  )
  const hasMoved = useRef(false)
  const draw = (height: number | undefined) => {
    const { style } = sheet.current ?? {}
    style?.setProperty('transition', height === undefined ? '' : 'none')
    style?.setProperty('translate', height === undefined ? '' : `0 ${heightOf(2) - height}px`)
  }
  const end = () => {
    held.current = null
    draw(undefined)
  }
  return {
    onPointerDown({ target, pointerId, pointerType, button, clientY, timeStamp }: PointerEvent) {
      hasMoved.current = false
      const isHandle = target instanceof Element && target.matches('header, header > h1')
      if (!isPhone() || button !== 0 || !(isHandle || pointerType === 'touch')) return
      // A quick mouse is off a header with its first move; a finger on a row may be a tap still.
      if (isHandle) sheet.current?.setPointerCapture(pointerId)
      held.current = { from: clientY, y: clientY, speed: 0, time: timeStamp, moved: false }
    },
    onPointerMove({ clientY, timeStamp, pointerId }: PointerEvent) {
      const one = held.current
      if (one === null) return
      if (!one.moved) {
        if (Math.abs(clientY - one.from) < slop) return
        one.moved = true
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
      if (!one?.moved) return
      // A finger that rested has no speed.
      const speed = timeStamp - one.time > flight ? 0 : one.speed
      const aim = heightOf(snap) + one.from - one.y + speed * flight
      const distance = (to: Snap) => Math.abs(heightOf(to) - aim)
      onSnap(snaps.reduce((best, one) => (distance(one) < distance(best) ? one : best)))
    },
    onPointerCancel: end,
    // The end of dragging is no click.
    onClickCapture(event: MouseEvent) {
      if (!hasMoved.current) return
      hasMoved.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
