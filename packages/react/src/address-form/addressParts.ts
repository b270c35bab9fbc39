import { type LazyModule, lazyModule } from '../internals/useLazyModule.ts'
import type * as parts from './chosenAddress.ts'

/** The code that reads and writes whole addresses, loaded once the user searches for an address or submits one. */
export const addressParts: LazyModule<typeof parts> = lazyModule(() => import('./chosenAddress.ts'))
