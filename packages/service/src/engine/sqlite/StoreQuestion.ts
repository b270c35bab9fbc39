import type { OpenPlaceIndex } from './openPlaceIndex.ts'

/** The methods of a store that run in a worker thread. */
type Asked = Exclude<keyof OpenPlaceIndex, 'close' | 'match'>

/** A query for a worker thread: the method and its argument. */
export type StoreQuestion = {
  [Ask in Asked]: { ask: Ask; about: Parameters<OpenPlaceIndex[Ask]>[0] }
}[Asked]

/** The answer to a query. */
export type StoreAnswer<Ask extends Asked = Asked> = ReturnType<OpenPlaceIndex[Ask]>
