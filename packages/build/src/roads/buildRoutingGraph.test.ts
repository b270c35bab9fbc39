import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createValhallaRouter } from '../../../service/src/engine/routing/routers.ts'
import { BLOCK, town } from '../../../service/src/engine/routing/testing/town.ts'
import { writeBordersPbf } from '../borders/writeBordersPbf.ts'
import type { Tags } from '../osm/OsmElement.ts'
import { writePbf } from '../osm/writePbf.ts'
import { buildRoutingGraph, whyItDoesNotRun } from './buildRoutingGraph.ts'

const SIDE = 12

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signpost-'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

/** Writes the input of a build: the roads of a town. */
async function jobFor(latitude: number, longitude: number, tags?: Tags) {
  const [input, borders] = [join(folder, 'town.osm.pbf'), join(folder, 'borders.osm.pbf')]
  await writePbf(
    input,
    { source: 'test' },
    town({ latitude, longitude, side: SIDE, ...(tags && { tags }) }),
  )
  await writeBordersPbf(borders, [
    { north: latitude + 1, south: latitude, east: longitude + 1, west: longitude },
  ])
  return { inputs: [input], borders, out: join(folder, 'routing') }
}

async function firstTurn(dir: string, latitude: number, longitude: number) {
  const router = await createValhallaRouter({ dir })
  const answer = await router.route({
    origin: { latitude: latitude + 2 * BLOCK, longitude: longitude + 2.5 * BLOCK },
    destination: { latitude: latitude + 6.5 * BLOCK, longitude: longitude + 5 * BLOCK },
    vehicle: 'car',
    optimize: 'fastest',
    avoid: ['hov'],
  })
  const turn = answer?.maneuvers[1]
  if (!turn) throw new Error(`There is no turn in ${JSON.stringify(answer)}.`)
  return turn
}

describe('buildRoutingGraph', () => {
  it('builds one file of the roads, with which routes are found', async () => {
    const stages: string[] = []
    const job = await jobFor(-34.5, -55.5)
    const graph = await buildRoutingGraph({ ...job, progress: (stage) => stages.push(stage) })
    expect(graph).toMatchObject({ status: 'built', counts: { junctions: SIDE ** 2 } })
    expect(await readdir(job.out)).toEqual(['graph.tar'])
    expect(stages[0]).toBe('reading borders')
    expect(stages.at(-1)).toBe('packing')
    expect(await firstTurn(job.out, -34.5, -55.5)).toMatchObject({
      command: expect.stringMatching(/^TR\./),
      turn_road_info: {
        primary_name: expect.stringMatching(/^[AB] \d+$/),
        country_info: { code: 'URY', driving_side: 'R' },
      },
    })
  })

  it('drives on the left where the country does', async () => {
    const job = await jobFor(51.9, -1)
    await buildRoutingGraph(job)
    expect((await firstTurn(job.out, 51.9, -1)).turn_road_info?.country_info).toEqual({
      code: 'GBR',
      driving_side: 'L',
    })
  })

  it('leaves nothing behind when it is aborted', async () => {
    const job = await jobFor(-34.5, -55.5)
    const controller = new AbortController()
    const building = buildRoutingGraph({
      ...job,
      signal: controller.signal,
      progress(stage) {
        if (stage === 'reading nodes') controller.abort(new Error('enough'))
      },
    })
    await expect(building).rejects.toThrow('enough')
    expect(await readdir(folder)).not.toContain('routing')
  })

  it('reports what was wrong with its input', async () => {
    const job = await jobFor(-34.5, -55.5)
    const building = buildRoutingGraph({ ...job, inputs: [join(folder, 'missing.osm.pbf')] })
    await expect(building).rejects.toThrow('valhalla_build_tiles failed')
  })

  it('reports data without roads', async () => {
    const job = await jobFor(-34.5, -55.5, { waterway: 'river' })
    expect(await buildRoutingGraph(job)).toEqual({
      status: 'unavailable',
      reason: 'The data have no roads.',
    })
  })

  it('names the library that Valhalla needs and the machine lacks', () => {
    const error =
      '/a/valhalla_build_admins: error while loading shared libraries: libbsd.so.0: none'
    expect(whyItDoesNotRun(new Error(`admins failed (127):\n${error}`))).toBe(
      'Valhalla does not run here: libbsd.so.0: none.',
    )
  })

  it('reports a platform for which there is no Valhalla', async () => {
    const job = await jobFor(-34.5, -55.5)
    vi.spyOn(process, 'platform', 'get').mockReturnValue('sunos')
    expect(await buildRoutingGraph(job)).toEqual({
      status: 'unavailable',
      reason: 'Valhalla has no programs for this platform.',
    })
  })
})
