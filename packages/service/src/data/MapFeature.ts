import type { Position } from '@signpost/client/domain'

/**
 * A mapped thing with all the tags of its source, for the base map. Readers hand over every tagged object: the map's writer decides
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
