import { type LazyModule, lazyModule } from '../../internals/useLazyModule.ts'
import type * as modules from './modules.ts'

export type SourceModules = typeof modules

/** The code of boxes that have `sources`. */
export const lazySources: LazyModule<SourceModules> = lazyModule(() => import('./modules.ts'))
