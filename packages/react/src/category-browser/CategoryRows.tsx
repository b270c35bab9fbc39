'use client'

import { type ReactNode, useRef } from 'react'
import { formatCount } from '../domain/formatCount.ts'
import { CategoryIcon } from '../icons/CategoryIcon.tsx'
import { useWindowedRows } from '../internals/useWindowedRows.ts'
import { Chevron } from '../kit/Chevron.tsx'
import { HighlightedText } from '../parts/HighlightedText.tsx'
import { RowBlocks } from '../parts/RowBlocks.tsx'
import { useSignpost } from '../provider/useSignpost.ts'
import type { CategoryBrowserClassNames, CategoryBrowserSlots } from './CategoryBrowserProps.ts'
import type { CategoryBrowserState } from './CategoryBrowserState.ts'
import type { CategoryGroup } from './categoryGroups.ts'
import { useFocusedRow } from './useFocusedRow.ts'

interface CategoryNameProps {
  readonly name: string
  /** The typed text. */
  readonly query: string
}

/** The name of a category, with the typed letters highlighted. */
function CategoryName({ name, query }: CategoryNameProps): ReactNode {
  return (
    <bdi data-part="name">
      <HighlightedText text={name} typed={query} />
    </bdi>
  )
}

interface CategoryRowsProps {
  readonly group: CategoryGroup
  readonly state: CategoryBrowserState
  readonly classNames: CategoryBrowserClassNames
}

/** The categories of a group. */
function CategoryRows({ group, state, classNames }: CategoryRowsProps): ReactNode {
  const { category, children } = group
  const list = useRef<HTMLUListElement>(null)
  const { pinned, listProps } = useFocusedRow()
  const rows = useWindowedRows(list, { count: children.length, whole: 200, pinned })
  return (
    <ul ref={list} {...listProps} aria-label={category.name} data-part="list">
      <RowBlocks rows={rows}>
        {(row, block) => {
          const child = children[row]
          return (
            <li key={row} {...rows.getRowProps(row, block)} data-row={row}>
              {child && (
                <label className={classNames.row} data-part="row">
                  <input {...state.getBoxProps(group, child)} />
                  <CategoryName name={child.name} query={state.query} />
                </label>
              )}
            </li>
          )
        }}
      </RowBlocks>
    </ul>
  )
}

interface GroupRowProps {
  readonly group: CategoryGroup
  readonly state: CategoryBrowserState
  readonly slots: CategoryBrowserSlots
  readonly classNames: CategoryBrowserClassNames
}

/** A category of the upper level: a checkbox that selects the whole group, and a button that expands it. */
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
        <CategoryIcon part="icon" categories={[category]} />
      )}
      <CategoryName name={category.name} query={state.query} />
    </>
  )
  if (category.children.length === 0) {
    return (
      <label className={classNames.row} data-part="row">
        <input {...state.getGroupBoxProps(group)} />
        {label}
      </label>
    )
  }
  return (
    <>
      <div data-part="header">
        <label data-part="check">
          <input {...state.getGroupBoxProps(group)} />
        </label>
        <button {...state.getOpenProps(group)} data-part="toggle">
          {label}
          {count > 0 && (
            <span data-part="count">
              <span aria-hidden="true">
                {count === category.children.length ? messages.whole : write(count)}
              </span>
              <span data-hidden>{messages.chosen(count, write(count))}</span>
            </span>
          )}
          <Chevron />
        </button>
      </div>
      <div {...state.getPanelProps(group)} data-part="content">
        {state.isOpen(group) && (
          <CategoryRows group={group} state={state} classNames={classNames} />
        )}
      </div>
    </>
  )
}
