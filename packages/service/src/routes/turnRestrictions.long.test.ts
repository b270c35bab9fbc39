import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildData } from '../../../build/src/build/buildData.ts'
import type { OsmElement } from '../../../build/src/osm/OsmElement.ts'
import { writePbf } from '../../../build/src/osm/writePbf.ts'
import { openData } from '../data/openData.ts'
import { BLOCK, town } from '../engine/routing/testing/town.ts'
import { closeServices, openServices } from '../openServices.ts'
import { ask } from '../testing/ask.ts'
import { createTestApp } from '../testing/createTestApp.ts'

const SIDE = 12
const south = -34.5
const west = -55.5
/** The corner of `A 2`, which runs east, and `B 5`, which runs north. */
const corner = 1 + 2 * SIDE + 5
const noLeftTurn: OsmElement = {
  type: 'relation',
  id: 1,
  members: [
    { type: 'way', ref: 1 + 2, role: 'from' },
    { type: 'node', ref: corner, role: 'via' },
    { type: 'way', ref: 1 + SIDE + 5 + 100, role: 'to' },
  ],
  tags: { type: 'restriction', restriction: 'no_left_turn' },
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signpost-turns-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** The town without the streets west and north of the corner, so that no other turn is as short. Ways end at the corner, because a relation would otherwise be ambiguous. */
const roads = town({ latitude: south, longitude: west, side: SIDE })
  .filter(({ type, tags }) => type === 'node' || !/^(A [013-5]|B [0-4])$/.test(tags?.name ?? ''))
  .flatMap((element): OsmElement[] => {
    if (element.type !== 'way' || !element.refs.includes(corner)) return [element]
    const at = element.refs.indexOf(corner)
    return [
      { ...element, refs: element.refs.slice(0, at + 1) },
      { ...element, id: element.id + 100, refs: element.refs.slice(at) },
    ]
  })
  .sort((a, b) => Number(a.type === 'way') - Number(b.type === 'way') || a.id - b.id)

/** The route from `A 2`, west of the corner, to `B 5`, north of it: its length, and true if it turns at the corner. */
async function wayOverTheCorner(name: string, more: OsmElement[]) {
  const input = join(folder, `${name}.osm.pbf`)
  const data = join(folder, name)
  await writePbf(input, {}, [...roads, ...more])
  await buildData({ inputs: [input], out: data, world: false })
  const opened = await openData(data)
  if (opened.status === 'unusable') throw new Error(opened.reason)
  const services = await openServices({
    data: { folder: data, manifest: opened.manifest },
    search: { workers: 1, cache: 0 },
    logger: pino({ level: 'silent' }),
  })
  const answer = await ask(createTestApp(services), 'directions', {
    origin: `${south + 2 * BLOCK},${west + 3.5 * BLOCK}`,
    destination: `${south + 7.5 * BLOCK},${west + 5 * BLOCK}`,
  })
  await closeServices(services)
  const { maneuvers, total_distance } = answer.body as {
    maneuvers: { command: string; coordinate: { latitude: number; longitude: number } }[]
    total_distance: string
  }
  const isLeftAtCorner = maneuvers.some(
    ({ command, coordinate: { latitude, longitude } }) =>
      command === 'TR.L' &&
      Math.abs(latitude - south - 2 * BLOCK) < BLOCK / 10 &&
      Math.abs(longitude - west - 5 * BLOCK) < BLOCK / 10,
  )
  return { isLeftAtCorner, meters: Number(total_distance) }
}

test('no route makes a turn that a relation of the extract forbids', async () => {
  const free = await wayOverTheCorner('free', [])
  const kept = await wayOverTheCorner('kept', [noLeftTurn])
  expect(free.isLeftAtCorner).toBe(true)
  expect(kept.isLeftAtCorner).toBe(false)
  // The route makes a detour around a block or two.
  expect(kept.meters).toBeGreaterThan(free.meters + 100)
  expect(kept.meters).toBeLessThan(free.meters + 2000)
})
