export type { CategoryGroup } from '../../domain/categoryGroups.ts'
export type { CategoryBrowserOptions } from '../../hooks/category-browser/CategoryBrowserOptions.ts'
export type {
  CategoryBrowserActions,
  CategoryBrowserGetters,
  CategoryBrowserState,
} from '../../hooks/category-browser/CategoryBrowserState.ts'
export { useCategoryBrowser } from '../../hooks/useCategoryBrowser.ts'
export type { CategoryBrowserMessages } from '../../messages/category-browser/CategoryBrowserMessages.ts'
export { CategoryBrowser } from './CategoryBrowser.tsx'
export type {
  CategoryBrowserClassNames,
  CategoryBrowserProps,
  CategoryBrowserSlots,
} from './CategoryBrowserProps.ts'
