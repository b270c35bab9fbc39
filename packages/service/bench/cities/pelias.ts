import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { distanceBetween } from '@signpost/client/domain'
import type { CityQuery } from './CityQuery.ts'
import { isCalled } from './isCalled.ts'

/** The lists of cities in a checkout of `pelias/fuzzy-tests` (MIT; GeoNames, CC BY 4.0, and Mapzen). */
const lists = {
  'Pelias, cities': 'citySearch.json',
  'Pelias, capitals': 'capitalCities.json',
} as const

interface Suite {
  distanceThresh?: number
  tests: {
    in: { text: string }
    expected: {
      properties: { name?: string; country_a?: string }[]
      /** Longitude and latitude. */
      coordinates?: [string, string][]
    }
  }[]
}

/** The queries of the lists. A row is expected when it has the expected name and is in the expected country or near the expected point. */
export async function pelias(folder: string): Promise<CityQuery[]> {
  const queries: CityQuery[] = []
  for (const [list, path] of Object.entries(lists)) {
    const suite: Suite = JSON.parse(await readFile(join(folder, 'test_cases', path), 'utf8'))
    queries.push(...suite.tests.map((test) => toQuery(list, suite, test)))
  }
  return queries
}

function toQuery(
  list: string,
  { distanceThresh = 0 }: Suite,
  { in: { text }, expected: { properties, coordinates } }: Suite['tests'][number],
): CityQuery {
  const [{ name = text, country_a: country } = {}] = properties
  const [longitude, latitude] = coordinates?.[0]?.map(Number) ?? []
  return {
    list,
    text,
    language: 'en',
    tolerance: distanceThresh,
    isMeant: (match, tolerance) => {
      const { record } = match
      if (record.kind !== 'area' || !isCalled(match, name)) return false
      if (country !== undefined && record.countryCode !== country) return false
      // A town and its state of the same name are listed once.
      if (longitude === undefined || latitude === undefined) return record.area !== 'country'
      return distanceBetween(record.coordinate, { latitude, longitude }) <= tolerance
    },
  }
}
