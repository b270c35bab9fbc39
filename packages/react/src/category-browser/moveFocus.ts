import type { KeyboardEvent } from 'react'
import { indexForKey, listKeys } from '../internals/indexForKey.ts'

/** Moves the focus between the checkboxes and buttons of a list with the arrow keys, Home and End. Those in a closed group are skipped. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')].filter(
    (box) => box.offsetParent !== null,
  )
  const index = boxes.findIndex((box) => box.matches(':focus'))
  const next = boxes[indexForKey(event, listKeys, index, boxes.length) ?? -1]
  if (!next) return
  event.preventDefault()
  next.focus()
}
