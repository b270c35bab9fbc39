import type { Match } from '../../src/engine/PlaceStore.ts'

/** A text of a public test suite that names a town or a country, and a test for the rows that its authors expect. */
export interface CityQuery {
  /** The list of the query. */
  list: string
  text: string
  language: string
  /** The distance in meters that the list allows. */
  tolerance: number
  /** True for an expected row at most this many meters from the expected point. */
  isMeant(match: Match, tolerance: number): boolean
}
