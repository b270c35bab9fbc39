import type { Coordinate } from '@signpost/client/domain'
import type { FoundRecord, MatchRequest } from '../../PlaceStore.ts'

/** A text as people type it, where and in which language they do, and the answers that it deserves. */
export interface JudgedQuery {
  /** The way of asking, for a figure of its own: `category`, `crossing`. */
  kind: string
  text: string
  /** The language of the user, two letters. */
  language: string
  center: Coordinate
  /** `suggest` for what is typed so far, `search` for what is sent by Enter. */
  purpose: MatchRequest['purpose']
  /** Empty: nothing is called so, and an empty list is right. */
  rules: readonly Rule[]
}

/** A rule that grades a row: 3 is exactly what was meant, 2 is good, 1 is acceptable. */
export interface Rule {
  grade: 1 | 2 | 3
  meets(record: FoundRecord): boolean
  /** The number of rows that can meet it. A further row with the same answer is worth nothing. */
  times: number
  /** Set for the places of a category or brand: there may be fewer around than `times`. */
  members?: { term: 'category' | 'brand'; code: string; at: Coordinate; kilometers: number }
}
