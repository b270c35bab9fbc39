'use client'

import type { ReactNode } from 'react'
import { formatCount } from '../domain/formatCount.ts'
import { placePaths } from '../icons/placePaths.ts'
import { SvgIcon } from '../icons/SvgIcon.tsx'
import { useSignpost } from '../provider/useSignpost.ts'
import type { CategoryBrowserClassNames, CategoryBrowserSlots } from './CategoryBrowserProps.ts'
import type { CategoryBrowserState } from './CategoryBrowserState.ts'
import { CategoryName } from './CategoryName.tsx'
import { CategoryRows } from './CategoryRows.tsx'
import type { CategoryGroup } from './categoryGroups.ts'
import { groupIconPath } from './groupIconPath.ts'

export interface GroupRowProps {
  readonly group: CategoryGroup
  readonly state: CategoryBrowserState
  readonly slots: CategoryBrowserSlots
  readonly classNames: CategoryBrowserClassNames
}

/** A category of the upper level: a checkbox for all of it, and a button that expands it. */
export function GroupRow({ group, state, slots, classNames }: GroupRowProps): ReactNode {
  const { language } = useSignpost()
  const { category } = group
  const { messages } = state
  const write = (count: number): string => formatCount(count, language)
  const count = state.countOf(group)
  const label = (
    <>
      {slots.icon ? (
        <slots.icon category={category} />
      ) : (
        <SvgIcon part="category-icon" path={groupIconPath(category)} />
      )}
      <CategoryName name={category.name} query={state.query} />
    </>
  )
  if (category.children.length === 0) {
    return (
      <label className={classNames.category} data-part="category-choice">
        <input {...state.getGroupBoxProps(group)} />
        {label}
      </label>
    )
  }
  return (
    <>
      <div data-part="category-head">
        <label data-part="category-all">
          <input {...state.getGroupBoxProps(group)} />
        </label>
        <button {...state.getOpenProps(group)} data-part="category-open">
          {label}
          {count > 0 && (
            <span data-part="category-count">
              <span aria-hidden="true">
                {count === category.children.length ? messages.whole : write(count)}
              </span>
              <span data-hidden>{messages.chosen(count, write(count))}</span>
            </span>
          )}
          <SvgIcon part="category-chevron" path={placePaths.chevron} />
        </button>
      </div>
      <div {...state.getPanelProps(group)} data-part="category-panel">
        {state.isOpen(group) && (
          <CategoryRows group={group} state={state} classNames={classNames} />
        )}
      </div>
    </>
  )
}
