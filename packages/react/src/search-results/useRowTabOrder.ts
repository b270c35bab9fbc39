'use client'

import { type RefObject, useEffect } from 'react'

/**
 * Makes one row the only tab stop of a list. In that row, Tab reaches the main control, which has the row's index as `data-row`, and then
 * the others.
 */
export function useRowTabOrder(list: RefObject<HTMLElement | null>, stop: number): void {
  useEffect(() => {
    for (const row of list.current?.children ?? []) {
      const control = row.querySelector('[data-row]')
      if (control) keepOutOfTabOrder(row, control, control.getAttribute('data-row') !== `${stop}`)
    }
  })
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
