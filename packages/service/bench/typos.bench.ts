import { join } from 'node:path'
import type { Benchmark } from '../../../.scripts/Benchmark.ts'
import { dataFiles } from '../src/data/manifest.ts'
import { typoTolerances } from '../src/engine/matching/typos.ts'
import { openIndex } from '../src/engine/sqlite/reading/openIndex.ts'
import { createRandom } from '../src/engine/testing/random.ts'
import { misspell } from '../src/engine/testing/typing.ts'
import { createVocabulary } from '../src/engine/text/vocabulary.ts'
import { demoData } from '../src/testing/demoData.ts'
import { bestTimes } from './bestTimes.ts'
import { latenciesOf } from './latenciesOf.ts'
import { madeUpWords } from './typos/madeUpWords.ts'

const MANY = 4_000_000
const SEED = 43
/** The number of words, more than the vocabulary caches. */
const TYPED = 600
const ROUNDS = 4
/** The highest average time to correct a word, in milliseconds. */
const MOST = 3

/**
 * Corrects misspelt words among those of the demo, and among made-up ones, whose letters follow each other as in the demo's words but which are no
 * combinations of them.
 */
export const benchmark: Benchmark = {
  title: 'Typos: the words like a misspelt one, each kind of typo that is tried, and all four',
  onlyByName: true,
  settings: { words: `the number of made-up words (${MANY})` },
  async measure({ words = String(MANY) } = {}) {
    const index = openIndex(join(await demoData(), dataFiles.index))
    const known = index.vocabulary.startingWith('', Number.POSITIVE_INFINITY) ?? []
    index.close()
    const made = madeUpWords(known, Number(words), createRandom(SEED))
    return [...(await rowsOf('demo', known)), ...(await rowsOf('made up', made))]
  },
}

async function rowsOf(data: string, words: readonly string[]) {
  const text = words.join('\n')
  const counts = new Uint8Array(Uint32Array.from(words.flatMap(() => [1, 0])).buffer)
  globalThis.gc?.()
  const [before, start] = [process.memoryUsage(), performance.now()]
  const vocabulary = createVocabulary(text, counts)
  const [after, opened] = [process.memoryUsage(), performance.now() - start]
  const typed = typedOf(words)
  const ways = typoTolerances.map(
    ({ edits, beginnings }) =>
      (word: string) =>
        vocabulary.similar(word, { most: edits, prefix: beginnings }),
  )
  const times = await bestTimes(typed, ways, ROUNDS)
  const sums = typed.map((_, index) => times.reduce((sum, own) => sum + (own[index] ?? 0), 0))
  return [...times, sums].map((own, way) => {
    const tolerance = typoTolerances[way]
    const mean = own.reduce((sum, ms) => sum + ms, 0) / own.length
    if (!tolerance && mean > MOST) {
      console.error(`The typos of a word among ${words.length} take ${mean} ms.`)
      process.exitCode = 1
    }
    return {
      data,
      words: words.length,
      typos: tolerance
        ? `${tolerance.edits} in a ${tolerance.beginnings ? 'beginning' : 'word'}`
        : `all four, at most ${MOST} ms`,
      'mean, ms': Number(mean.toPrecision(3)),
      'p50, ms': latenciesOf(own).p50,
      'p99, ms': latenciesOf(own).p99,
      'opened in, ms': Math.round(opened),
      'memory, MB': Math.round((after.arrayBuffers - before.arrayBuffers) / 1e6),
    }
  })
}

/** Misspelt words of eight letters or more, which are tried with two typos. */
function typedOf(words: readonly string[]): string[] {
  const random = createRandom(SEED)
  const typed = new Set<string>()
  while (typed.size < TYPED) {
    const word = words[Math.floor(random() * words.length)] ?? ''
    const misspelt = word.length < 8 ? null : misspell(word, { edits: 1, shortest: 8 }, random)
    if (misspelt) typed.add(misspelt)
  }
  return [...typed]
}
