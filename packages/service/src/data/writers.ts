import type { Bounds, Position } from '@signpost/client/domain'
import type { GeoRecord } from './record.ts'

/**
 * A mapped thing with all the tags of its source, for the base map. Readers pass on every tagged object: the map's writer decides
 * what is drawn and from which zoom. A closed way may come as a `LineString`: the writer knows which of them are areas.
 */
export interface MapFeature {
  geometry:
    | { type: 'Point'; coordinates: Position }
    | { type: 'LineString'; coordinates: Position[] }
    | { type: 'Polygon'; coordinates: Position[][] }
    | { type: 'MultiPolygon'; coordinates: Position[][][] }
  tags: Record<string, string>
}

/** Takes features while the sources are read, and writes the map's file. */
export interface MapWriter {
  add(feature: MapFeature): void
  /** Closes the file and returns the number of features in it. */
  finish(): number
}

/** The receivers of a build's results. The engine provides them: the data know nothing of how they are stored. */
export interface DataWriters {
  /** Opens a new index file for records. */
  index(path: string): IndexWriter
  /** Opens a new file for the base map; absent: no map. */
  map?(path: string): MapWriter
  /** Builds the graph that routes are found on; absent: no directions. */
  routing?(job: RoutingJob): Promise<RoutingOutcome>
}

export interface IndexWriter {
  /** A promise asks for time: the next record comes when it is fulfilled. */
  add(record: GeoRecord): void | Promise<void>
  /** Completes and closes the file. */
  finish(): IndexCounts | Promise<IndexCounts>
}

/** The number of records of each kind in an index. */
export type IndexCounts = Readonly<Record<string, number>>

export interface RoutingJob {
  /** `.osm.pbf` files of the regions, each sorted. */
  inputs: readonly string[]
  /** An `.osm.pbf` file with the borders of the countries that the regions touch, for the admin build. */
  borders: string
  /** The boxes of the regions, in the order of `inputs`. */
  bounds: readonly Bounds[]
  /** The folder to write, not there yet. */
  out: string
  signal?: AbortSignal
  progress?: (message: string) => void
}

/** A graph, or why there is none: then the data are good without directions. */
export type RoutingOutcome =
  | { status: 'built'; counts: RoutingCounts }
  | { status: 'unavailable'; reason: string }

/** Facts of a routing graph for the manifest, such as how many edges it has. */
export type RoutingCounts = Readonly<Record<string, number>>
