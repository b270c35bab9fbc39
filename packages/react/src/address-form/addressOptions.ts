import { type LazyModule, lazyModule } from '../internals/useLazyModule.ts'
import type * as module from './AddressOptions.tsx'

/** The list below a field with a list. */
export const addressOptions: LazyModule<typeof module> = lazyModule(
  () => import('./AddressOptions.tsx'),
)
