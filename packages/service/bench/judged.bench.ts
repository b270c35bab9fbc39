import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Benchmark, BenchmarkSettings } from '../../../.scripts/Benchmark.ts'
import { root } from '../../../.scripts/root.ts'
import { dataFiles } from '../src/data/manifest.ts'
import { answeredStore } from '../src/engine/testing/judged/answeredStore.ts'
import { cityQueries, type EngineAnswers } from '../src/engine/testing/judged/EngineAnswers.ts'
import { judgedQueries } from '../src/engine/testing/judged/judgedQueries.ts'
import { type Score, scoreOf } from '../src/engine/testing/judged/scoreOf.ts'
import { openStore } from '../src/engine/testing/openStore.ts'
import { demoData } from '../src/testing/demoData.ts'

/**
 * Judges the first five answers to texts that users type. After `bench engines`, Nominatim's score on the same map is printed too.
 */
export const benchmark: Benchmark = {
  title: 'Judged queries: what people type in Montevideo, in Astana and of the world',
  settings: {
    data: 'another data folder than that of the demo',
    missed:
      '"yes" prints the texts without a good answer in the first three rows, except those that are held out',
  },
  async measure(settings: BenchmarkSettings = {}) {
    const store = openStore(join(settings.data ?? (await demoData()), dataFiles.index))
    const { seen, heldOut } = judgedQueries
    const rows = []
    for (const [kind, queries] of Map.groupBy([...seen, ...heldOut], (query) => query.kind)) {
      rows.push(row(kind, await scoreOf(store, queries)))
    }
    const tuned = await scoreOf(store, seen)
    rows.push(row('all that are seen', tuned), row('held out', await scoreOf(store, heldOut)))
    rows.push(row('all', await scoreOf(store, [...seen, ...heldOut])))
    const others = join(root, '.cache/engines/judged.json')
    if (existsSync(others)) {
      const answers: EngineAnswers = JSON.parse(readFileSync(others, 'utf8'))
      rows.push(row('the two cities', await scoreOf(store, cityQueries)))
      const other = await scoreOf(answeredStore(answers, store), cityQueries)
      rows.push(row(`the two cities, ${answers.engine}`, other))
    }
    if (settings.missed !== undefined) {
      for (const { kind, language, text } of tuned.missed) console.log(kind, language, text)
    }
    await store.close()
    return rows
  },
}

function row(kind: string, { queries, ndcg, first, inThree }: Score) {
  const figure = (value: number) => Number(value.toFixed(3))
  return {
    kind,
    queries,
    'NDCG@5': figure(ndcg),
    'success@1': figure(first),
    'success@3': figure(inThree),
  }
}
