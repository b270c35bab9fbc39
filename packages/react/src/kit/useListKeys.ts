'use client'

import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { indexForKey, longListKeys } from '../internals/indexForKey.ts'
import { scrollRowIntoView } from '../internals/scrollRowIntoView.ts'
import { useStableCallback } from '../internals/useStableCallback.ts'

export interface ListKeysOptions<Key> {
  readonly list: RefObject<HTMLElement | null>
  /** The attribute on the control of a row that contains the row's index. */
  readonly attribute: `data-${string}`
  /** The selector of the element around a control that is scrolled into view. Default: the control itself. */
  readonly item?: string
  readonly count: number
  /** The key of the selected row, which is scrolled into view and is the tab stop of the list at first. */
  readonly active: Key | undefined
  /** Returns the index of a row; -1 for a removed row. */
  readonly rowOf: (key: Key) => number
  readonly keyOf: (row: number) => Key | undefined
  /** Called when a keyboard key moves the focus to another row. */
  readonly onMove?: ((key: Key) => void) | undefined
}

export interface ListKeys<Key> {
  /** The index of the selected row; -1 for none. */
  readonly activeRow: number
  /** The index of the only row in the tab order. */
  readonly stop: number
  /** The indexes of the rows that stay rendered at any scroll position. */
  readonly pinned: readonly number[]
  /** Focuses a row as soon as it is rendered. */
  readonly focus: (key: Key) => void
  /** Stores the key of the focused row. */
  readonly setFocused: (key: Key | undefined) => void
  /** Handles the arrow keys, Home, End, Page Up and Page Down in the control of a row. Its identity is stable. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  /** Handles the `blur` event of the list. */
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void
}

/** Moves the focus between the rows of a list with the keyboard. The list is a single tab stop, and may render only some of its rows. */
export function useListKeys<Key extends string | number>({
  list,
  attribute,
  item = '*',
  count,
  active,
  rowOf,
  keyOf,
  onMove,
}: ListKeysOptions<Key>): ListKeys<Key> {
  const [focused, setFocused] = useState<Key>()
  const awaited = useRef<Key>(undefined)
  const activeRow = active === undefined ? -1 : rowOf(active)
  const stop = Math.max(0, Math.min(focused === undefined ? activeRow : rowOf(focused), count - 1))
  const controlOf = (row: number): HTMLElement | null | undefined =>
    list.current?.querySelector<HTMLElement>(`[${attribute}="${row}"]`)

  useEffect(() => {
    // The row to focus may not be rendered yet.
    const control = awaited.current === undefined ? undefined : controlOf(rowOf(awaited.current))
    if (!control) return
    awaited.current = undefined
    control.focus()
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another selected row is scrolled into view.
  useEffect(() => {
    const control = activeRow < 0 ? undefined : controlOf(activeRow)
    if (control) scrollRowIntoView(control.closest(item) ?? control)
  }, [active])

  const focus = (key: Key): void => {
    awaited.current = key
    setFocused(key)
  }
  return {
    activeRow,
    stop,
    pinned: activeRow < 0 ? [stop] : [stop, activeRow],
    focus,
    setFocused,
    onKeyDown: useStableCallback((event: KeyboardEvent<HTMLElement>) => {
      const row = Number(event.currentTarget.getAttribute(attribute))
      const target = indexForKey(event, longListKeys, row, count)
      const key = target === undefined ? undefined : keyOf(target)
      if (key === undefined) return
      event.preventDefault()
      if (target === row) return
      focus(key)
      onMove?.(key)
    }),
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) setFocused(undefined)
    },
  }
}
