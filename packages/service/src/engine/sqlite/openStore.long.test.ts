import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCountryOf } from '../matching/createCountryOf.ts'
import { findCandidates } from '../matching/findCandidates.ts'
import type { Reader } from '../matching/Reader.ts'
import type { PlaceStore } from '../PlaceStore.ts'
import { type Plan, runNow } from '../Plan.ts'
import { conformanceEntries } from '../testing/conformanceRecords.ts'
import { mixedQueries } from '../testing/mixedQueries.ts'
import { openStore } from '../testing/openStore.ts'
import { relevanceLines } from '../testing/relevance/relevanceLines.ts'
import { type Samples, samplesOf } from '../testing/samplesOf.ts'
import { storeConformance } from '../testing/storeConformance.ts'
import { inventedIngredients } from '../testing/synthetic/ingredients.ts'
import { syntheticRecords } from '../testing/synthetic/syntheticRecords.ts'
import { writeIndex } from '../testing/writeIndex.ts'
import { createReader } from './reading/createReader.ts'
import { openIndex } from './reading/openIndex.ts'

/** About a hundred times as many places as in the conformance suite, all around its cities. */
const PLACES = 300_000
const SAMPLE = 200
const SLACK = 0.02
/** The limit of rows that the searches of one text may return or read, for an index of any size. */
const MOST_ROWS = 2000

const folder = await mkdtemp(join(tmpdir(), 'signpost-large-'))
const path = join(folder, 'places.sqlite')
let samples: Samples

beforeAll(async () => {
  const made = syntheticRecords(inventedIngredients(), PLACES)
  await writeIndex(path, [...conformanceEntries, ...made])
  samples = samplesOf(path, { count: 3 * SAMPLE, seed: 1 })
})

afterAll(() => rm(folder, { recursive: true }))

describe(`among ${PLACES.toLocaleString('en')} others`, () => {
  storeConformance(async () => openStore(path))
})

describe('the share of expected records among the results, in a large index', () => {
  let store: PlaceStore
  beforeAll(() => {
    store = openStore(path)
  })
  afterAll(() => store.close())

  test.each(relevanceLines)('$name', async ({ target, measure }) => {
    const { asked, missed } = await measure(store, samples, SAMPLE)
    const share = 1 - missed.length / asked
    expect(share, `missed ${missed.join(' | ')}`).toBeGreaterThanOrEqual(target - SLACK)
  })
})

test('a query reads a bounded number of rows, however many there are', () => {
  const index = openIndex(path)
  const reader = createReader(index)
  let rows = 0
  function* counted<Row>(plan: Plan<Row[]>): Plan<Row[]> {
    const found = yield* plan
    rows += found.flat().length
    return found
  }
  const counting: Reader = {
    ...reader,
    search: (...asked) => counted(reader.search(...asked)),
    docs: (...asked) => counted(reader.docs(...asked)),
    houseNumbers: (...asked) => counted(reader.houseNumbers(...asked)),
  }
  const countryOf = createCountryOf(counting)
  const most = { rows: 0, text: '' }
  for (const { text, center } of mixedQueries(samples, 2000, 5)) {
    for (const purpose of ['suggest', 'search', 'geocode'] as const) {
      rows = 0
      const request = { text, center, purpose, offset: 0, limit: 10 }
      runNow(findCandidates(counting, countryOf, request))
      if (rows > most.rows) Object.assign(most, { rows, text })
    }
  }
  index.close()
  expect(most.rows, most.text).toBeLessThan(MOST_ROWS)
})
