import type { DataWriters } from '../data/writers.ts'
import { buildRoutingGraph } from '../engine/routing/graph/buildRoutingGraph.ts'
import { createIndexWriter } from '../engine/sqlite/createIndexWriter.ts'
import { createMapWriter } from '../engine/tiles/createMapWriter.ts'

/** The writers of this program's builds. */
export const dataWriters: DataWriters = {
  index: createIndexWriter,
  map: createMapWriter,
  routing: buildRoutingGraph,
}
