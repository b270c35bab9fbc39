import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Coordinate, distanceBetween } from '@signpost/client/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AreaRecord, BorderEntry } from '../../../service/src/data/record.ts'
import type { OsmElement, OsmMember, OsmNode, OsmWay, Tags } from '../osm/OsmElement.ts'
import { writePbf } from '../osm/writePbf.ts'
import { borderEntries } from './borderEntries.ts'
import { createBorders } from './createBorders.ts'
import { createLocator, type Locator } from './createLocator.ts'
import { createRecordMaker, districtsOf } from './createRecordMaker.ts'
import { mergeTowns, townArea } from './mergeTowns.ts'
import { closeScratch, openScratch } from './scratch.ts'
import { surveyRegion } from './surveyRegion.ts'

// A grid of nodes 1.1 km apart in Uruguay: node 203 is two steps north and three steps east of node 0. The border between two towns runs from south
// to north in the middle, and belongs to both. Of the third area only a part is in the extract.
const origin = { latitude: -33, longitude: -56 }

function at(id: number): { latitude: number; longitude: number } {
  return {
    latitude: origin.latitude + Math.floor(id / 100) / 100,
    longitude: origin.longitude + (id % 100) / 100,
  }
}

/** The point in the middle of the square to the north-east of a node. */
function inside(id: number): { latitude: number; longitude: number } {
  const { latitude, longitude } = at(id)
  return { latitude: latitude + 0.005, longitude: longitude + 0.005 }
}

function node(id: number, tags?: Tags): OsmNode {
  const { latitude, longitude } = at(id)
  return { type: 'node', id: id + 1, lat: latitude, lon: longitude, ...(tags && { tags }) }
}

function way(id: number, nodes: number[], tags?: Tags): OsmWay {
  return { type: 'way', id, refs: nodes.map((one) => one + 1), ...(tags && { tags }) }
}

function relation(id: number, ways: number[], tags: Tags): OsmElement {
  const members = ways.map((ref): OsmMember => ({ type: 'way', ref, role: 'outer' }))
  return { type: 'relation', id, members, tags: { type: 'boundary', ...tags } }
}

const municipality = { boundary: 'administrative', admin_level: '8' }
const towns: Record<number, Tags> = {
  // Each town is nearer to the border than its neighbor, and the western one is far larger.
  101: { place: 'city', name: 'Oeste', population: '900000' },
  206: { place: 'village', name: 'Este' },
  301: { place: 'suburb', name: 'Centro' },
}
const nodes = Array.from({ length: 900 }, (_, id) => id).filter((id) => id % 100 < 9)
const elements: OsmElement[] = [
  ...nodes.map((id) => node(id, towns[id])),
  way(1, [4, 104, 204, 304, 404]),
  way(2, [404, 400, 0, 4]),
  way(3, [408, 8, 4]),
  way(4, [404, 804, 808, 408]),
  way(5, [808, 816]),
  way(6, [201, 203, 403, 401, 201], { ...municipality, admin_level: '10', name: 'Centro' }),
  way(7, [5, 6, 106, 105, 5], { ...municipality, admin_level: '9', name: 'Puerto' }),
  way(8, [404, 408]),
  relation(1, [1, 2], { ...municipality, name: 'Oeste' }),
  relation(2, [1, 8, 3], { ...municipality, name: 'Este' }),
  relation(3, [4, 8], { ...municipality, name: 'Norte' }),
  relation(4, [4, 5], { ...municipality, name: 'Cortado' }),
  relation(5, [1, 8, 3], { boundary: 'postal_code', postal_code: '70001' }),
]

let folder: string
let locate: Locator
let districts: string[]
let entries: BorderEntry[]
let west: AreaRecord
let outlineOfWest: Coordinate[]
/** The towns of addresses in the center, by their tagged town. */
let cities: (string | undefined)[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signpost-borders-'))
  const path = join(folder, 'towns.osm.pbf')
  await writePbf(path, {}, elements)
  const scratch = openScratch(join(folder, 'scratch.sqlite'))
  const survey = await surveyRegion(path, scratch)
  closeScratch(scratch)
  const merged = mergeTowns(survey.towns, { cities: [], states: new Map() })
  const borders = createBorders(survey.boundaries, merged)
  locate = createLocator(merged.all, borders)
  const described = new Set<(typeof borders.all)[number]>()
  const makeRecords = createRecordMaker(
    locate,
    () => undefined,
    (border) => described.add(border),
  )
  const [suburb] = makeRecords('n302', towns[301] ?? {}, inside(301))
  expect(suburb).toMatchObject({ name: 'Centro', border: { ref: 'w6' }, within: ['w6', 'r1'] })
  const border = borders.all.find(({ name }) => name === 'Oeste')
  if (!border?.town) throw new Error('Oeste has no border.')
  west = townArea(border.town, locate, border)
  outlineOfWest = border.polygons.flat(2).map(([longitude, latitude]) => ({ longitude, latitude }))
  const tagged = { 'addr:street': 'Calle', 'addr:housenumber': '1' }
  cities = ['Centro', 'Pueblo', 'Oeste (UY)'].map((city) => {
    const [record] = makeRecords('n1', { ...tagged, 'addr:city': city }, inside(301))
    return record?.city
  })
  districts = districtsOf(borders.all, described, locate).map(({ name }) => name)
  entries = [...borderEntries(borders)]
})
afterAll(() => rm(folder, { recursive: true }))

describe('borders', () => {
  test('a point is in the town whose border contains it, however near and large another one is', () => {
    expect(locate(inside(303))).toMatchObject({ country: 'URY', city: 'Oeste' })
    expect(locate(inside(304))).toMatchObject({ country: 'URY', city: 'Este' })
    expect(locate({ ...inside(4), longitude: at(4).longitude + 0.0001 }).city).toBe('Este')
  })

  test('a point has the areas around it, the smallest first', () => {
    const refs = (id: number) => locate(inside(id)).areas?.map(({ ref }) => ref)
    expect(refs(302)).toEqual(['w6', 'r1'])
    expect(refs(5)).toEqual(['w7', 'r2', 'r5'])
    expect(refs(900)).toBeUndefined()
  })

  test('an area of the level of most towns is a town, though none is mapped in it', () => {
    expect(locate(inside(506)).city).toBe('Norte')
  })

  test('a town with a border contains nothing outside of it', () => {
    expect(locate({ ...inside(400), latitude: at(400).latitude + 0.001 }).city).toBeUndefined()
  })

  test('a postal code is that of the area', () => {
    expect(locate(inside(4)).postal).toBe('70001')
    expect(locate(inside(0)).postal).toBeUndefined()
  })

  test('the record of a town names its border, without the outlines', () => {
    expect(Object.keys(west.border ?? {})).toEqual(['ref', 'reach'])
  })

  test('the reach of a border is around the town, which is not in the middle of its border', () => {
    const distances = outlineOfWest.map((point) => distanceBetween(west.coordinate, point))
    expect(west.border?.reach).toBeGreaterThanOrEqual(Math.max(...distances))
  })

  test('an address is in the town that contains it where its tags name a part of it, and else where its tags say', () => {
    expect(cities).toEqual(['Oeste', 'Pueblo', 'Oeste'])
  })

  test('the index has the borders of towns and other administrative areas: that of the town names a point', () => {
    const towns = entries.map(({ town, rank, countryCode }) => [town, rank, countryCode])
    expect(towns).toEqual(
      expect.arrayContaining([
        ['n102', 0, 'URY'],
        ['n207', 0, 'URY'],
        [undefined, 2, 'URY'],
      ]),
    )
    expect(entries.every(({ rings, size }) => rings.length > 0 && size > 0)).toBe(true)
    // Three towns and two parts of a town. A postal area is not a town.
    expect(entries).toHaveLength(5)
  })

  test('a part of a town that is mapped by its border alone has a record', () => {
    expect(districts).toEqual(['Puerto'])
  })
})

test('the country of a point is its own, where a border passes through a cell of the map', () => {
  const plain = createLocator([])
  // The Vatican lies within a kilometer, and on the two sides of a street are Rivera in Uruguay and Santana do Livramento in Brazil.
  expect(plain({ latitude: 41.9022, longitude: 12.4539 }).country).toBe('VAT')
  expect(plain({ latitude: 41.9022, longitude: 12.464 }).country).toBe('ITA')
  expect(plain({ latitude: 43.7396, longitude: 7.4272 }).country).toBe('MCO')
  expect(plain({ latitude: 43.745, longitude: 7.4235 }).country).toBe('FRA')
})
