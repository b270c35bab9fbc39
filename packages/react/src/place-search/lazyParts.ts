import { type LazyModule, lazyModule } from '../internals/LazyModule.ts'
import type * as parts from './parts.ts'

/** What nobody needs who has not come to the box yet: rows and notices, and what finds and keeps places. */
export const lazyParts: LazyModule<typeof parts> = lazyModule(() => import('./parts.ts'))

/** Loads it for somebody who has come to the box. When it cannot be had, it is tried again when it is needed. */
export function preloadParts(): void {
  lazyParts.load().catch(() => {})
}
