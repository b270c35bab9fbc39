import type { CategoryBrowserProps } from '@signpost/react/category-browser'
import type { ElementClass } from '../element/defineElement.ts'
import { defineTag, type Tag, type TagElement, type TagEvents } from '../element/defineTag.ts'
import type { events } from './categoryBrowserContent.tsx'

const table = {
  /** The selected categories. */
  selected: null,
  defaultOpen: 'list',
  label: 'text',
  hideLabel: 'flag',
  disabled: 'flag',
} as const

/** The types of `<signpost-category-browser>`. */
export type CategoryBrowserTag = Tag<typeof table, typeof events, CategoryBrowserProps>

/** The events of `<signpost-category-browser>`. */
export type SignpostCategoryBrowserEvents = TagEvents<CategoryBrowserTag>

/** A picker of categories, which shows the catalog in its two levels and searches it by name. */
export type SignpostCategoryBrowserElement = TagElement<CategoryBrowserTag>
export const SignpostCategoryBrowserElement: ElementClass<SignpostCategoryBrowserElement> =
  defineTag(
    'signpost-category-browser',
    () => import('./categoryBrowserContent.tsx').then((late) => late.content),
    table,
  )
