export { PlaceBrowser } from './PlaceBrowser.tsx'
export type { PlaceBrowserMessages } from './PlaceBrowserMessages.ts'
export type {
  PlaceBrowserClassNames,
  PlaceBrowserProps,
  PlaceBrowserStart,
} from './PlaceBrowserProps.ts'
export {
  type BrowsedPlace,
  type PlaceBrowserOptions,
  type PlaceBrowserState,
  type PlaceBrowserValue,
  usePlaceBrowser,
} from './usePlaceBrowser.ts'
