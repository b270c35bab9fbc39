import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OsmElement } from './OsmElement.ts'
import { readPbf, readPbfHeader } from './readPbf.ts'
import { writePbf } from './writePbf.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signpost-pbf-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function read(path: string, signal?: AbortSignal): Promise<OsmElement[]> {
  const elements: OsmElement[] = []
  for await (const block of readPbf(path, signal)) elements.push(...block)
  return elements
}

function someNodes(count: number): OsmElement[] {
  return Array.from({ length: count }, (_, id) => ({ type: 'node', id, lat: 0, lon: id / 1e4 }))
}

const id = fc.integer({ min: 1, max: 2 ** 45 })
const text = fc.string({ unit: 'binary', maxLength: 20 }).filter((value) => value.isWellFormed())
const key = text.filter((value) => value !== '' && value !== '__proto__')
const tags = fc
  .dictionary(key, text, { noNullPrototype: true })
  .map((value) => (Object.keys(value).length > 0 ? { tags: value } : {}))
const degrees = (limit: number) =>
  fc.integer({ min: -limit * 1e7, max: limit * 1e7 }).map((units) => units / 1e7)
const node = fc
  .tuple(id, degrees(90), degrees(180), tags)
  .map(([id, lat, lon, rest]): OsmElement => ({ type: 'node', id, lat, lon, ...rest }))
const way = fc
  .tuple(id, fc.array(id), tags)
  .map(([id, refs, rest]): OsmElement => ({ type: 'way', id, refs, ...rest }))
const member = fc.record({
  type: fc.constantFrom('node' as const, 'way' as const, 'relation' as const),
  ref: id,
  role: text,
})
const relation = fc
  .tuple(id, fc.array(member), tags)
  .map(([id, members, rest]): OsmElement => ({ type: 'relation', id, members, ...rest }))

test('reads back what was written', async () => {
  const path = join(folder, 'round-trip.osm.pbf')
  const elements = fc
    .tuple(fc.array(node), fc.array(way), fc.array(relation))
    .map((lists) => lists.flat())
  await fc.assert(
    fc.asyncProperty(elements, async (written) => {
      await writePbf(path, {}, written)
      expect(await read(path)).toEqual(written)
    }),
    { numRuns: 60 },
  )
})

test('reads many blocks in order', async () => {
  const path = join(folder, 'blocks.osm.pbf')
  const elements = someNodes(20_001)
  await writePbf(path, {}, elements)
  expect(await read(path)).toEqual(elements)
})

test('reads date, bounds and source of the header', async () => {
  const path = join(folder, 'head.osm.pbf')
  const header = {
    bounds: { north: 51.25, east: 71.5, south: 51, west: -71.25 },
    date: new Date('2017-12-04T10:20:30Z'),
    source: 'a test',
  }
  await writePbf(path, header, [])
  expect(await readPbfHeader(path)).toEqual(header)
})

test('a file of another format is an error that names it', async () => {
  const path = join(folder, 'text.osm.pbf')
  await writeFile(path, 'This is not what it seems to be. '.repeat(100))
  await expect(read(path)).rejects.toThrow(`${path} is not an OpenStreetMap PBF file`)
  await writeFile(path, '')
  await expect(read(path)).rejects.toThrow(`${path} is not an OpenStreetMap PBF file`)
})

test('a truncated or altered file is an error, wherever it is damaged', async () => {
  const path = join(folder, 'damaged.osm.pbf')
  await writePbf(path, {}, someNodes(9000))
  const whole = await readFile(path)
  for (const length of [100, Math.floor(whole.length / 2), whole.length - 1]) {
    await writeFile(path, whole.subarray(0, length))
    await expect(read(path)).rejects.toThrow('cut off or damaged')
  }
  const altered = Buffer.from(whole)
  altered.fill(0xff, 200, 220)
  await writeFile(path, altered)
  await expect(read(path)).rejects.toThrow('cut off or damaged')
})

test('a missing file is an error that names it', async () => {
  await expect(read(join(folder, 'none.osm.pbf'))).rejects.toThrow('none.osm.pbf')
})

test('reading can be aborted', async () => {
  const path = join(folder, 'aborted.osm.pbf')
  await writePbf(path, {}, someNodes(20_000))
  await expect(read(path, AbortSignal.abort())).rejects.toThrow('aborted')
})
