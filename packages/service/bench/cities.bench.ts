import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Coordinate } from '@signpost/client/domain'
import type { Benchmark, BenchmarkSettings } from '../../../.scripts/Benchmark.ts'
import { dataFiles } from '../src/data/manifest.ts'
import { centers } from '../src/engine/testing/judged/centers.ts'
import { openStore } from '../src/engine/testing/openStore.ts'
import { demoData } from '../src/testing/demoData.ts'
import type { CityQuery } from './cities/CityQuery.ts'
import { geocoderTester } from './cities/geocoderTester.ts'
import { pelias } from './cities/pelias.ts'

/** The number of evaluated rows of an answer. */
const ROWS = 5

/** The distance in meters within which a town is the same, because GeoNames and OpenStreetMap have different centers. */
const SAME_TOWN = 15_000

/** The positions from which the texts are searched, because the suites have no users. */
const from: Readonly<Record<string, Coordinate>> = {
  'the Atlantic': { latitude: 0, longitude: -25 },
  Montevideo: centers.montevideo,
  Astana: centers.astana,
}

/**
 * Searches for the towns and capitals of public test suites. The folder is a checkout of `geocoders/geocoder-tester` or of `pelias/fuzzy-tests`,
 * whose data are not in this repository. A town counts within 15 km of the expected point, and in a separate column within the distance of its list,
 * mostly one kilometer.
 */
export const benchmark: Benchmark = {
  title: 'Towns and capitals of public test suites',
  onlyByName: true,
  settings: {
    folder: 'the checkout',
    data: 'another data folder than that of the demo',
    missed: '"yes" prints the texts without a good answer in the first three rows',
  },
  async measure({ folder, data, missed }: BenchmarkSettings = {}) {
    const queries = await readSuite(folder)
    const store = openStore(join(data ?? (await demoData()), dataFiles.index))
    const rows = []
    for (const [place, center] of Object.entries(from)) {
      for (const [list, own] of Map.groupBy(queries, (query) => query.list)) {
        const strict: number[] = []
        const towns: number[] = []
        for (const { text, language, tolerance, isMeant } of own) {
          const request = { text, language, center, purpose: 'suggest' } as const
          const found = await store.match({ ...request, offset: 0, limit: ROWS })
          strict.push(found.findIndex((match) => isMeant(match, tolerance)))
          const row = found.findIndex((match) => isMeant(match, Math.max(tolerance, SAME_TOWN)))
          towns.push(row)
          if ((row < 0 || row > 2) && missed) console.log(`${list}, from ${place}: ${text}`)
        }
        rows.push({ list, from: place, queries: own.length, ...sharesOf(strict, towns) })
      }
    }
    await store.close()
    return rows
  },
}

async function readSuite(folder: string | undefined): Promise<CityQuery[]> {
  if (folder !== undefined && existsSync(join(folder, 'geocoder_tester'))) {
    return geocoderTester(folder)
  }
  if (folder !== undefined && existsSync(join(folder, 'test_cases/citySearch.json'))) {
    return pelias(folder)
  }
  throw new Error(
    'Name the folder of a checkout of geocoders/geocoder-tester or pelias/fuzzy-tests: pnpm bench cities FOLDER',
  )
}

function sharesOf(strict: readonly number[], towns: readonly number[]): Record<string, number> {
  const share = (places: readonly number[], rows: number) =>
    Number((places.filter((row) => row >= 0 && row < rows).length / places.length).toFixed(3))
  return {
    'success@3, tolerance of the list': share(strict, 3),
    'success@1': share(towns, 1),
    'success@3': share(towns, 3),
    'in five': share(towns, ROWS),
  }
}
