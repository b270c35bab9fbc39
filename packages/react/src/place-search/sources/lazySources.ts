import { type LazyModule, lazyModule } from '../../internals/useLazyModule.ts'
import type * as modules from './modules.ts'

export type SourceModules = typeof modules

/** The code for boxes with `sources`. */
export const lazySources: LazyModule<SourceModules> = lazyModule(() => import('./modules.ts'))
