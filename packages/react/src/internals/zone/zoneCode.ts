import { type LazyModule, lazyModule } from '../useLazyModule.ts'
import type * as zone from './zone.ts'

/** The code for outlines and for maximum travel times, loaded by the first component that has a zone. */
export const zoneCode: LazyModule<typeof zone> = lazyModule(() => import('./zone.ts'))
