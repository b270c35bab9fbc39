import type { Bounds } from '@signpost/client/domain'

/** The header of an `.osm.pbf` file. */
export interface PbfHeader {
  bounds?: Bounds
  /** When the data were taken from OpenStreetMap. */
  date?: Date
  source?: string
}
