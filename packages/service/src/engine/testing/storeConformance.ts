import { afterAll, beforeAll } from 'vitest'
import type { IndexEntry } from '../../data/record.ts'
import type { PlaceStore } from '../PlaceStore.ts'
import { addressTests } from './conformance/addressTests.ts'
import { hostileTests } from './conformance/hostileTests.ts'
import { placeTests } from './conformance/placeTests.ts'
import { createQuestions } from './conformance/Questions.ts'
import { recordTests } from './conformance/recordTests.ts'
import { somewhereTests } from './conformance/somewhereTests.ts'
import { suggestionTests } from './conformance/suggestionTests.ts'
import { conformanceEntries } from './conformanceRecords.ts'

/** The conformance suite of stores. `createStore` creates a store with the given records and borders. */
export function storeConformance(
  createStore: (entries: readonly IndexEntry[]) => Promise<PlaceStore>,
): void {
  let store: PlaceStore

  beforeAll(async () => {
    store = await createStore(conformanceEntries)
  }, 60_000)

  afterAll(() => store.close())

  const questions = createQuestions(() => store)
  suggestionTests(questions)
  addressTests(questions)
  recordTests(questions)
  placeTests(questions)
  somewhereTests(questions)
  hostileTests(questions)
}
