'use client'

import { type ReactNode, useRef } from 'react'
import { useWindowedRows } from '../internals/useWindowedRows.ts'
import { RowBlocks } from '../parts/RowBlocks.tsx'
import type { CategoryBrowserClassNames } from './CategoryBrowserProps.ts'
import type { CategoryBrowserState } from './CategoryBrowserState.ts'
import { CategoryName } from './CategoryName.tsx'
import type { CategoryGroup } from './categoryGroups.ts'
import { useFocusedRow } from './useFocusedRow.ts'

export interface CategoryRowsProps {
  readonly group: CategoryGroup
  readonly state: CategoryBrowserState
  readonly classNames: CategoryBrowserClassNames
}

/** The categories of a group. */
export function CategoryRows({ group, state, classNames }: CategoryRowsProps): ReactNode {
  const { category, children } = group
  const list = useRef<HTMLUListElement>(null)
  const { pinned, listProps } = useFocusedRow()
  const rows = useWindowedRows(list, { count: children.length, whole: 200, pinned })
  return (
    <ul ref={list} {...listProps} aria-label={category.name} data-part="category-rows">
      <RowBlocks rows={rows} gapPart="category-gap">
        {(row, block) => {
          const child = children[row]
          return (
            <li key={row} {...rows.getRowProps(row, block)} data-row={row}>
              {child && (
                <label className={classNames.category} data-part="category-choice">
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
