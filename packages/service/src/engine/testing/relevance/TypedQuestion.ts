import type { Coordinate } from '@signpost/client/domain'
import type { FoundRecord, MatchRequest, PlaceStore } from '../../PlaceStore.ts'
import { pointAround, type Random } from '../random.ts'

/** A text that a person types to find a record. */
export interface TypedQuestion {
  text: string
  /** The position of the intended record; the text is typed at most so many kilometers from there. */
  at: Coordinate
  kilometers: number
  /** The number of rows that must include the record. */
  within: number
  purpose?: MatchRequest['purpose']
  isMeant(record: FoundRecord): boolean
}

/** True when a store finds the intended record. */
export async function isAnswered(
  store: PlaceStore,
  { text, at, kilometers, within, purpose = 'suggest', isMeant }: TypedQuestion,
  random: Random,
): Promise<boolean> {
  const center = pointAround(at, kilometers, random)
  const matches = await store.match({ text, center, purpose, offset: 0, limit: within })
  return matches.some(({ record }) => isMeant(record))
}
