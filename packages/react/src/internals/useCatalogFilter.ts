'use client'

import { type RefObject, useId, useRef, useState } from 'react'
import { useControllableState } from './useControllableState.ts'
import { useFormEvent } from './useFormEvent.ts'
import { useStableCallback } from './useStableCallback.ts'

/** The options of a component that lists a catalog and allows multiple selections. */
export interface CatalogOptions<Item> {
  /** The selected items, when the app controls them. Without it, the component keeps its own state. */
  readonly selected?: readonly Item[] | undefined
  /** The initially selected items. Default: none. */
  readonly defaultSelected?: readonly Item[] | undefined
  /** Called with all selected items whenever the user changes them. */
  readonly onSelectedChange?: ((selected: readonly Item[]) => void) | undefined
  /** Disables all choices. */
  readonly disabled?: boolean | undefined
  /** The `id` of the input, and the prefix of the other ids. Default: a generated one. */
  readonly id?: string | undefined
}

export interface CatalogFilter<Item> {
  readonly id: string
  readonly input: RefObject<HTMLInputElement | null>
  readonly disabled: boolean
  /** The typed text. */
  readonly query: string
  readonly setQuery: (query: string) => void
  readonly selected: readonly Item[]
  readonly change: (selected: readonly Item[]) => void
  /** The announcement of the last change, until the text changes. */
  readonly announced: string | undefined
  readonly announce: (text: string | undefined) => void
}

/** The typed text and the selection of a component with a catalog. A form reset restores both. */
export function useCatalogFilter<Item>(
  options: CatalogOptions<Item>,
  onQueryChange?: () => void,
): CatalogFilter<Item> {
  const { disabled = false, defaultSelected = [] } = options
  const ownId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [query, type] = useState('')
  const [announced, announce] = useState<string>()
  const [selected, change] = useControllableState({
    value: options.selected,
    defaultValue: defaultSelected,
    onChange: options.onSelectedChange,
  })
  const setQuery = useStableCallback((text: string) => {
    type(text)
    announce(undefined)
    onQueryChange?.()
  })
  useFormEvent(input, 'reset', () => {
    change(defaultSelected)
    setQuery('')
  })
  const id = options.id ?? ownId
  return { id, input, disabled, query, setQuery, selected, change, announced, announce }
}
