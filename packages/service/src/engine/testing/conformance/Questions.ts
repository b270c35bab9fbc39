import type { Match, MatchRequest, PlaceStore } from '../../PlaceStore.ts'
import { centers } from '../recordMakers.ts'

/** The store under test, and short ways to ask it: suggestions from the middle of Montevideo, unless told otherwise. */
export interface Questions {
  store(): PlaceStore
  ask(text: string, more?: Partial<MatchRequest>): Promise<Match[]>
  /** Reference of the first match. */
  first(text: string, more?: Partial<MatchRequest>): Promise<string | undefined>
  /** References of all matches. */
  refs(text: string, more?: Partial<MatchRequest>): Promise<string[]>
}

/** Questions to a store that is there when the first one is asked. */
export function createQuestions(store: () => PlaceStore): Questions {
  const ask: Questions['ask'] = (text, more) =>
    store().match({
      text,
      center: centers.montevideo,
      purpose: 'suggest',
      offset: 0,
      limit: 10,
      ...more,
    })
  const refs: Questions['refs'] = async (text, more) =>
    (await ask(text, more)).map(({ record }) => record.ref)
  return { store, ask, refs, first: async (text, more) => (await refs(text, more))[0] }
}
