import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Browser, Request } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openPage } from '../../.scripts/chromium/openPage.ts'
import { launchEngine } from '../../.scripts/engines/launchEngine.ts'
import { root } from '../../.scripts/root.ts'
import { type RunningService, runProgram, startService } from './startService.ts'

let site: string
let host: ReturnType<typeof runProgram>
let archive: string
let service: RunningService
let browser: Browser

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'signpost-tiles-'))
  await build({
    configFile: join(root, 'vite.config.ts'),
    root: join(root, 'test/e2e/static-tiles'),
    logLevel: 'error',
    build: { outDir: site, emptyOutDir: true },
  })
  host = runProgram('service/src/testing/serveArchive.ts')
  let folder = ''
  for await (const line of createInterface({ input: host.stdout })) {
    if (!line.startsWith('{')) continue
    ;({ folder, url: archive } = JSON.parse(line))
    break
  }
  service = await startService(folder, site, 0, ['serve', '--tiles-url', archive])
  browser = await launchEngine()
})
afterAll(async () => {
  await browser?.close()
  await service?.kill()
  host?.kill()
  await rm(site, { recursive: true, force: true })
})

/** Opens the page, and returns its requests once the map is drawn. */
async function requestsOf(query: string): Promise<Request[]> {
  const requests: Request[] = []
  const { page, complaints } = await openPage(browser, `${service.address}/${query}`, {
    prepare: (page) => page.on('request', (request) => requests.push(request)),
  })
  onTestFinished(() => page.close())
  await expect.poll(() => page.evaluate(() => document.body.dataset.streets)).toMatch(/Canelones/)
  expect(complaints).toEqual([])
  return requests
}

test('a map draws tiles that the service reads from an archive on a static host', async () => {
  const urls = (await requestsOf('')).map((request) => request.url())
  expect(urls.filter((url) => url.includes('/tiles/16/')).length).toBeGreaterThan(0)
  expect(urls.filter((url) => url.startsWith(archive))).toEqual([])
})

test('a map draws tiles that it reads directly from the archive, part by part', async () => {
  const requests = await requestsOf(`?archive=${encodeURIComponent(archive)}`)
  expect(requests.filter((request) => request.url().includes('/tiles/'))).toEqual([])
  const ranges = requests
    .filter((request) => request.url().startsWith(archive))
    .map((request) => request.headers().range)
  expect(ranges.length).toBeGreaterThan(1)
  for (const range of ranges) expect(range).toMatch(/^bytes=\d+-\d+$/)
})
