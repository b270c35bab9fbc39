import type { Coordinate } from '@signpost/client/domain'
import type { Match, MatchRequest } from '../../src/engine/PlaceStore.ts'

/** A text that is made of the tags of an object, and a test for the rows that are this object. */
export interface NeutralQuery {
  /** The class of the text, for a row of its own. */
  kind: string
  text: string
  center: Coordinate
  language: string
  purpose: MatchRequest['purpose']
  isMeant(match: Match): boolean
}
