import { type LazyModule, lazyModule } from '../internals/useLazyModule.ts'
import type * as module from './PlaceSearchList.tsx'

/** Everything of a box below its input: the engine, the list and its rows. */
export const searchList: LazyModule<typeof module> = lazyModule(
  () => import('./PlaceSearchList.tsx'),
)
