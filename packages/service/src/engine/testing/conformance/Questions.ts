import type { Match, MatchRequest, PlaceStore } from '../../PlaceStore.ts'
import { centers } from '../recordMakers.ts'

/** The store under test, with short functions for queries. By default they request suggestions in the center of Montevideo. */
export interface Questions {
  store(): PlaceStore
  ask(text: string, more?: Partial<MatchRequest>): Promise<Match[]>
  /** The reference of the first match. */
  first(text: string, more?: Partial<MatchRequest>): Promise<string | undefined>
  /** The references of all matches. */
  refs(text: string, more?: Partial<MatchRequest>): Promise<string[]>
}

/** Queries to a store, which must exist at the first query. */
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
