'use client'

import type { CatalogBrand } from '@signpost/client'
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { indexForKey, longListKeys } from '../internals/indexForKey.ts'
import { scrollRowIntoView } from '../internals/scrollRowIntoView.ts'
import type { BrandPickerGetters } from './BrandPickerState.ts'

export interface BrandListOptions {
  readonly id: string
  readonly brands: readonly CatalogBrand[]
  /** The ids of the chosen brands. */
  readonly chosen: ReadonlySet<string>
  readonly disabled: boolean
  readonly input: RefObject<HTMLInputElement | null>
  readonly toggle: (brand: CatalogBrand) => void
}

export interface BrandList extends Pick<BrandPickerGetters, 'getListProps' | 'getOptionProps'> {
  readonly activeIndex: number | undefined
  /** Moves the focus from the input into the list. */
  readonly enter: () => void
  /** Clears the active brand, because the list has changed. */
  readonly leave: () => void
}

/**
 * A multi-select listbox as in the ARIA Authoring Practices. The listbox itself has the focus, so that options can be added and removed.
 */
export function useBrandList(options: BrandListOptions): BrandList {
  const { id, brands, chosen, disabled, input, toggle } = options
  const list = useRef<HTMLElement>(null)
  const setList = useCallback((element: HTMLElement | null) => {
    list.current = element
  }, [])
  const [active, setActive] = useState<number>()
  const isRevealed = useRef(true)
  const activeIndex = active !== undefined && active < brands.length ? active : undefined

  useEffect(() => {
    if (isRevealed.current || activeIndex === undefined) return
    isRevealed.current = true
    const option = list.current?.querySelector('[data-active]')
    if (option) scrollRowIntoView(option)
  })

  const go = (index: number): void => {
    isRevealed.current = false
    setActive(index)
  }
  const at = (index: number | undefined): CatalogBrand | undefined =>
    index === undefined ? undefined : brands[index]

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const next = indexForKey(event, longListKeys, activeIndex ?? -1, brands.length)
    const brand = at(activeIndex)
    if (next !== undefined) {
      event.preventDefault()
      go(next)
    } else if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      if (brand) toggle(brand)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      input.current?.focus()
    } else if (event.key === 'Backspace' || isLetter(event)) {
      // The focus moves before the key takes effect, so the input receives the key. A letter starts a new search.
      input.current?.focus()
      if (event.key !== 'Backspace') input.current?.select()
    }
  }

  return {
    activeIndex,
    enter: () => {
      if (brands.length === 0) return
      go(activeIndex ?? 0)
      list.current?.focus()
    },
    leave: () => {
      setActive(undefined)
      if (list.current) list.current.scrollTop = 0
    },
    getListProps: () => ({
      ref: setList,
      id: `${id}-list`,
      role: 'listbox',
      // A disabled list is focusable too, because it scrolls.
      tabIndex: 0,
      'aria-multiselectable': true,
      'aria-disabled': disabled || undefined,
      'aria-labelledby': `${id}-label`,
      'aria-activedescendant': activeIndex === undefined ? undefined : optionId(id, activeIndex),
      onFocus: () => setActive((before) => before ?? 0),
      onKeyDown: disabled ? undefined : onKeyDown,
      // Handle the press before the focus event, which would activate the first brand.
      onMouseDown: (event) => setActive((before) => optionIndex(event) ?? before),
      onClick: (event) => {
        const brand = disabled ? undefined : at(optionIndex(event))
        if (brand) toggle(brand)
      },
    }),
    getOptionProps: (index) => ({
      id: optionId(id, index),
      role: 'option',
      'aria-selected': chosen.has(brands[index]?.id ?? ''),
      'aria-setsize': brands.length,
      'aria-posinset': index + 1,
      ...{
        'data-index': index,
        'data-active': index === activeIndex ? '' : undefined,
      },
    }),
  }
}

function optionId(id: string, index: number): string {
  return `${id}-option-${index}`
}

function optionIndex({ target }: MouseEvent): number | undefined {
  const option = target instanceof Element ? target.closest('[role="option"]') : null
  const index = option?.getAttribute('data-index')
  return index ? Number(index) : undefined
}

function isLetter({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return [...key].length === 1 && !altKey && !ctrlKey && !metaKey
}
