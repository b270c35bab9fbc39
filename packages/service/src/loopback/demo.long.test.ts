import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type Manifest, sealManifest } from '../data/manifest.ts'
import { type ServiceProcess, startProcess } from '../testing/startProcess.ts'

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
  service = await startProcess(['demo', '--data', join(folder, 'data'), '--port', '0'])
  expect(service.address).not.toBe('')
  return service
}

it('builds its data at the first start, and releases the memory of the build', async () => {
  const { address, output } = await demo()
  expect(output()).toContain('Building the demo')
  expect(output()).not.toContain('There is no data')
  const metrics = await (await fetch(`${address}/metrics`)).text()
  const resident = Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1])
  expect(resident / 2 ** 20).toBeLessThan(450)
})

it('builds nothing at the second, and serves its samples under the port that it was given', async () => {
  const { address, output } = await demo()
  expect(output()).not.toContain('Building the demo')
  const query = 'api_key=demo&search_center=-34.9077,-56.2012&query=teatro+solis'
  const answer = await fetch(`${address}/geo/v2/search/json?${query}`)
  const { places } = (await answer.json()) as {
    places: { enhanced_contents: { photo_url: string } }[]
  }
  const photo = places[0]?.enhanced_contents.photo_url ?? ''
  expect(photo).toContain(`${address}/sample/`)
  expect((await fetch(photo)).headers.get('content-type')).toContain('image/svg+xml')
})

it('builds again the data of another version of the program', async () => {
  const path = join(folder, 'data/manifest.json')
  const { dataId: _, seal: __, ...manifest }: Manifest = JSON.parse(await readFile(path, 'utf8'))
  await writeFile(path, JSON.stringify(sealManifest({ ...manifest, program: 'older' })))
  const { output } = await demo()
  expect(output()).toContain('Another version of the program')
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ program: manifest.program })
})
