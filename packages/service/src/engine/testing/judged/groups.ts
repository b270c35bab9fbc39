import type { Coordinate } from '@signpost/client/domain'
import type { MatchRequest } from '../../PlaceStore.ts'
import type { JudgedQuery, Rule } from './JudgedQuery.ts'

/** Queries of one kind, in one language and at one position. */
export type Group = readonly JudgedQuery[]

/** Creates a group from a table. Each row has a text and the rules for its answers. */
export function asked<Row>(
  kind: string,
  language: string,
  center: Coordinate,
  rows: readonly Row[],
  read: (row: Row) => [text: string, rules: readonly Rule[]],
  purpose: MatchRequest['purpose'] = 'suggest',
): Group {
  return rows.map((row) => {
    const [text, rules] = read(row)
    return { kind, text, language, center, purpose, rules }
  })
}
