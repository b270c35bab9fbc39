'use client'

import type { CatalogCategory } from '@signpost/client'
import { useId, useMemo, useRef, useState } from 'react'
import {
  countMarked,
  isMarked,
  markOf,
  toggleChild,
  toggleGroup,
} from '../domain/categoryChoice.ts'
import { type CategoryGroup, categoryGroups, tidyCatalog } from '../domain/categoryGroups.ts'
import { formatCount } from '../domain/formatCount.ts'
import { en } from '../messages/category-browser/en.ts'
import { useMessages } from '../provider/useMessages.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { filterGetters } from './catalog/filterGetters.ts'
import { useCatalogStatus } from './catalog/useCatalogStatus.ts'
import { useChosen } from './catalog/useChosen.ts'
import type { CategoryBrowserOptions } from './category-browser/CategoryBrowserOptions.ts'
import type { CategoryBrowserState } from './category-browser/CategoryBrowserState.ts'
import { moveFocus } from './category-browser/moveFocus.ts'
import { useOpenGroups } from './category-browser/useOpenGroups.ts'
import { useFormEvent } from './place-search/useFormEvent.ts'
import { useHandler } from './place-search/useHandler.ts'
import { useCategories } from './useCategories.ts'

/** All of a choice of categories but its looks: the catalog, what is typed, what is open and chosen, and the props of the elements. */
export function useCategoryBrowser(options: CategoryBrowserOptions = {}): CategoryBrowserState {
  const { disabled = false, defaultSelected = [], defaultOpen = [] } = options
  const { language } = useSignpost()
  const messages = useMessages('categoryBrowser', en, options.messages)
  const ownId = useId()
  const id = options.id ?? ownId
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [selected, change] = useChosen(options)
  const [told, tell] = useState<string>()

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
  const type = useHandler((text: string) => {
    setQuery(text)
    tell(undefined)
  })
  useFormEvent(input, 'reset', () => {
    change(defaultSelected)
    type('')
  })
  const toggle = useHandler(({ category }: CategoryGroup, child?: CatalogCategory) => {
    tell(undefined)
    change(child ? toggleChild(category, child, selected) : toggleGroup(category, selected))
  })
  const panelOf = ({ category }: CategoryGroup): string =>
    `${id}-group-${catalog.indexOf(category)}`
  const typed = query.trim() === '' ? '' : countAll()

  return {
    ...view,
    ...filterGetters({
      ...{ id, input, query, type, disabled, view, words: messages },
      controls: groups.length > 0 ? `${id}-groups` : undefined,
      onEnter: (event) => {
        if (event.key === 'Enter') event.preventDefault()
      },
    }),
    query,
    groups,
    selected,
    isOpen,
    countOf: ({ category }) => countMarked(category, selected),
    announcement: told ?? view.notice?.text ?? (view.isSlow ? messages.loading : typed),
    messages,
    actions: {
      setQuery: type,
      toggleOpen,
      toggleGroup: toggle,
      toggle,
      clear: useHandler(() => {
        change([])
        tell(messages.cleared)
        input.current?.focus()
      }),
      retry: useHandler(() => {
        // The button goes; the focus stays here.
        input.current?.focus()
        result.refetch()
      }),
    },
    getGroupsProps: () => ({ id: `${id}-groups`, onKeyDown: moveFocus }),
    getGroupBoxProps: (group) => {
      const mark = markOf(group.category, selected)
      return {
        ref: (box) => {
          if (box) box.indeterminate = mark === 'some'
        },
        type: 'checkbox',
        checked: mark === 'all',
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
      checked: isMarked(group.category, child, selected),
      disabled,
      onChange: () => toggle(group, child),
    }),
  }
}
