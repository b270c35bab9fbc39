import { join } from 'node:path'
import type { Benchmark, BenchmarkSettings } from '../../../.scripts/Benchmark.ts'
import { demoExtracts } from '../../build/src/demoExtracts.ts'
import { dataFiles } from '../src/data/manifest.ts'
import { openStore } from '../src/engine/testing/openStore.ts'
import { demoData } from '../src/testing/demoData.ts'
import type { NeutralQuery } from './neutral/NeutralQuery.ts'
import { neutralQueries } from './neutral/neutralQueries.ts'
import { readExtract } from './neutral/readExtract.ts'

const COUNT = 100
const SEED = 20261126
/** The number of evaluated rows of an answer, which is the first page of suggestions. */
const ROWS = 5
/** The best time of a text counts, as in `bench store`: a first answer also takes the time in which Node compiles the program. */
const ROUNDS = 4

/**
 * Searches for texts from the tags of an extract, as people type them, and checks whether the rows include the object itself.
 */
export const benchmark: Benchmark = {
  title:
    'Neutral queries: names, streets, addresses, crossings and kinds from the tags of the data',
  settings: {
    input: 'another extract than that of the demo',
    data: 'the data folder of the extract',
    count: `the number of texts of each class (${COUNT})`,
    seed: 'another number draws other texts',
    missed: '"yes" prints the texts without a good answer in the first three rows',
  },
  async measure({ data, input, count, seed, missed }: BenchmarkSettings = {}) {
    const draw = { count: Number(count ?? COUNT), seed: Number(seed ?? SEED) }
    if ((data === undefined) !== (input === undefined)) {
      throw new Error(
        'Queries are made of the tags: name the extract with --input, and its folder with --data.',
      )
    }
    const queries = await ofExtracts(input?.split(',') ?? demoExtracts, draw)
    const store = openStore(join(data ?? (await demoData()), dataFiles.index))
    const scores: Score[] = []
    for (const query of queries) {
      const { isMeant, kind, ...request } = query
      const rows = await store.match({ ...request, offset: 0, limit: ROWS })
      const row = rows.findIndex(isMeant)
      scores.push({ kind, row, ms: Number.POSITIVE_INFINITY })
      const isMissed = row < 0 || row > 2
      if (isMissed && missed) console.log(`${kind}: ${request.text} (${placeOf(query)})`)
    }
    // Each round asks every text before the next, so that no text is repeated at once.
    for (let round = 0; round < ROUNDS; round++) {
      for (const [index, { isMeant: _, kind: __, ...request }] of queries.entries()) {
        const before = process.cpuUsage()
        await store.match({ ...request, offset: 0, limit: ROWS })
        const { user, system } = process.cpuUsage(before)
        const score = scores[index]
        if (score) score.ms = Math.min(score.ms, (user + system) / 1000)
      }
    }
    await store.close()
    return [
      ...[...Map.groupBy(scores, ({ kind }) => kind)].map(([kind, own]) => toRow(kind, own)),
      ...groups.flatMap(([name, pattern]) => {
        const own = scores.filter(({ kind }) => pattern.test(kind))
        return own.length > 0 ? [toRow(name, own)] : []
      }),
    ]
  },
}

/** The classes of each total. */
const groups: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['· finished', /^(name|street|address|crossing)/],
  ['· unfinished, at the spot', /(letters|half words), at/],
  ['· unfinished, from 1 to 3 km', /(letters|half words), from/],
  ['· a place is named', /in a place/],
  ['· all', /^(?!every)/],
]

interface Score {
  kind: string
  /** The index of the expected row; -1 when there is none. */
  row: number
  /** The best processor time, which depends little on other work on the machine. */
  ms: number
}

async function ofExtracts(
  paths: readonly string[],
  draw: Parameters<typeof neutralQueries>[1],
): Promise<NeutralQuery[]> {
  const queries: NeutralQuery[] = []
  for (const path of paths) queries.push(...(await neutralQueries(await readExtract(path), draw)))
  return queries
}

function toRow(kind: string, scores: readonly Score[]): Record<string, string | number> {
  const share = (rows: number) =>
    Number((scores.filter(({ row }) => row >= 0 && row < rows).length / scores.length).toFixed(3))
  const times = scores.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (part: number) => Number((times[Math.floor(times.length * part)] ?? 0).toPrecision(2))
  return {
    class: kind,
    queries: scores.length,
    'success@1': share(1),
    'success@3': share(3),
    'in five': share(ROWS),
    'p50, ms': at(0.5),
    'p99, ms': at(0.99),
  }
}

function placeOf({ center }: NeutralQuery): string {
  return `${center.latitude.toFixed(4)}, ${center.longitude.toFixed(4)}`
}
