import type { CatalogCategory } from '@signpost/client'
import type { ComponentType } from 'react'
import type { RootProps } from '../domain/ComponentWithRef.ts'
import type { ClassNames } from '../domain/rootClass.ts'
import type { CategoryBrowserOptions } from './useCategoryBrowser.ts'

export interface CategoryBrowserProps extends CategoryBrowserOptions, RootProps {
  /** The label of the browser. Default: the message of the language. */
  readonly label?: string | undefined
  /** Hides the label visually; screen readers still announce it. */
  readonly hideLabel?: boolean | undefined
  /** The name under which a form sends the code of each category that is chosen. */
  readonly name?: string | undefined
  /** Replaces parts. */
  readonly slots?: CategoryBrowserSlots | undefined
  /** Adds classes to parts. */
  readonly classNames?: CategoryBrowserClassNames | undefined
}

/** Parts that can be replaced. */
export interface CategoryBrowserSlots {
  /** The icon of a group. */
  readonly icon?: ComponentType<{ readonly category: CatalogCategory }> | undefined
}

/** Class names by part. */
export type CategoryBrowserClassNames = ClassNames<'root' | 'groups' | 'group' | 'category'>
