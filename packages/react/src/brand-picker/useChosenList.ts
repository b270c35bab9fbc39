'use client'

import type { Brand } from '@signpost/client'
import { type RefObject, useEffect, useRef } from 'react'
import { useTabStop } from '../kit/useTabStop.ts'
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
  const { list, stop, setStop, buttonProps } = useTabStop<HTMLUListElement>(chosen.length)
  const leaving = useRef<string>(undefined)

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
    setStop(index)
    remove(brand)
  }

  return {
    getChosenListProps: () => ({ ref: list, 'aria-label': messages.chosenList }),
    getRemoveProps: (index) => {
      const { onKeyDown, ...stopProps } = buttonProps(index)
      return {
        type: 'button',
        disabled,
        'aria-label': messages.remove(chosen[index]?.name ?? ''),
        ...stopProps,
        onClick: () => removeAt(index),
        onKeyDown: (event) => {
          if (event.key !== 'Delete' && event.key !== 'Backspace') return onKeyDown(event)
          event.preventDefault()
          removeAt(index)
        },
      }
    },
  }
}
