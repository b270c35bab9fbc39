import type { DataWriters } from '../data/writers.ts'
import { buildRoutingGraph } from '../engine/routing/graph/buildRoutingGraph.ts'
import { createIndexThread } from '../engine/sqlite/createIndexThread.ts'
import { createMapWriter } from '../engine/tiles/createMapWriter.ts'

/** The writers of this program's builds. */
export const dataWriters: DataWriters = {
  index: createIndexThread,
  map: createMapWriter,
  routing: buildRoutingGraph,
}
