import type { Coordinate } from '@signpost/client/domain'
import type { FoundRecord, MatchRequest } from '../../PlaceStore.ts'

/** A text that people type, with the position and language of the user, and the rules for its answers. */
export interface JudgedQuery {
  /** The kind of query, which has its own row of results, such as `category` or `crossing`. */
  kind: string
  text: string
  /** The language of the user, two letters. */
  language: string
  center: Coordinate
  /** `suggest` for an unfinished text, `search` for a text that is sent with Enter. */
  purpose: MatchRequest['purpose']
  /** The rules; empty when the correct answer is an empty list. */
  rules: readonly Rule[]
}

/** A rule that grades a row: 3 for the intended record, 2 for a good answer, 1 for an acceptable one. */
export interface Rule {
  grade: 1 | 2 | 3
  meets(record: FoundRecord): boolean
  /** The number of rows that can meet the rule. Further rows get no grade. */
  times: number
  /** Set for the places of a category or brand, of which fewer than `times` may be near. */
  members?: { term: 'category' | 'brand'; code: string; at: Coordinate; kilometers: number }
}
