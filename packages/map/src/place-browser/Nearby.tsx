'use client'

import { useCategories } from '@signpost/react'
import type { ReactNode } from 'react'
import { CategoryToolbar } from './BrowserChips.tsx'

export interface NearbyProps {
  readonly label: string
  readonly onSearch: (category: string) => void
}

/** The categories to search for around an area or a point. */
export function Nearby({ label, onSearch }: NearbyProps): ReactNode {
  const { data: categories = [] } = useCategories()
  if (categories.length === 0) return null
  return (
    <div data-part="nearby">
      <p data-part="heading" aria-hidden="true">
        {label}
      </p>
      <CategoryToolbar
        label={label}
        categories={categories.slice(0, most)}
        chosen={null}
        onChoose={onSearch}
      />
    </div>
  )
}

/** The number of categories. */
const most = 8
