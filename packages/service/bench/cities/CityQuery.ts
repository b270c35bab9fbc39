import type { Match } from '../../src/engine/PlaceStore.ts'

/** A text of a public test suite that names a town or a country, and a test for the rows that its authors expect. */
export interface CityQuery {
  /** The list that it is from. */
  list: string
  text: string
  language: string
  isMeant(match: Match): boolean
}
