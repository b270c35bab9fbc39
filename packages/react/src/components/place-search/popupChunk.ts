import { type Chunk, chunkOf } from '../../domain/Chunk.ts'
import type * as popupParts from './popupParts.ts'

/** What the popup shows is loaded when somebody comes to the box. */
export const popupChunk: Chunk<typeof popupParts> = chunkOf(() => import('./popupParts.ts'))
