import type { OpenPlaceIndex } from './openPlaceIndex.ts'

/** The methods of a store that can be called on a thread. */
type Asked = Exclude<keyof OpenPlaceIndex, 'close' | 'match'>

/** A question on its way to a thread: the method and its one argument. */
export type StoreQuestion = {
  [Ask in Asked]: { ask: Ask; about: Parameters<OpenPlaceIndex[Ask]>[0] }
}[Asked]

/** The answer to a question of one kind. */
export type StoreAnswer<Ask extends Asked = Asked> = ReturnType<OpenPlaceIndex[Ask]>
