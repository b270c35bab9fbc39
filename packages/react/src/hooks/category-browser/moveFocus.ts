import type { KeyboardEvent } from 'react'

/** Arrow keys, Home and End go from box to box, beside Tab, which comes to each. A box in a closed group is passed by. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget } = event
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const boxes = [...currentTarget.querySelectorAll<HTMLElement>('input, button')].filter(
    (box) => box.offsetParent !== null,
  )
  const at = boxes.findIndex((box) => box.matches(':focus'))
  const next = boxes[indexFor(key, at, boxes.length - 1) ?? -1]
  if (!next) return
  event.preventDefault()
  next.focus()
}

function indexFor(key: string, at: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, last)
    case 'ArrowUp':
      return Math.max(at - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}
