import { type LazyModule, lazyModule } from '../internals/useLazyModule.ts'
import type * as parts from './chosenAddress.ts'

/** The code that reads and writes whole addresses. It is loaded once the user has chosen or sent one. */
export const addressParts: LazyModule<typeof parts> = lazyModule(() => import('./chosenAddress.ts'))
