import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { dataFiles } from '../../data/manifest.ts'
import { demoData } from '../../testing/demoData.ts'
import { openStore } from './openStore.ts'
import { measureRelevance, type Relevance } from './testing/relevance.ts'
import { samplesOf } from './testing/samplesOf.ts'

/** A sample is smaller here than in the benchmark, and the bound a little lower: this guards, the benchmark measures. */
const SAMPLE = 200
const SLACK = 0.02

let measured: Relevance[]

beforeAll(async () => {
  const path = join(await demoData(), dataFiles.index)
  const store = openStore(path)
  measured = await measureRelevance(store, samplesOf(path, { count: SAMPLE, seed: 1 }), 2)
  await store.close()
}, 300_000)

describe('relevance on the real records', () => {
  test('finds what was meant as often as it must', () => {
    expect(measured).toHaveLength(8)
    for (const { name, share, target, missed } of measured) {
      expect(share, `${name}: missed ${missed.join(' | ')}`).toBeGreaterThanOrEqual(target - SLACK)
    }
  })
})
