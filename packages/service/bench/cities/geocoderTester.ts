import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { distanceBetween } from '@signpost/client/domain'
import type { CityQuery } from './CityQuery.ts'
import { isCalled } from './isCalled.ts'

/** The lists of towns in a checkout of `geocoders/geocoder-tester` (MIT; the coordinates are those of OpenStreetMap, ODbL). */
const lists = {
  'geocoder-tester, USA': 'usa/test_cities.csv',
  'geocoder-tester, Germany': 'germany/test_cities.csv',
  'geocoder-tester, Germany, towns': 'germany/test_towns.csv',
  'geocoder-tester, Poland': 'poland/test_cities.csv',
  'geocoder-tester, Poland in German': 'poland/de/test_cities.csv',
} as const

/** The queries of the lists. A row is expected when it is near the expected point and has the expected name. */
export async function geocoderTester(folder: string): Promise<CityQuery[]> {
  const queries: CityQuery[] = []
  for (const [list, path] of Object.entries(lists)) {
    const file = await readFile(join(folder, 'geocoder_tester/world', path), 'utf8')
    for (const row of readRows(file)) queries.push(toQuery(list, row))
  }
  return queries
}

function toQuery(list: string, row: ReadonlyMap<string, string>): CityQuery {
  const { query: text = '', lang: language = 'en', ...expected } = Object.fromEntries(row)
  const [latitude = 0, longitude = 0, meters = 0] = (expected.expected_coordinate ?? '')
    .split(',')
    .map(Number)
  return {
    list,
    text,
    language,
    tolerance: meters,
    isMeant: (match, tolerance) =>
      'coordinate' in match.record &&
      distanceBetween(match.record.coordinate, { latitude, longitude }) <= tolerance &&
      isCalled(match, expected.expected_name ?? text),
  }
}

/** Reads rows by the names of their columns. The files have no quotes. */
function readRows(file: string): Map<string, string>[] {
  const [header = '', ...lines] = file.trim().split(/\r?\n/)
  const columns = header.split(';')
  return lines.map((line) => {
    const values = line.split(';')
    return new Map(
      columns.flatMap((column, index) => (values[index] ? [[column, values[index]] as const] : [])),
    )
  })
}
