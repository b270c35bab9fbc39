import type { Category } from '@signpost/client'
import type { ReactNode } from 'react'
import { categoryIcon } from './categoryIcon.ts'
import { categoryPaths } from './categoryPaths.ts'
import { iconPaths } from './iconPaths.ts'
import { SvgIcon } from './SvgIcon.tsx'

export interface CategoryIconProps {
  readonly categories: readonly Category[]
  /** The part of a component that it is, for stylesheets. */
  readonly part?: string | undefined
}

/** The icon of a place's category, or of any place. */
export function CategoryIcon({ categories, part }: CategoryIconProps): ReactNode {
  const name = categoryIcon(categories)
  return <SvgIcon path={name ? categoryPaths[name] : iconPaths.place} part={part} />
}
