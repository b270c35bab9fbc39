import type { Coordinate } from '@signpost/client/domain'

/** A record in the index: the words that find it, and its importance. */
export interface Description {
  /** One of `kindCodes`. */
  kind: number
  coordinate: Coordinate
  /** 0 to 1; comparable between kinds. */
  prominence: number
  /** The names of the record, each as its tokens. */
  names: string[][]
  /** Further names, which count less. */
  aliases: string[][]
  /** The tokens of other words that a user may type with the name, such as a place's street and number; for a term, its countries. */
  context: string[]
}
