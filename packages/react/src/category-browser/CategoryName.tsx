'use client'

import type { ReactNode } from 'react'
import { HighlightedText } from '../parts/HighlightedText.tsx'

export interface CategoryNameProps {
  readonly name: string
  /** The typed text. */
  readonly query: string
}

/** The name of a category, with the typed letters highlighted. */
export function CategoryName({ name, query }: CategoryNameProps): ReactNode {
  return (
    <bdi data-part="category-name">
      <HighlightedText text={name} typed={query} />
    </bdi>
  )
}
