import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataFiles } from '../../data/manifest.ts'
import { demoData } from '../../testing/demoData.ts'
import type { PlaceStore } from '../PlaceStore.ts'
import { openStore } from '../testing/openStore.ts'
import { relevanceLines } from '../testing/relevance/relevanceLines.ts'
import { type Samples, samplesOf } from '../testing/samplesOf.ts'

/** The sample is smaller and the bound lower than in the benchmark, which measures exactly. */
const SAMPLE = 200
const SLACK = 0.02

let store: PlaceStore
let samples: Samples

beforeAll(async () => {
  const path = join(await demoData(), dataFiles.index)
  store = openStore(path)
  samples = samplesOf(path, { count: 3 * SAMPLE, seed: 1 })
})

afterAll(() => store.close())

describe('the share of expected records among the results, on real data', () => {
  test.each(relevanceLines)('$name', async ({ target, measure }) => {
    const { asked, missed } = await measure(store, samples, SAMPLE)
    expect(asked).toBe(SAMPLE)
    const share = 1 - missed.length / asked
    expect(share, `missed ${missed.join(' | ')}`).toBeGreaterThanOrEqual(target - SLACK)
  })
})

describe('three letters find a landmark', () => {
  const center = { latitude: -34.9055, longitude: -56.1851 }
  test.each([
    ['sol', 'Teatro Solís'],
    ['tea', 'Teatro Solís'],
    ['pla', 'Plaza Independencia'],
    ['mer', 'Mercado del Puerto'],
    ['est', 'Estadio Centenario'],
    ['nue', 'Nuevocentro Shopping'],
    ['aer', 'Aeropuerto Internacional de Carrasco'],
    ['zoo', 'Zoológico Villa Dolores'],
  ])('"%s" offers %s among ten', async (text, name) => {
    const request = { text, center, purpose: 'suggest', offset: 0, limit: 10 } as const
    const names = (await store.match(request)).map(({ record }) => 'name' in record && record.name)
    expect(names).toContain(name)
  })
})
