'use client'

import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { indexForKey, longListKeys } from '../internals/indexForKey.ts'

export interface RowFocusOptions {
  /** The `id` of each row, in their order. */
  readonly ids: readonly string[]
  /** The row on which Tab first enters the list. */
  readonly selected: string | null
}

export interface RowFocus {
  /** The only row in the tab order. */
  readonly stop: number
  /** Focuses a row as soon as it is rendered. */
  readonly focus: (id: string) => void
  readonly setFocused: (id: string | undefined) => void
  readonly onKeyDown: (event: KeyboardEvent, row: number) => void
}

/**
 * Arrow keys, Home and End move from row to row of a list; Tab moves to the other controls of the row, and then leaves the list. The main
 * control of a row carries its index as `data-row`.
 */
export function useRowFocus(
  list: RefObject<HTMLElement | null>,
  { ids, selected }: RowFocusOptions,
): RowFocus {
  const [focused, setFocused] = useState<string>()
  const awaited = useRef<string>(undefined)
  const stop = Math.max(0, ids.indexOf(focused ?? selected ?? ''))

  useEffect(() => {
    const row = ids.indexOf(awaited.current ?? '')
    if (row < 0) return
    awaited.current = undefined
    list.current?.querySelector<HTMLElement>(`[data-row="${row}"]`)?.focus()
  })

  useEffect(() => {
    for (const row of list.current?.children ?? []) {
      const control = row.querySelector('[data-row]')
      if (control) keepOutOfTabOrder(row, control, control.getAttribute('data-row') !== `${stop}`)
    }
  })

  const focus = (id: string): void => {
    awaited.current = id
    setFocused(id)
  }
  return {
    stop,
    focus,
    setFocused,
    onKeyDown: (event, row) => {
      const id = ids[indexForKey(event, longListKeys, row, ids.length) ?? -1]
      if (id === undefined) return
      event.preventDefault()
      focus(id)
    },
  }
}

/** Removes the app's controls of a row from the tab order, or restores them. */
function keepOutOfTabOrder(row: Element, control: Element, isOut: boolean): void {
  for (const element of row.querySelectorAll<HTMLElement>(focusable)) {
    if (element === control) continue
    const { passed } = element.dataset
    if (isOut && element.tabIndex >= 0) {
      element.dataset.passed = element.getAttribute('tabindex') ?? ''
      element.tabIndex = -1
    } else if (!isOut && passed !== undefined) {
      delete element.dataset.passed
      if (passed === '') element.removeAttribute('tabindex')
      else element.setAttribute('tabindex', passed)
    }
  }
}

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]'
