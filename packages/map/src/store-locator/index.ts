export type { Store } from './nearestStores.ts'
export {
  StoreLocator,
  type StoreLocatorClassNames,
  type StoreLocatorProps,
} from './StoreLocator.tsx'
export type { StoreLocatorMessages } from './StoreLocatorMessages.ts'
export {
  type StoreLocatorOptions,
  type StoreLocatorState,
  type StorePoint,
  useStoreLocator,
} from './useStoreLocator.ts'
