import { type Chunk, chunkOf } from '../../domain/Chunk.ts'
import type * as sheet from './sheet/openSheet.ts'

/** What fills the screen is loaded when somebody comes to a box on a narrow one. */
export const sheetChunk: Chunk<typeof sheet> = chunkOf(() => import('./sheet/openSheet.ts'))
