export { useCategoryBrowser } from './useCategoryBrowser.ts'

// The hook comes first: modules are bundled in the order of this list, and compress better in this one.

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
