import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type Manifest, sealManifest } from '../../../service/src/data/manifest.ts'
import {
  build as main,
  type ServiceProcess,
  startProcess,
} from '../../../service/src/testing/startProcess.ts'

let folder: string
let service: ServiceProcess | undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signpost-demo-'))
})
afterEach(async () => {
  await service?.kill()
  service = undefined
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function demo(): Promise<ServiceProcess> {
  const args = ['demo', '--data', join(folder, 'data'), '--port', '0']
  service = await startProcess(args, {}, { main })
  expect(service.url).not.toBe('')
  return service
}

/** The number of towns called Salzburg that a text finds. */
async function townsFor(text: string, url: string): Promise<number> {
  const query = `api_key=demo&search_center=-34.9077,-56.2012&query=${text}`
  const answer = await fetch(`${url}/geo/v2/suggestions/json?${query}`)
  const { suggests } = (await answer.json()) as { suggests: { line1?: string }[] }
  return suggests.filter(({ line1 }) => line1?.startsWith('Salzburg')).length
}

it('builds its cities at the first start, adds the world while it serves them, and releases the memory of the builds', async () => {
  const { url, output } = await demo()
  expect(await townsFor('salzburg', url)).toBe(0)
  await expect.poll(output, { timeout: 300_000 }).toContain('rest of the world can now be searched')
  expect(await townsFor('salzburg', url)).toBeGreaterThan(0)
  expect(output()).toContain('Building the demo')
  expect(output()).not.toContain('There is no data')
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const resident = Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1])
  expect(resident / 2 ** 20).toBeLessThan(450)
})

it('builds nothing at the second, and serves its samples under the port that it was given', async () => {
  const { url, output } = await demo()
  expect(output()).not.toContain('Building the demo')
  const query = 'api_key=demo&search_center=-34.9077,-56.2012&query=teatro+solis'
  const answer = await fetch(`${url}/geo/v2/search/json?${query}`)
  const { places } = (await answer.json()) as {
    places: { enhanced_contents: { photo_url: string } }[]
  }
  const photo = places[0]?.enhanced_contents.photo_url ?? ''
  expect(photo).toContain(`${url}/sample/`)
  expect((await fetch(photo)).headers.get('content-type')).toContain('image/svg+xml')
})

it('builds again the data of another version of the program', async () => {
  const path = join(folder, 'data/manifest.json')
  const { dataId: _, seal: __, ...manifest }: Manifest = JSON.parse(await readFile(path, 'utf8'))
  await writeFile(path, JSON.stringify(sealManifest({ ...manifest, program: 'older' })))
  const { output } = await demo()
  expect(output()).toContain('Another version of the program')
  const program = async () => JSON.parse(await readFile(path, 'utf8')).program
  expect(await program()).toBe(`${manifest.program}, cities only`)
  await expect.poll(program, { timeout: 300_000 }).toBe(manifest.program)
})

it('stopped while it builds the world: ends at once, and the next start goes on with the cities', async () => {
  const path = join(folder, 'data/manifest.json')
  const { dataId: _, seal: __, ...manifest }: Manifest = JSON.parse(await readFile(path, 'utf8'))
  const program = `${manifest.program}, cities only`
  await writeFile(path, JSON.stringify(sealManifest({ ...manifest, program })))
  const first = await demo()
  first.signal('SIGTERM')
  expect(await first.ended).toBe(0)
  const second = await demo()
  expect(second.output()).not.toContain('Building the demo')
  await expect
    .poll(second.output, { timeout: 300_000 })
    .toContain('rest of the world can now be searched')
})
