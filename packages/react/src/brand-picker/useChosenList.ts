'use client'

import type { Brand } from '@signpost/client'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { rowKeys } from '../internals/indexForKey.ts'
import { moveFocus } from '../kit/moveFocus.ts'
import type { BrandPickerGetters } from './BrandPickerState.ts'

export interface ChosenListOptions {
  readonly chosen: readonly Brand[]
  readonly messages: { readonly chosenList: string; readonly remove: (name: string) => string }
  readonly disabled: boolean
  /** The element that receives the focus when the list becomes empty. */
  readonly input: RefObject<HTMLInputElement | null>
  readonly remove: (brand: Brand) => void
}

/** The chosen brands as a list of buttons with a single tab stop. Removing a brand moves the focus to the next one. */
export function useChosenList({
  chosen,
  messages,
  disabled,
  input,
  remove,
}: ChosenListOptions): Pick<BrandPickerGetters, 'getChosenListProps' | 'getRemoveProps'> {
  const list = useRef<HTMLUListElement>(null)
  const [focused, setFocused] = useState(0)
  const leaving = useRef<string>(undefined)
  const stop = Math.min(focused, chosen.length - 1)

  const focus = (index: number): void => {
    const button = list.current?.children[index]?.querySelector('button')
    const target = button ?? input.current
    target?.focus()
  }

  // An app that controls the selection may remove the brand some renders later, so the focus moves only in the render that removes it.
  useEffect(() => {
    if (!leaving.current || chosen.some(({ id }) => id === leaving.current)) return
    leaving.current = undefined
    if (document.activeElement === document.body) focus(stop)
  })

  const removeAt = (index: number): void => {
    const brand = chosen[index]
    if (!brand) return
    leaving.current = brand.id
    setFocused(index)
    remove(brand)
  }

  return {
    getChosenListProps: () => ({ ref: list, 'aria-label': messages.chosenList }),
    getRemoveProps: (index) => ({
      type: 'button',
      disabled,
      tabIndex: index === stop ? 0 : -1,
      'aria-label': messages.remove(chosen[index]?.name ?? ''),
      onFocus: () => setFocused(index),
      onClick: () => removeAt(index),
      onKeyDown: (event) => {
        if (event.key === 'Delete' || event.key === 'Backspace') {
          event.preventDefault()
          removeAt(index)
        } else {
          const buttons = list.current?.querySelectorAll('button') ?? []
          moveFocus(event, [...buttons], rowKeys(event.currentTarget))
        }
      },
    }),
  }
}
