import { type Chunk, chunkOf } from '../../domain/Chunk.ts'
import type * as idle from './idle.ts'

/** What is offered while nothing is typed is loaded when somebody who is to be offered it comes to the box. */
export const idleChunk: Chunk<typeof idle> = chunkOf(() => import('./idle.ts'))
