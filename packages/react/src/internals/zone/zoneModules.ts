import type * as outlines from '@signpost/client/internal/domain/outline.js'
import { type LazyModule, lazyModule } from '../useLazyModule.ts'
import type * as limits from './travelLimit.ts'

/** The code for the outline of a zone, loaded by the first component that has one. */
export const zoneOutline: LazyModule<typeof outlines> = lazyModule(
  () => import('@signpost/client/internal/domain/outline.js'),
)

/** The code for the maximum travel time of a zone. */
export const travelLimit: LazyModule<typeof limits> = lazyModule(() => import('./travelLimit.ts'))
