import type { KeyboardEvent } from 'react'
import { indexForKey, type KeySteps, listKeys } from '../internals/indexForKey.ts'

/** Moves the focus between elements with the keys of a list. Returns true for these keys. */
export function moveFocus(
  event: KeyboardEvent,
  elements: readonly HTMLElement[],
  keys: KeySteps = listKeys,
): boolean {
  const index = elements.findIndex((element) => element.matches(':focus'))
  const next = elements[indexForKey(event, keys, index, elements.length) ?? -1]
  if (!next) return false
  event.preventDefault()
  next.focus()
  return true
}
