import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { smallData } from '../../../service/src/testing/smallData.ts'
import {
  build as main,
  type Program,
  spawnProgram,
  startProcess,
} from '../../../service/src/testing/startProcess.ts'
import { writePbf } from '../osm/writePbf.ts'
import { cornerOfMontevideo } from '../testing/cornerOfMontevideo.ts'

let parent: string
let input: string
let out: string

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'signpost-build-'))
  input = join(parent, 'corner.osm.pbf')
  out = join(parent, 'data')
  await writePbf(input, { date: new Date('2026-01-02T03:04:05Z') }, cornerOfMontevideo)
})
afterEach(() => rm(parent, { recursive: true, force: true }))

const build = (): Program =>
  spawnProgram(['--input', input, '--out', out, '--region-only'], {}, { main })

describe('signpost-build', () => {
  it('makes a folder that serve serves', async () => {
    const built = build()
    expect(await built.ended).toBe(0)
    expect(built.output()).toContain(`${out} is ready: `)
    expect(built.output()).toContain(`Serve it with: npx signpost-service serve --data ${out}\n`)
    expect((await readdir(parent)).sort()).toEqual(['corner.osm.pbf', 'data'])

    const service = await startProcess(['serve', '--data', out, '--port', '0'])
    expect(service.output()).toContain('corner (OpenStreetMap of January 2026)')
    const query = 'api_key=demo&search_center=-34.906,-56.191&query=canelones'
    const answer = await fetch(`${service.url}/geo/v2/suggestions/json?${query}`)
    expect(await answer.json()).toHaveProperty('suggests.0.line1')
    await service.kill()
  })

  it('interrupted: leaves the good data in place and nothing else', async () => {
    const former = await smallData()
    await cp(former.folder, out, { recursive: true })
    await former.remove()
    const manifest = await readFile(join(out, 'manifest.json'), 'utf8')
    const next = build()
    await vi.waitFor(() => expect(next.output()).toContain('Loading brands'), 120_000)
    next.signal('SIGINT')
    expect(await next.ended).toBe(1)
    expect(next.output()).toContain('Stopped. Nothing was changed.')
    expect(await readFile(join(out, 'manifest.json'), 'utf8')).toBe(manifest)
    expect((await readdir(parent)).sort()).toEqual(['corner.osm.pbf', 'data'])
  })

  it.each([
    [[], 'There is no extract: name one with --input FILE.'],
    [['--demo', '--input', 'x.osm.pbf'], '--demo needs no extracts: omit --input.'],
    [['--input', '/nothing.osm.pbf'], '/nothing.osm.pbf'],
  ])('%j says in one line what is wrong', async (args, reason) => {
    const refused = spawnProgram([...args, '--out', out], {}, { main })
    expect(await refused.ended).toBe(1)
    expect(refused.output()).toContain(reason)
    expect(await readdir(parent)).toEqual(['corner.osm.pbf'])
  })

  it('a file that is no extract says so', async () => {
    const page = join(parent, 'page.html')
    await writeFile(page, '<!doctype html>'.repeat(100))
    const refused = spawnProgram(['--input', page, '--out', out], {}, { main })
    expect(await refused.ended).toBe(1)
    expect(refused.output()).toContain(`${page} is not an OpenStreetMap PBF file`)
  })

  it('a demo in a folder with other data: refuses, and does not change it', async () => {
    const { folder, remove } = await smallData()
    const demo = spawnProgram(['demo', '--data', folder, '--port', '0'], {}, { main })
    expect(await demo.ended).toBe(1)
    expect(demo.output()).toContain(
      `holds the data of corner: serve them with npx signpost-service serve --data ${folder}`,
    )
    expect(existsSync(join(folder, 'places.sqlite'))).toBe(true)
    await remove()
  })

  it('--help lists the flags of both commands', async () => {
    const help = spawnProgram(['--help'], {}, { main })
    expect(await help.ended).toBe(0)
    expect(help.output()).toMatch(/--input FILE[\s\S]+signpost-build demo[\s\S]+--port PORT/)
  })
})
