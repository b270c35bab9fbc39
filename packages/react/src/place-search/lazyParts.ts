import { type LazyModule, lazyModule } from '../internals/useLazyModule.ts'
import type * as parts from './parts.ts'

/** The code that a box needs only once somebody uses it: rows and notices, and finding and storing places. */
export const lazyParts: LazyModule<typeof parts> = lazyModule(() => import('./parts.ts'))
