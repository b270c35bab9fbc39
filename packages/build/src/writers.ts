import type { Bounds, Position } from '@signpost/client/domain'
import type { IndexEntry } from '@signpost/service/internal'

/**
 * A mapped object with all tags of its source, for the base map. Readers pass on every tagged object; the map writer decides what is drawn and from
 * which zoom. A closed way may be a `LineString`: the writer decides if it is an area.
 */
export interface MapFeature {
  geometry:
    | { type: 'Point'; coordinates: Position }
    | { type: 'LineString'; coordinates: Position[] }
    | { type: 'Polygon'; coordinates: Position[][] }
    | { type: 'MultiPolygon'; coordinates: Position[][][] }
  tags: Record<string, string>
}

/** Receives features while the sources are read, and writes the map file. */
export interface MapWriter {
  add(feature: MapFeature): void
  /** Closes the file and returns the number of features in it. */
  finish(): number
}

/** The writers of a build, which a test may replace. */
export interface DataWriters {
  /** Opens a new index file for records. */
  index(path: string): IndexWriter
  /** Opens a new file for the base map; absent to build no map. */
  map?(path: string): MapWriter
  /** Builds the routing graph; absent to build no graph. */
  routing?(job: RoutingJob): Promise<RoutingOutcome>
}

export interface IndexWriter {
  /** If a promise is returned, the next record is added when it is fulfilled. */
  add(record: IndexEntry): void | Promise<void>
  /** Completes and closes the file. */
  finish(): IndexCounts | Promise<IndexCounts>
  /** Releases the file, so that it can be removed; absent when there is nothing to do. */
  abort?(): Promise<void>
}

/** The number of records of each kind in an index. */
export type IndexCounts = Readonly<Record<string, number>>

export interface RoutingJob {
  /** The sorted `.osm.pbf` files of the regions. */
  inputs: readonly string[]
  /** An `.osm.pbf` file with the borders of the countries that the regions touch, for Valhalla's admin build. */
  borders: string
  /** The bounding boxes of the regions, in the order of `inputs`. */
  bounds: readonly Bounds[]
  /** The folder to create. */
  out: string
  signal?: AbortSignal
  progress?: (message: string) => void
}

/** A graph, or the reason for its absence, which does not fail the build. */
export type RoutingOutcome =
  | { status: 'built'; counts: RoutingCounts }
  | { status: 'unavailable'; reason: string }

/** Facts about a routing graph for the manifest, such as its number of edges. */
export type RoutingCounts = Readonly<Record<string, number>>
