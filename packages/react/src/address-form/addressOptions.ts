import { type LazyModule, lazyModule } from '../internals/useLazyModule.ts'
import type * as module from './AddressOptionList.tsx'

/** The list below a field with a list. */
export const addressOptions: LazyModule<typeof module> = lazyModule(
  () => import('./AddressOptionList.tsx'),
)
