import type { CategoryBrowserProps } from '@signpost/react/category-browser'
import type { ElementClass } from '../element/defineElement.ts'
import { defineTag, type TagElement, type TagEvents } from '../element/defineTag.ts'
import type { events } from './categoryBrowserContent.tsx'

export const table = {
  /** The selected categories. */
  selected: null,
  defaultOpen: 'list',
  label: 'text',
  hideLabel: 'flag',
  disabled: 'flag',
} as const

/** The events of `<signpost-category-browser>`. */
export type SignpostCategoryBrowserEvents = TagEvents<typeof events, CategoryBrowserProps>

/** A picker of categories, which shows the catalog in its two levels and searches it by name. */
export type SignpostCategoryBrowserElement = TagElement<
  typeof table,
  typeof events,
  CategoryBrowserProps
>
export const SignpostCategoryBrowserElement: ElementClass<SignpostCategoryBrowserElement> =
  defineTag(
    'signpost-category-browser',
    () => import('./categoryBrowserContent.tsx').then((late) => late.content),
    table,
  )
