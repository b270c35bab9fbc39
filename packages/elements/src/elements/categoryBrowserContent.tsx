import { CategoryBrowser } from '@signpost/react/category-browser'
import categoryBrowser from '@signpost/react/category-browser.css?inline'
import type { ElementContent } from '../element/ContentElement.ts'
import { tagContent } from '../element/tagContent.ts'
import { kitStyles } from '../styles/kitStyles.ts'
import type { CategoryBrowserTag } from './SignpostCategoryBrowserElement.ts'

export const events = {
  /** The user has chosen a category, or removed one. */
  onSelectedChange: 'selected',
} as const

/** The content of `<signpost-category-browser>`. */
export const content: ElementContent = tagContent<CategoryBrowserTag>(
  events,
  [...kitStyles, categoryBrowser],
  ({ selected = [], ...props }) => <CategoryBrowser {...props} selected={selected} />,
)
