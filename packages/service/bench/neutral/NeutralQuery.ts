import type { Coordinate } from '@signpost/client/domain'
import type { Match, MatchRequest } from '../../src/engine/PlaceStore.ts'

/** A text from the tags of an object, and a test for the rows of this object. */
export interface NeutralQuery {
  /** The class of the text, which has its own row of results. */
  kind: string
  text: string
  center: Coordinate
  language: string
  purpose: MatchRequest['purpose']
  isMeant(match: Match): boolean
}
