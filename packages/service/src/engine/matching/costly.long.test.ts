import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataFiles } from '../../data/manifest.ts'
import { demoData } from '../../testing/demoData.ts'
import type { MatchRequest } from '../PlaceStore.ts'
import { type Plan, runNow } from '../Plan.ts'
import { createReader } from '../sqlite/reading/createReader.ts'
import { type OpenIndex, openIndex } from '../sqlite/reading/openIndex.ts'
import { costlyTexts } from '../testing/costlyTexts.ts'
import { createPlaceIndex } from './createPlaceIndex.ts'
import { parseQuery } from './queryWords.ts'
import type { Doc, Reader } from './Reader.ts'

const TEXTS = 1500
/** A text that took two seconds before the work for a text was bounded. */
const KNOWN =
  '5 de general norte san portugal chile mexico calle uruguay pakistan el mexico y taiwan jordan de georgia norte'

/**
 * The time of each part of the work in microseconds: a name that is compared with a word, a partition that is searched, a record that is read, and a walk
 * through the vocabulary of the demo. They are counted here apart from the meter of the search. Fitted to 400 seeded texts, so that the sum is at least the
 * processor time of each text above 30 ms (1.3 to 7 times, because each name counts for all typed words, though many are compared with a few of them).
 */
const takes = { comparison: 0.2, partition: 80, doc: 4, walk: { 1: 150, 2: 400 } }
const MOST = 200_000

let index: OpenIndex
let reader: Reader

beforeAll(async () => {
  index = openIndex(join(await demoData(), dataFiles.index))
  reader = createReader(index)
})

afterAll(() => index.close())

test('no text takes more than a bounded work, whatever its words', () => {
  const random = costlyTexts(index.database, TEXTS, 1)
  const known = (['suggest', 'search', 'geocode'] as const).flatMap((purpose) =>
    [0, 100].map((offset): MatchRequest => {
      const center = { latitude: -34.9055, longitude: -56.1851 }
      return { text: KNOWN, center, purpose, offset, limit: 10 }
    }),
  )
  const above = [...known, ...random].flatMap((request) => {
    const work = Math.round(workOf(request))
    return work > MOST ? [`${request.purpose} "${request.text}" takes ${work}`] : []
  })
  expect(above).toEqual([])
})

/** Counts the work for a text. */
function workOf(request: MatchRequest): number {
  let work = 0
  const typed = parseQuery(request.text, { unfinished: false }).words.length
  const counting: Reader = {
    ...reader,
    vocabulary: {
      ...reader.vocabulary,
      similar(typed, options) {
        work += takes.walk[options.most === 1 ? 1 : 2]
        return reader.vocabulary.similar(typed, options)
      },
    },
    search(asked) {
      work += asked.partitions.length * takes.partition
      return reader.search(asked)
    },
    *docs(ids): Plan<(Doc | null)[]> {
      work += ids.length * takes.doc
      return (yield* reader.docs(ids)).map((doc) => doc && counted(doc))
    },
  }
  function counted(doc: Doc): Doc {
    return {
      ...doc,
      // The aliases of a doc are read once for each text that it is compared with; its names for other purposes, too.
      get aliases() {
        work += (doc.names.length + doc.aliases.length) * typed * takes.comparison
        return doc.aliases
      },
    }
  }
  runNow(createPlaceIndex(counting).match(request))
  return work
}
