import type { CatalogCategory, Category } from '@signpost/client'
import type { ButtonHTMLAttributes, HTMLAttributes, InputHTMLAttributes, Ref } from 'react'
import type { CatalogActions, CatalogGetters, CatalogState } from '../internals/useCatalogState.ts'
import type { CategoryBrowserMessages } from './CategoryBrowserMessages.ts'
import type { CategoryGroup } from './categoryGroups.ts'

export interface CategoryBrowserState extends CatalogState<Category>, CategoryBrowserGetters {
  /** The groups of the catalog, or of the part of it that matches the text. */
  readonly groups: readonly CategoryGroup[]
  readonly isOpen: (group: CategoryGroup) => boolean
  /** The number of chosen categories of a group. */
  readonly countOf: (group: CategoryGroup) => number
  readonly messages: CategoryBrowserMessages
  readonly actions: CategoryBrowserActions
}

export interface CategoryBrowserActions extends CatalogActions {
  /** Expands a group, or collapses it. */
  readonly toggleOpen: (group: CategoryGroup) => void
  /** Selects a group with all categories below it, or deselects it. */
  readonly toggleGroup: (group: CategoryGroup) => void
  /** Selects a category of a group, or deselects it. */
  readonly toggle: (group: CategoryGroup, child: CatalogCategory) => void
}

type BoxProps = InputHTMLAttributes<HTMLInputElement> & { readonly ref?: Ref<HTMLInputElement> }

/** Props of the elements. */
export interface CategoryBrowserGetters extends CatalogGetters {
  /** The props of the element around all groups, in which arrow keys move between checkboxes. */
  readonly getGroupsProps: () => HTMLAttributes<HTMLElement>
  /** The props of a group's checkbox, which selects the whole group; it is indeterminate while the group is partly selected. */
  readonly getGroupBoxProps: (group: CategoryGroup) => BoxProps
  /** The props of the button that expands a group. */
  readonly getOpenProps: (group: CategoryGroup) => ButtonHTMLAttributes<HTMLButtonElement>
  /** The props of a group's content, hidden while the group is closed. */
  readonly getPanelProps: (group: CategoryGroup) => HTMLAttributes<HTMLElement>
  readonly getBoxProps: (group: CategoryGroup, child: CatalogCategory) => BoxProps
}
