import { execFileSync, spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { town } from '../../../service/src/engine/routing/testing/town.ts'
import {
  build as main,
  type Program,
  spawnProgram,
  startProcess,
} from '../../../service/src/testing/startProcess.ts'
import { writePbf } from '../osm/writePbf.ts'

const REMOVED = /Removed \S+\/data\.building-\d+, which a build that was killed had left\./

let parent: string
let input: string
let out: string
const running: Program[] = []

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'signpost-killed-'))
  input = join(parent, 'town.osm.pbf')
  out = join(parent, 'data')
  // The extract is large enough that building its roads takes a while.
  await writePbf(input, {}, town({ latitude: -34.5, longitude: -55.5, side: 120 }))
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((program) => program.kill()))
  for (const name of await readdir(parent)) {
    if (name.startsWith('data')) await rm(join(parent, name), { recursive: true })
  }
})
afterAll(() => rm(parent, { recursive: true, force: true }))

function build(options?: Parameters<typeof spawnProgram>[2], folder = out): Program {
  const args = ['--input', input, '--out', folder, '--region-only']
  const program = spawnProgram(args, {}, { ...options, main })
  running.push(program)
  return program
}

/** Valhalla's programs that work in the folder of this test. */
function roadPrograms(): string[] {
  const lines = execFileSync('ps', ['-Ao', 'pid=,command=']).toString().split('\n')
  return lines.filter((line) => /^ *\d+ \S*valhalla_build_/.test(line) && line.includes(parent))
}

const leftovers = async (): Promise<string[]> =>
  (await readdir(parent)).filter((name) => name.startsWith('data.building-'))

/** Builds, and kills the build while its roads are built. */
async function leaveBuild(): Promise<void> {
  const killed = build()
  await vi.waitFor(() => expect(roadPrograms()).not.toEqual([]), { timeout: 120_000, interval: 20 })
  await killed.kill()
}

describe('a build that is killed', () => {
  it('ends the programs that it runs', async () => {
    await leaveBuild()
    await vi.waitFor(() => expect(roadPrograms()).toEqual([]), 120_000)
    expect(await leftovers()).not.toEqual([])
  })

  it('has its leftovers reported and removed by the next service, even without data to serve', async () => {
    await leaveBuild()
    const service = await startProcess(['serve', '--data', out, '--port', '0'])
    running.push(service)
    expect(await service.ended).toBe(1)
    expect(service.output()).toMatch(REMOVED)
    expect(await readdir(parent)).toEqual(['town.osm.pbf'])
  })

  it('has its leftovers reported and removed by the next build', async () => {
    await leaveBuild()
    const next = build()
    expect(await next.ended).toBe(0)
    expect(next.output()).toMatch(REMOVED)
    expect((await readdir(parent)).sort()).toEqual(['data', 'town.osm.pbf'])
  })

  it('has its leftovers removed while another build runs, without the folder of that build', async () => {
    const other = build()
    await vi.waitFor(
      async () => expect(await readdir(`${out}.building-${other.child.pid}`)).not.toEqual([]),
      { timeout: 120_000, interval: 20 },
    )
    const left = `${out}.building-1234567890`
    await mkdir(left)
    await writeFile(join(left, 'places.sqlite'), 'half of it')
    const service = await startProcess(['serve', '--data', out, '--port', '0'])
    running.push(service)
    expect(service.output()).toContain(`Removed ${left}, which`)
    expect(service.output()).not.toContain(`building-${other.child.pid}`)
    expect(await other.ended).toBe(0)
    expect((await readdir(parent)).sort()).toEqual(['data', 'town.osm.pbf'])
  })
})

/** Runs a program with a small separate disk at `/mnt`, which Linux allows every user. */
const unshare = ['unshare', '--user', '--map-root-user', '--mount']
const smallDisk = (kilobytes: number): string =>
  `mount -t tmpfs -o size=${kilobytes}k none /mnt || exit 9`
const hasSmallDisk =
  spawnSync(unshare[0] ?? '', [...unshare.slice(1), 'sh', '-c', smallDisk(1)]).status === 0

/** The sizes of a disk that is full in different phases of a build. */
const sizes = process.env.SIGNPOST_LONG === '1' ? [1000, 8000, 16_000, 24_000] : [1000, 16_000]

it.skipIf(!hasSmallDisk).each(sizes)(
  'a disk that is full after %d kB ends a build in one line',
  async (kilobytes) => {
    const full = build({ through: unshare, before: smallDisk(kilobytes) }, '/mnt/data')
    expect(await full.ended).toBe(1)
    const lines = full.output().trim().split('\n')
    expect(lines.at(-1)).toMatch(/^The disk is full \(.+\): make room, or choose another place\.$/)
    // The other lines are the completed phases.
    expect(lines.slice(0, -1).filter((line) => !/^[A-Z][a-z]+ing /.test(line))).toEqual([])
  },
)
