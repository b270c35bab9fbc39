'use client'

import type { CatalogCategory } from '@signpost/client'
import { CategoryIcon } from '@signpost/react'
import { Button, placePaths, useTabStop } from '@signpost/react/internal'
import type { ReactNode } from 'react'

export interface CategoryToolbarProps {
  /** The label of the categories. */
  readonly label: string
  readonly categories: readonly CatalogCategory[]
  /** The name of the category that the list shows; null where none stays pressed. */
  readonly chosen: string | undefined | null
  readonly onChoose: (name: string) => void
}

/** Categories to search for, as one tab stop. */
export function CategoryToolbar(props: CategoryToolbarProps): ReactNode {
  const { label, categories, chosen, onChoose } = props
  const { list, buttonProps } = useTabStop<HTMLDivElement>(categories.length)
  return (
    <div ref={list} data-part="actions" role="toolbar" aria-label={label}>
      {categories.map((category, index) => (
        <Button
          key={category.code}
          part="chip"
          aria-pressed={chosen === null ? undefined : category.name === chosen}
          {...buttonProps(index)}
          onClick={() => onChoose(category.name)}
        >
          <CategoryIcon categories={[category]} />
          {category.name}
        </Button>
      ))}
    </div>
  )
}

export interface BrowserChipsProps extends CategoryToolbarProps {
  readonly className: string | undefined
  /** The label of the button that shows directions; undefined for none. */
  readonly directions: string | undefined
  readonly onDirections: () => void
}

/** The categories and the directions on the map, beside the box. */
export function BrowserChips(props: BrowserChipsProps): ReactNode {
  const { className, directions, onDirections, ...toolbar } = props
  const hasCategories = toolbar.categories.length > 0
  if (!hasCategories && directions === undefined) return null
  return (
    <div data-part="chips" className={className}>
      {directions !== undefined && (
        <Button part="chip" onClick={onDirections} icon={placePaths.directions}>
          {directions}
        </Button>
      )}
      {hasCategories && <CategoryToolbar {...toolbar} />}
    </div>
  )
}
