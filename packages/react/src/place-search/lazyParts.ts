import { type LazyModule, lazyModule } from '../internals/useLazyModule.ts'
import type * as parts from './parts.ts'

/** The code that a box needs only once it is used: rows, notices, location and saved places. */
export const lazyParts: LazyModule<typeof parts> = lazyModule(() => import('./parts.ts'))
