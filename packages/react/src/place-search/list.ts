// The list of a box, for a headless component that is one.
export { useSearchList } from './useSearchList.ts'
