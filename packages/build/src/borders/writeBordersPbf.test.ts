import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bounds } from '@signpost/client/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OsmElement } from '../osm/OsmElement.ts'
import { readPbf } from '../osm/readPbf.ts'
import { writeBordersPbf } from './writeBordersPbf.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signpost-borders-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function bordersOf(...boxes: Bounds[]): Promise<OsmElement[]> {
  const path = join(folder, 'borders.osm.pbf')
  await writeBordersPbf(path, boxes)
  const elements: OsmElement[] = []
  for await (const block of readPbf(path)) elements.push(...block)
  return elements
}

function around(longitude: number, latitude: number): Bounds {
  return {
    north: latitude + 0.1,
    south: latitude - 0.1,
    east: longitude + 0.1,
    west: longitude - 0.1,
  }
}

test('writes each country as a boundary of closed ways whose nodes exist', async () => {
  const elements = await bordersOf(around(-56.2, -34.8), around(71.4, 51.2))
  const nodes = new Set(elements.filter(({ type }) => type === 'node').map(({ id }) => id))
  const ways = new Map(
    elements.flatMap((element) => (element.type === 'way' ? [[element.id, element.refs]] : [])),
  )
  const relations = elements.filter((element) => element.type === 'relation')
  expect(relations.map(({ tags }) => tags?.['ISO3166-1:alpha2']).sort()).toEqual(['KZ', 'UY'])
  for (const { members } of relations) {
    expect(members.length).toBeGreaterThan(0)
    for (const { ref } of members) {
      const refs = ways.get(ref) ?? []
      expect(refs.length).toBeGreaterThan(3)
      expect(refs[0]).toBe(refs.at(-1))
      expect(refs.every((id) => nodes.has(id))).toBe(true)
    }
  }
})

test.each([
  ['GB', -0.1, 51.5, true],
  ['FR', 2.35, 48.85, false],
  ['JP', 139.7, 35.7, true],
  ['US', -77, 38.9, false],
  ['MZ', 32.6, -25.9, true],
])('%s: its name gives Valhalla the driving side', async (country, longitude, latitude, left) => {
  const relations = (await bordersOf(around(longitude, latitude))).filter(
    ({ type, tags }) => type === 'relation' && tags?.['ISO3166-1'] === country,
  )
  expect(relations.length).toBeGreaterThan(0)
  for (const { tags } of relations) expect(tags?.['name:en'] === 'Australia').toBe(left)
})
