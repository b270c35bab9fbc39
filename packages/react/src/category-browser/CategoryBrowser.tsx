'use client'

import { forwardRef, useRef } from 'react'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import { formatCount } from '../domain/formatCount.ts'
import { hasOperation } from '../domain/hasOperation.ts'
import { useWindowedRows } from '../internals/useWindowedRows.ts'
import { Button } from '../kit/Button.tsx'
import { CatalogFrame } from '../kit/CatalogFrame.tsx'
import { RowBlocks } from '../parts/RowBlocks.tsx'
import { useSignpost } from '../provider/useSignpost.ts'
import type { CategoryBrowserProps } from './CategoryBrowserProps.ts'
import { GroupRow } from './CategoryRows.tsx'
import { useCategoryBrowser } from './useCategoryBrowser.ts'
import { useFocusedRow } from './useFocusedRow.ts'

/**
 * A picker for categories: shows the two levels of the catalog, and searches it by name.
 *
 * @example
 * ```tsx
 * <CategoryBrowser onSelectedChange={(categories) => show(categories)} />
 * ```
 */
export const CategoryBrowser: ComponentWithRef<CategoryBrowserProps, HTMLDivElement> = forwardRef(
  function CategoryBrowser(props: CategoryBrowserProps, ref) {
    const { disabled = false, slots = {}, classNames = {} } = props
    const { language, connection } = useSignpost()
    const state = useCategoryBrowser(props)
    const { messages, groups, selected, actions } = state
    const list = useRef<HTMLUListElement>(null)
    const { pinned, listProps } = useFocusedRow()
    const rows = useWindowedRows(list, { count: groups.length, whole: 200, pinned })
    const count = selected.length
    if (!hasOperation(connection, 'listCategories')) return null
    return (
      <CatalogFrame
        ref={ref}
        component="category-browser"
        props={props}
        state={state}
        values={selected.map(({ code }) => code)}
        chosen={
          count > 0 && (
            <div data-part="summary">
              <span>{messages.chosen(count, formatCount(count, language))}</span>
              <Button part="reset" disabled={disabled} onClick={actions.clear}>
                {messages.clear}
              </Button>
            </div>
          )
        }
      >
        {groups.length > 0 && (
          <div {...state.getGroupsProps()} className={classNames.list}>
            <ul ref={list} {...listProps} data-part="list">
              <RowBlocks rows={rows}>
                {(row, block) => {
                  const group = groups[row]
                  return (
                    <li
                      key={group?.category.code ?? row}
                      {...rows.getRowProps(row, block)}
                      className={classNames.group}
                      data-row={row}
                      data-part="group"
                    >
                      {group && (
                        <GroupRow
                          group={group}
                          state={state}
                          slots={slots}
                          classNames={classNames}
                        />
                      )}
                    </li>
                  )
                }}
              </RowBlocks>
            </ul>
          </div>
        )}
      </CatalogFrame>
    )
  },
)
