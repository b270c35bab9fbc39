import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type {
  GeoRecord,
  IntersectionRecord,
  StreetRecord,
} from '../../../service/src/data/record.ts'
import type { OsmElement, OsmWay } from '../osm/OsmElement.ts'
import type { MapFeature } from '../writers.ts'
import { RegionReader } from './RegionReader.ts'
import { SurveyNotes } from './SurveyNotes.ts'
import { openScratch } from './scratch.ts'

const work = mkdtempSync(join(tmpdir(), 'signpost-region-'))
afterAll(() => rmSync(work, { recursive: true }))

/** Nodes on a grid of about 100 meters: node 305 is in row 3, column 5. Nodes from 5000 on are in one line, 11 meters apart. */
function nodeAt(id: number): OsmElement {
  if (id >= 5000) return { type: 'node', id, lat: (id - 5000) / 10_000, lon: 0 }
  return { type: 'node', id, lat: Math.floor(id / 100) / 1000, lon: (id % 100) / 1000 }
}

function street(
  id: number,
  name: string,
  refs: number[],
  tags: Record<string, string> = {},
): OsmWay {
  return { type: 'way', id, refs, tags: { highway: 'residential', name, ...tags } }
}

function read(ways: OsmWay[], { split = 1 }: { split?: number } = {}) {
  const records: GeoRecord[] = []
  const features: MapFeature[] = []
  const scratch = openScratch(':memory:')
  const reader = new RegionReader(
    {
      // Two towns, one on each side of a meridian.
      locate: ({ longitude }) => {
        return { country: 'URY', city: longitude < split ? 'West' : 'East', towns: [] }
      },
      makeRecords: () => [],
      notes: new SurveyNotes(scratch),
      scratch,
      work,
    },
    { record: (record) => records.push(record), feature: (feature) => features.push(feature) },
  )
  const ids = [...new Set(ways.flatMap(({ refs }) => refs))].filter((id) => id < 9000)
  for (const id of ids.sort((a, b) => a - b)) reader.read(nodeAt(id))
  for (const way of ways) reader.read(way)
  records.push(...reader.atEnd())
  reader.close()
  return {
    features,
    streets: records.filter((record): record is StreetRecord => record.kind === 'street'),
    crossings: records.filter(
      (record): record is IntersectionRecord => record.kind === 'intersection',
    ),
  }
}

test('the pieces of a street are one record, identified by the smallest way', () => {
  const { streets } = read([
    street(5, 'Canelones', [103, 104], { alt_name: 'Calle Real' }),
    street(8, 'Canelones', [101, 102, 103], { 'name:ru': 'Канелонес' }),
  ])
  expect(streets).toHaveLength(1)
  expect(streets[0]).toMatchObject({
    ref: 's5',
    name: 'Canelones',
    otherNames: ['Calle Real', 'Канелонес'],
    namesIn: { ru: 'Канелонес' },
  })
  expect(streets[0]?.lines.map((line) => line.length)).toEqual([2, 3])
})

test('streets of the same name in two towns are two records, and do not cross', () => {
  const ways = [street(1, 'Ruta 8', [101, 102]), street(2, 'Ruta 8', [102, 103, 104])]
  const { streets, crossings } = read(ways, { split: 0.002 })
  expect(streets.map(({ city }) => city)).toEqual(['West', 'East'])
  expect(crossings).toEqual([])
})

test('two streets of one name far from each other in a town are two records, each with its own way', () => {
  const { streets, crossings } = read([
    street(7, 'Acapulco', [101, 102]),
    street(8, 'Acapulco', [4001, 4002]),
    street(9, 'Acapulco', [102, 103]),
    street(10, 'Génova', [4002, 4102]),
  ])
  const own = streets.filter(({ name }) => name === 'Acapulco')
  expect(own.map(({ ref, lines }) => [ref, lines.length])).toEqual([
    ['s7', 2],
    ['s8', 1],
  ])
  expect(own[1]?.coordinate.latitude).toBeCloseTo(0.04)
  expect(crossings.map(({ streets: both }) => both)).toEqual([['Acapulco', 'Génova']])
})

test('a street with a short gap is one record', () => {
  const { streets } = read([street(7, 'Rambla', [101, 102]), street(8, 'Rambla', [501, 502])])
  expect(streets).toHaveLength(1)
})

test('streets cross where they share a node, and only there', () => {
  const { crossings } = read([
    street(1, 'Canelones', [201, 202, 203]),
    street(2, 'Convención', [102, 202, 302]),
    street(3, 'Río Branco', [101, 301]),
  ])
  expect(crossings).toHaveLength(1)
  expect(crossings[0]).toMatchObject({
    streets: ['Canelones', 'Convención'],
    coordinate: { latitude: 0.002, longitude: 0.002 },
  })
})

test('where three streets meet, each two of them cross', () => {
  const { crossings } = read([
    street(1, 'A', [202, 203]),
    street(2, 'B', [202, 302]),
    street(3, 'C', [202, 102]),
  ])
  expect(crossings.map(({ streets }) => streets.join(' & ')).sort()).toEqual([
    'A & B',
    'A & C',
    'B & C',
  ])
  expect(new Set(crossings.map(({ ref }) => ref)).size).toBe(3)
})

test('an avenue of two carriageways crosses a street once, two far crossings stay two', () => {
  const { crossings } = read([
    street(1, 'Avenida', [201, 5001]),
    street(2, 'Avenida', [203, 5002]),
    street(3, 'Avenida', [301, 5900]),
    street(4, 'Convención', [5001, 5002, 5900]),
  ])
  expect(crossings).toHaveLength(2)
})

test('a way that leaves the extract is read up to its edge', () => {
  const { streets, features } = read([street(1, 'Canelones', [101, 102, 9999])])
  expect(streets[0]?.lines[0]).toHaveLength(2)
  expect(features).toHaveLength(1)
})

test('a road that is not built yet, or has no name, is no street', () => {
  const { streets } = read([
    street(1, 'Ring', [101, 102], { highway: 'proposed' }),
    street(2, '', [101, 102]),
    street(3, 'Platform', [101, 102], { highway: 'platform' }),
  ])
  expect(streets).toEqual([])
})

test('a large road without a name has its number as name', () => {
  const way: OsmWay = {
    type: 'way',
    id: 1,
    refs: [101, 102],
    tags: { highway: 'trunk', ref: 'M-36;AH7' },
  }
  expect(read([way]).streets.map(({ name }) => name)).toEqual(['M-36'])
})
