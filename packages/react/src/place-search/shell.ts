// The input of a box, for a component that is one, with the list that loads later.
export { isVisible, visibleItems } from './reduce.ts'
export type { SearchShell } from './SearchShell.ts'
export { searchList } from './searchList.ts'
export { useSearchShell } from './useSearchShell.ts'
