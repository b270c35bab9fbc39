export { useCategoryBrowser } from './useCategoryBrowser.ts'

// Keep the hook first: bundlers emit the modules in the order of this list, and this order compresses best.

export { CategoryBrowser } from './CategoryBrowser.tsx'
export type { CategoryBrowserMessages } from './CategoryBrowserMessages.ts'
export type {
  CategoryBrowserClassNames,
  CategoryBrowserProps,
  CategoryBrowserSlots,
} from './CategoryBrowserProps.ts'
export type {
  CategoryBrowserActions,
  CategoryBrowserGetters,
  CategoryBrowserState,
} from './CategoryBrowserState.ts'
export type { CategoryGroup } from './categoryGroups.ts'
export type { CategoryBrowserOptions } from './useCategoryBrowser.ts'
