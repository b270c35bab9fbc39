import type { KeyboardEvent } from 'react'

/** The number of items that each key moves by. */
export type KeySteps = Readonly<Record<string, number>>

/** The keys of a vertical list. */
export const listKeys: KeySteps = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/** The keys of a long list: Page Up and Page Down skip ten items. */
export const longListKeys: KeySteps = /* @__PURE__ */ Object.assign(
  { PageDown: 10, PageUp: -10 },
  listKeys,
)

/** The keys of a horizontal list. Left and right are visual: in right-to-left text, the next item is on the left. */
export function rowKeys(element: Element): KeySteps {
  const right = getComputedStyle(element).direction === 'rtl' ? -1 : 1
  return { ...listKeys, ArrowRight: right, ArrowLeft: -right }
}

/**
 * Returns the index of the item that a key leads to; `undefined` for other keys, and with a modifier key. `index` is the current item, -1
 * for none.
 */
export function indexForKey(
  { key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  keys: KeySteps,
  index: number,
  count: number,
): number | undefined {
  const step = keys[key]
  if (!step || altKey || ctrlKey || metaKey || shiftKey || count === 0) return undefined
  return Math.max(0, Math.min(index + step, count - 1))
}
