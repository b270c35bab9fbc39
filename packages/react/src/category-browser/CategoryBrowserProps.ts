import type { CatalogCategory } from '@signpost/client'
import type { ComponentType } from 'react'
import type { ClassNames } from '../domain/joinClasses.ts'
import type { CatalogProps } from '../internals/useCatalogState.ts'
import type { CategoryBrowserOptions } from './useCategoryBrowser.ts'

export interface CategoryBrowserProps extends CategoryBrowserOptions, CatalogProps {
  /** Replaces parts of the browser. */
  readonly slots?: CategoryBrowserSlots | undefined
  /** Adds class names to parts of the browser. */
  readonly classNames?: CategoryBrowserClassNames | undefined
}

/** Parts that can be replaced. */
export interface CategoryBrowserSlots {
  /** The icon of a group. */
  readonly icon?: ComponentType<{ readonly category: CatalogCategory }> | undefined
}

/** Class names by part. */
export type CategoryBrowserClassNames = ClassNames<'root' | 'list' | 'group' | 'row'>
