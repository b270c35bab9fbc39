import { type LazyModule, lazyModule } from '../useLazyModule.ts'
import type * as parts from './inZone.ts'

/** The code that knows which places are in a zone, loaded by the first component that has one. */
export const zoneParts: LazyModule<typeof parts> = lazyModule(() => import('./inZone.ts'))
