import type { Bounds } from '@signpost/client/domain'

/** What the head of an `.osm.pbf` file says of its content. */
export interface PbfHeader {
  bounds?: Bounds
  /** When the data were taken from OpenStreetMap. */
  date?: Date
  source?: string
}
