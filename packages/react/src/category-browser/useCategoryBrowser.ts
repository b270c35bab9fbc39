'use client'

import type { CatalogCategory, Category } from '@signpost/client'
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { formatCount } from '../domain/formatCount.ts'
import { useCategories } from '../hooks/useCategories.ts'
import { filterGetters } from '../internals/filterGetters.ts'
import { indexForKey, listKeys } from '../internals/indexForKey.ts'
import type { SelectionOptions } from '../internals/SelectionOptions.ts'
import { useCatalogStatus } from '../internals/useCatalogStatus.ts'
import { useControllableState } from '../internals/useControllableState.ts'
import { useFormEvent } from '../internals/useFormEvent.ts'
import { useStableCallback } from '../internals/useStableCallback.ts'
import { useMessages } from '../provider/useMessages.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import type { CategoryBrowserMessages } from './CategoryBrowserMessages.ts'
import { en } from './CategoryBrowserMessages.ts'
import type { CategoryBrowserState } from './CategoryBrowserState.ts'
import { checkStateOf, countChosen, isChosen, toggleChild, toggleGroup } from './categoryChoice.ts'
import { type CategoryGroup, categoryGroups, tidyCatalog } from './categoryGroups.ts'
import { useOpenGroups } from './useOpenGroups.ts'

export interface CategoryBrowserOptions extends SelectionOptions<Category> {
  /** The codes of the groups that are expanded initially. Default: none. */
  readonly defaultOpen?: readonly string[] | undefined
  /** Disables all choices. */
  readonly disabled?: boolean | undefined
  /** The id of the input, with which those of the other elements begin. Default: a generated one. */
  readonly id?: string | undefined
  /** Messages that replace those of the language. */
  readonly messages?: Partial<CategoryBrowserMessages> | undefined
}

/**
 * A headless category browser: the catalog, the typed text, the expanded and chosen categories, and the props of the elements.
 *
 * @example
 * ```tsx
 * const { groups, query, selected, getInputProps } = useCategoryBrowser()
 * ```
 */
export function useCategoryBrowser(options: CategoryBrowserOptions = {}): CategoryBrowserState {
  const { disabled = false, defaultSelected = [], defaultOpen = [] } = options
  const { language } = useSignpost()
  const messages = useMessages('categoryBrowser', en, options.messages)
  const ownId = useId()
  const id = options.id ?? ownId
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [selected, change] = useControllableState({
    value: options.selected,
    defaultValue: defaultSelected,
    onChange: options.onSelectedChange,
  })
  const [announced, announce] = useState<string>()

  const result = useCategories()
  const { data } = result
  const catalog = useMemo(() => tidyCatalog(data ?? []), [data])
  const groups = useMemo(() => categoryGroups(catalog, query), [catalog, query])
  const view = useCatalogStatus(result, { shown: groups.length, query }, messages)
  const [isOpen, toggleOpen] = useOpenGroups(query, defaultOpen)

  const write = (count: number): string => formatCount(count, language)
  const countAll = (): string => {
    const count = groups.reduce(
      (sum, { children, isFoundBelow }) => sum + (isFoundBelow ? children.length : 1),
      0,
    )
    return messages.found(count, write(count))
  }
  const type = useStableCallback((text: string) => {
    setQuery(text)
    announce(undefined)
  })
  useFormEvent(input, 'reset', () => {
    change(defaultSelected)
    type('')
  })
  const toggle = useStableCallback(({ category }: CategoryGroup, child?: CatalogCategory) => {
    announce(undefined)
    change(child ? toggleChild(category, child, selected) : toggleGroup(category, selected))
  })
  const panelOf = ({ category }: CategoryGroup): string =>
    `${id}-group-${catalog.indexOf(category)}`
  const typed = query.trim() === '' ? '' : countAll()

  return {
    ...view,
    ...filterGetters({
      ...{ id, input, query, type, disabled, view, messages },
      controls: groups.length > 0 ? `${id}-groups` : undefined,
      onEnter: (event) => {
        if (event.key === 'Enter') event.preventDefault()
      },
    }),
    query,
    groups,
    selected,
    isOpen,
    countOf: ({ category }) => countChosen(category, selected),
    announcement: announced ?? view.notice?.text ?? (view.isSlow ? messages.loading : typed),
    messages,
    actions: {
      setQuery: type,
      toggleOpen,
      toggleGroup: toggle,
      toggle,
      clear: useStableCallback(() => {
        change([])
        announce(messages.cleared)
        input.current?.focus()
      }),
      retry: useStableCallback(() => {
        // The button is removed; the focus moves to the input.
        input.current?.focus()
        result.refetch()
      }),
    },
    getGroupsProps: () => ({ id: `${id}-groups`, onKeyDown: moveFocus }),
    getGroupBoxProps: (group) => {
      const state = checkStateOf(group.category, selected)
      return {
        ref: (box) => {
          if (box) box.indeterminate = state === 'some'
        },
        type: 'checkbox',
        checked: state === 'all',
        disabled,
        'aria-label':
          group.category.children.length > 0 ? messages.all(group.category.name) : undefined,
        onChange: () => toggle(group),
      }
    },
    getOpenProps: (group) => ({
      type: 'button',
      'aria-expanded': isOpen(group),
      'aria-controls': panelOf(group),
      onClick: () => toggleOpen(group),
    }),
    getPanelProps: (group) => ({ id: panelOf(group), hidden: !isOpen(group) }),
    getBoxProps: (group, child) => ({
      type: 'checkbox',
      checked: isChosen(group.category, child, selected),
      disabled,
      onChange: () => toggle(group, child),
    }),
  }
}

/** Moves the focus between the checkboxes and buttons of a list with the arrow keys, Home and End. Those in a closed group are skipped. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')].filter(
    (box) => box.offsetParent !== null,
  )
  const index = boxes.findIndex((box) => box.matches(':focus'))
  const next = boxes[indexForKey(event, listKeys, index, boxes.length) ?? -1]
  if (!next) return
  event.preventDefault()
  next.focus()
}
