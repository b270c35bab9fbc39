'use client'

import type { CatalogCategory, Category } from '@signpost/client'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { useCategories } from '../hooks/useCategories.ts'
import { type CatalogOptions, useCatalogFilter } from '../internals/useCatalogFilter.ts'
import { useCatalogState } from '../internals/useCatalogState.ts'
import { useStableCallback } from '../internals/useStableCallback.ts'
import { moveFocus } from '../kit/moveFocus.ts'
import { useMessages } from '../provider/useMessages.ts'
import { type CategoryBrowserMessages, en } from './CategoryBrowserMessages.ts'
import type { CategoryBrowserState } from './CategoryBrowserState.ts'
import { checkStateOf, countChosen, isChosen, toggleChild, toggleGroup } from './categoryChoice.ts'
import { type CategoryGroup, categoryGroups, tidyCatalog } from './categoryGroups.ts'

export interface CategoryBrowserOptions extends CatalogOptions<Category> {
  /** The codes of the groups that are expanded initially. Default: none. */
  readonly defaultOpen?: readonly string[] | undefined
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
  const messages = useMessages('categoryBrowser', en, options.messages)
  const filter = useCatalogFilter(options)
  const { id, disabled, query, selected } = filter
  const result = useCategories()
  const { data } = result
  const catalog = useMemo(() => tidyCatalog(data ?? []), [data])
  const groups = useMemo(() => categoryGroups(catalog, query), [catalog, query])
  const [isOpen, toggleOpen] = useOpenGroups(query, options.defaultOpen)
  const state = useCatalogState(filter, {
    ...{ result, messages, count: countShown(groups), list: `${id}-groups` },
    onEnter: (event) => {
      if (event.key === 'Enter') event.preventDefault()
    },
  })
  const toggle = useStableCallback(({ category }: CategoryGroup, child?: CatalogCategory) => {
    filter.announce(undefined)
    filter.change(child ? toggleChild(category, child, selected) : toggleGroup(category, selected))
  })
  const panelOf = ({ category }: CategoryGroup): string =>
    `${id}-group-${catalog.indexOf(category)}`

  return {
    ...state,
    groups,
    isOpen,
    countOf: ({ category }) => countChosen(category, selected),
    messages,
    actions: { ...state.actions, toggleOpen, toggleGroup: toggle, toggle },
    getGroupsProps: () => ({ id: `${id}-groups`, onKeyDown: moveToBox }),
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

/** Returns the number of visible categories. A group that is visible only because of its children counts just these. */
function countShown(groups: readonly CategoryGroup[]): number {
  return groups.reduce(
    (sum, { children, isFoundBelow }) => sum + (isFoundBelow ? children.length : 1),
    0,
  )
}

/** Moves the focus between the checkboxes and buttons of a list with the arrow keys, Home and End. Closed groups are skipped. */
function moveToBox(event: KeyboardEvent<HTMLElement>): void {
  const boxes = event.currentTarget.querySelectorAll<HTMLElement>('input, button')
  moveFocus(
    event,
    [...boxes].filter((box) => box.offsetParent !== null),
  )
}

/** The expanded groups: those that the user expanded and, with a typed text, those with matches, until the user collapses one. */
function useOpenGroups(
  query: string,
  defaultOpen: readonly string[] = [],
): readonly [isOpen: (group: CategoryGroup) => boolean, toggle: (group: CategoryGroup) => void] {
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(defaultOpen))
  const [turned, setTurned] = useState<{ query: string; codes: ReadonlySet<string> }>()
  const text = query.trim()
  const turnedNow = turned?.query === text ? turned.codes : noCodes

  const isOpen = ({ category, isFoundBelow }: CategoryGroup): boolean =>
    text === '' ? opened.has(category.code) : isFoundBelow !== turnedNow.has(category.code)
  const toggle = useStableCallback(({ category }: CategoryGroup) => {
    if (text === '') setOpened(turn(opened, category.code))
    else setTurned({ query: text, codes: turn(turnedNow, category.code) })
  })
  return [isOpen, toggle]
}

const noCodes: ReadonlySet<string> = new Set()

function turn(codes: ReadonlySet<string>, code: string): ReadonlySet<string> {
  const turned = new Set(codes)
  if (!turned.delete(code)) turned.add(code)
  return turned
}
