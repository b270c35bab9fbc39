import type { Coordinate } from '@signpost/client/domain'

/** A record as the index stores it: the words that find it, and its importance. */
export interface Description {
  /** One of `kindCodes`. */
  kind: number
  coordinate: Coordinate
  /** 0 to 1; comparable between kinds. */
  prominence: number
  /** The names that it is known by, each as its tokens. */
  names: string[][]
  /** Further names, which say less. */
  aliases: string[][]
  /** Tokens of what else a person may type with the name, a place's street and number; of a term, the countries that have it. */
  context: string[]
}
