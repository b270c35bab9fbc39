import type { KeyboardEvent } from 'react'

/** The row of a list to which a key leads, from the one where the reader is; `undefined` where the key leads nowhere. */
export function nextRow(
  { key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  row: number,
  count: number,
): number | undefined {
  if (altKey || ctrlKey || metaKey || shiftKey || count === 0) return undefined
  const last = count - 1
  switch (key) {
    case 'ArrowDown':
      return Math.min(row + 1, last)
    case 'ArrowUp':
      return Math.max(row - 1, 0)
    case 'PageDown':
      return Math.min(row + 10, last)
    case 'PageUp':
      return Math.max(row - 10, 0)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}
