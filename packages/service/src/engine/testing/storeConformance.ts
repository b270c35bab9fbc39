import { afterAll, beforeAll } from 'vitest'
import type { GeoRecord } from '../../data/record.ts'
import type { PlaceStore } from '../PlaceStore.ts'
import { addressTests } from './conformance/addressTests.ts'
import { hostileTests } from './conformance/hostileTests.ts'
import { placeTests } from './conformance/placeTests.ts'
import { createQuestions } from './conformance/Questions.ts'
import { recordTests } from './conformance/recordTests.ts'
import { somewhereTests } from './conformance/somewhereTests.ts'
import { suggestionTests } from './conformance/suggestionTests.ts'
import { conformanceRecords } from './conformanceRecords.ts'

/** The conformance suite of stores, whatever they store records in. `createStore` makes one of the given records. */
export function storeConformance(
  createStore: (records: readonly GeoRecord[]) => Promise<PlaceStore>,
): void {
  let store: PlaceStore

  beforeAll(async () => {
    store = await createStore(conformanceRecords)
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
