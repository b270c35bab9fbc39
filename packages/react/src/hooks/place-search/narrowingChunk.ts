import { type Chunk, chunkOf } from '../../domain/Chunk.ts'
import type * as narrowing from './narrowing.ts'

/** What narrows answers at hand is loaded with the first answer: before, there is nothing at hand. */
export const narrowingChunk: Chunk<typeof narrowing> = chunkOf(() => import('./narrowing.ts'))
