import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OsmElement } from './OsmElement.ts'
import { readPbf } from './readPbf.ts'
import { sortPbf } from './sortPbf.ts'
import { writePbf } from './writePbf.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signpost-sort-'))
})
afterAll(() => rm(folder, { recursive: true }))

const node = (id: number, lat = 1): OsmElement => ({ type: 'node', id, lat, lon: 2 })
const way = (id: number): OsmElement => ({ type: 'way', id, refs: [1, 2] })
const relation = (id: number): OsmElement => ({ type: 'relation', id, members: [] })

async function sorted(elements: readonly OsmElement[]): Promise<OsmElement[]> {
  const path = join(folder, 'input.osm.pbf')
  await writePbf(path, {}, elements)
  const copy = join(folder, 'sorted.osm.pbf')
  await sortPbf(path, copy)
  const read: OsmElement[] = []
  for await (const block of readPbf(copy)) read.push(...block)
  return read
}

test('writes a copy by type and id, with each object once', async () => {
  const mixed = [relation(9), node(7), way(4), node(3), node(7, 5), way(1), relation(2)]
  expect(await sorted(mixed)).toEqual([node(3), node(7), way(1), way(4), relation(2), relation(9)])
})
