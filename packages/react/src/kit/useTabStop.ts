'use client'

import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { rowKeys } from '../internals/indexForKey.ts'
import { moveFocus } from './moveFocus.ts'

export interface TabStop<List extends HTMLElement> {
  /** The ref of the element around the buttons. */
  readonly list: RefObject<List | null>
  /** The index of the only button in the tab order. */
  readonly stop: number
  readonly setStop: (index: number) => void
  /** The props of a button. */
  readonly buttonProps: (index: number) => {
    readonly tabIndex: number
    readonly onFocus: () => void
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  }
}

/** A row of buttons that is a single tab stop: the arrow keys, Home and End move the focus between them. */
export function useTabStop<List extends HTMLElement>(count: number): TabStop<List> {
  const list = useRef<List>(null)
  const [focused, setStop] = useState(0)
  const stop = Math.max(0, Math.min(focused, count - 1))
  return {
    list,
    stop,
    setStop,
    buttonProps: (index) => ({
      tabIndex: index === stop ? 0 : -1,
      onFocus: () => setStop(index),
      onKeyDown: (event) => {
        const buttons = list.current?.querySelectorAll('button') ?? []
        moveFocus(event, [...buttons], rowKeys(event.currentTarget))
      },
    }),
  }
}
