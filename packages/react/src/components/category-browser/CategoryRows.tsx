'use client'

import { type ReactNode, useRef } from 'react'
import type { CategoryGroup } from '../../domain/categoryGroups.ts'
import type { CategoryBrowserState } from '../../hooks/category-browser/CategoryBrowserState.ts'
import { useFocusedRow } from '../../hooks/category-browser/useFocusedRow.ts'
import { useWindowedRows } from '../../hooks/useWindowedRows.ts'
import { RowBlocks } from '../../parts/RowBlocks.tsx'
import type { CategoryBrowserClassNames } from './CategoryBrowserProps.ts'
import { CategoryName } from './CategoryName.tsx'

export interface CategoryRowsProps {
  readonly group: CategoryGroup
  readonly state: CategoryBrowserState
  readonly classNames: CategoryBrowserClassNames
}

/** The categories of a group. */
export function CategoryRows({ group, state, classNames }: CategoryRowsProps): ReactNode {
  const { category, children } = group
  const list = useRef<HTMLUListElement>(null)
  const { kept, listProps } = useFocusedRow()
  const rows = useWindowedRows(list, { count: children.length, whole: 200, kept })
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
