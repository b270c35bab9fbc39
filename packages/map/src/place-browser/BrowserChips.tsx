'use client'

import type { CatalogCategory } from '@signpost/client'
import { CategoryIcon } from '@signpost/react'
import { Button, placePaths, useTabStop } from '@signpost/react/internal'
import type { ReactNode } from 'react'

export interface BrowserChipsProps {
  /** The label of the categories. */
  readonly label: string
  readonly className: string | undefined
  readonly categories: readonly CatalogCategory[]
  /** The name of the category that the list shows. */
  readonly chosen: string | undefined
  readonly onChoose: (name: string) => void
  /** The label of the button that shows directions; undefined for none. */
  readonly directions: string | undefined
  readonly onDirections: () => void
}

/** The categories and the directions on the map, beside the box. */
export function BrowserChips(props: BrowserChipsProps): ReactNode {
  const { label, className, categories, chosen, onChoose, directions, onDirections } = props
  const { list, buttonProps } = useTabStop<HTMLDivElement>(categories.length)
  const hasCategories = categories.length > 0
  if (!hasCategories && directions === undefined) return null
  return (
    <div data-part="chips" className={className}>
      {directions !== undefined && (
        <Button part="chip" onClick={onDirections} icon={placePaths.directions}>
          {directions}
        </Button>
      )}
      {hasCategories && (
        <div ref={list} role="toolbar" aria-label={label}>
          {categories.map((category, index) => (
            <Button
              key={category.code}
              part="chip"
              aria-pressed={category.name === chosen}
              {...buttonProps(index)}
              onClick={() => onChoose(category.name)}
            >
              <CategoryIcon categories={[category]} />
              {category.name}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
