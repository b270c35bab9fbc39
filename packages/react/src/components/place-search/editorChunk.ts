import { type Chunk, chunkOf } from '../../domain/Chunk.ts'
import type * as editor from './SavedPlacesEditor.tsx'

/** What recent places are edited with is loaded when there are some. */
export const editorChunk: Chunk<typeof editor> = chunkOf(() => import('./SavedPlacesEditor.tsx'))
