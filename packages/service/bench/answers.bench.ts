import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Benchmark } from '../../../.scripts/Benchmark.ts'
import { dataFiles } from '../src/data/manifest.ts'
import { cacheMatches } from '../src/engine/cacheMatches.ts'
import { createPostgresStore } from '../src/engine/postgres/createPostgresStore.ts'
import { mixedQueries } from '../src/engine/testing/mixedQueries.ts'
import { openStore } from '../src/engine/testing/openStore.ts'
import { createRandom, pointAround } from '../src/engine/testing/random.ts'
import { samplesOf } from '../src/engine/testing/samplesOf.ts'
import { demoData } from '../src/testing/demoData.ts'
import { openScaleStore } from './scale/openScaleStore.ts'

const TEXTS = 2000
const POINTS = 1000
const SEED = 11

/** Compares the answers of PostgreSQL with those of the demo's folder. */
export const benchmark: Benchmark = {
  title: `${TEXTS} mixed texts, each as a suggestion, a search and a geocode, and ${POINTS} points: answers of PostgreSQL that differ from those of the folder`,
  onlyByName: true,
  settings: { folder: 'another data folder than that of the demo' },
  async measure({ folder = '' }) {
    const data = folder || (await demoData())
    const path = join(data, dataFiles.index)
    const { url, stop } = await openScaleStore(data)
    const postgres = await createPostgresStore({ urls: [url], cache: 0 })
    // PostgreSQL rounds search centers to about 100 m, as a service does.
    const file = cacheMatches(openStore(path), 0)
    const samples = samplesOf(path, { count: TEXTS, seed: SEED })
    const random = createRandom(SEED)
    const rows = []
    for (const purpose of ['suggest', 'search', 'geocode'] as const) {
      let differ = 0
      for (const { text, center } of mixedQueries(samples, TEXTS, SEED)) {
        const request = { text, center, purpose, offset: 0, limit: 10 }
        const [one, other] = [await file.match(request), await postgres.match(request)]
        if (isDeepStrictEqual(one, other)) continue
        differ += 1
        console.error(`${purpose} "${text}" at ${center.latitude}, ${center.longitude} differs.`)
      }
      rows.push({ question: purpose, asked: TEXTS, differ })
    }
    let differ = 0
    for (const { coordinate } of samples.addresses.slice(0, POINTS)) {
      const point = pointAround(coordinate, 0.2, random)
      if (!isDeepStrictEqual(await file.around(point), await postgres.around(point))) differ += 1
    }
    rows.push({ question: 'point', asked: POINTS, differ })
    await Promise.all([file.close(), postgres.close()])
    await stop()
    if (rows.some((row) => row.differ > 0)) process.exitCode = 1
    return rows
  },
}
