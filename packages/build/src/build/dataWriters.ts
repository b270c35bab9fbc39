import { createMapWriter } from '../map/createMapWriter.ts'
import { createIndexThread } from '../places/createIndexThread.ts'
import { buildRoutingGraph } from '../roads/buildRoutingGraph.ts'
import type { DataWriters } from '../writers.ts'

/** The writers of this program's builds. */
export const dataWriters: DataWriters = {
  index: createIndexThread,
  map: createMapWriter,
  routing: buildRoutingGraph,
}
