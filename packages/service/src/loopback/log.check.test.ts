import { existsSync } from 'node:fs'
import { type FileHandle, open, readFile, truncate } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type SmallData, smallData } from '../testing/smallData.ts'
import {
  type Program,
  type ServiceProcess,
  type SpawnOptions,
  spawnProgram,
  startProcess,
} from '../testing/startProcess.ts'

const suggest =
  '/geo/v2/suggestions/json?search_center=-34.906,-56.191&query=canelones&api_key=demo'

let data: SmallData
let file: FileHandle
const running: Program[] = []

beforeAll(async () => {
  data = await smallData()
  file = await open(`${data.folder}.log`, 'a')
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.kill()))
  await file.truncate()
})
afterAll(async () => {
  await file.close()
  await data.remove()
})

const command = (port = 0): string[] => ['serve', '--data', data.folder, '--port', String(port)]

async function serve(): Promise<ServiceProcess> {
  const service = await startProcess(command())
  running.push(service)
  return service
}

/** Serves with the output in a file, and resolves with the URL when the service answers. */
async function serveInto(options: SpawnOptions): Promise<Program & { url: string }> {
  // The port was free a moment ago, and no other program takes ports here.
  const free = await startProcess(command())
  await free.kill()
  const service = spawnProgram(
    command(free.port),
    { SIGNPOST_METRICS_PORT: String(free.port) },
    options,
  )
  running.push(service)
  await vi.waitFor(() => fetch(`${free.url}/healthz`), { timeout: 60_000, interval: 100 })
  return { ...service, url: free.url }
}

async function ask(url: string, times: number): Promise<void> {
  for (let left = times; left > 0; left -= 50) {
    const answers = await Promise.all(
      Array.from({ length: Math.min(left, 50) }, () => fetch(url + suggest)),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    await Promise.all(answers.map((answer) => answer.arrayBuffer()))
  }
}

const readinessOf = async (url: string): Promise<unknown> => {
  const response = await fetch(`${url}/readyz`)
  return [response.status, await response.json()]
}

async function figure(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const line = text.split('\n').find((line) => line.startsWith(name))
  return Number(line?.split(' ').at(-1))
}

async function expectFailing(url: string, reason: string): Promise<void> {
  expect(await readinessOf(url)).toMatchObject([200, { status: 'ready', log: 'failing' }])
  expect(await figure(url, `signpost_log_failing{reason="${reason}"}`)).toBe(1)
  expect(await figure(url, 'signpost_log_lines_lost_total')).toBeGreaterThan(0)
}

async function expectToEnd(service: Program): Promise<void> {
  service.signal('SIGTERM')
  expect(await service.ended).toBe(0)
}

describe('runs without a log, reports it, and stops on SIGTERM', () => {
  it.skipIf(!existsSync('/dev/full'))('on a full disk', async () => {
    const full = await open('/dev/full', 'w')
    const service = await serveInto({ stdout: full.fd })
    await full.close()
    await ask(service.url, 100)
    await expectFailing(service.url, 'ENOSPC')
    await expectToEnd(service)
    expect(service.output()).toBe('')
  })

  it('when its reader has exited', async () => {
    const service = await serve()
    expect(await readinessOf(service.url)).toMatchObject([200, { status: 'ready', log: 'ok' }])
    expect(await figure(service.url, 'signpost_log_failing')).toBe(0)
    service.child.stdout?.destroy()
    await ask(service.url, 100)
    await expectFailing(service.url, 'EPIPE')
    await expectToEnd(service)
  })

  it('when its reader is stuck', async () => {
    const service = await serve()
    service.child.stdout?.pause()
    await vi.waitFor(
      async () => {
        await ask(service.url, 500)
        await expectFailing(service.url, 'EAGAIN')
      },
      { timeout: 60_000, interval: 0 },
    )
    await expectToEnd(service)
  })
})

it('a log that can be written again continues with whole lines, and reports how many were lost', async () => {
  const path = `${data.folder}.log`
  // A file with a limit of 16 blocks fills up in the middle of a line, like a disk, and rarely at the end of one.
  const service = await serveInto({ stdout: file.fd, before: 'ulimit -f 16' })
  await ask(service.url, 100)
  await expectFailing(service.url, 'EFBIG')
  const lost = await figure(service.url, 'signpost_log_lines_lost_total')

  await truncate(path)
  await ask(service.url, 1)
  expect(await readinessOf(service.url)).toMatchObject([200, { status: 'ready', log: 'ok' }])
  const lines = (await readFile(path, 'utf8')).trim().split('\n')
  const entries = lines.map((line) => JSON.parse(line))
  expect(entries).toContainEqual(expect.objectContaining({ lost: expect.any(Number) }))
  const report = entries.find((entry) => 'lost' in entry)
  expect(report.lost).toBeGreaterThanOrEqual(lost)
  await expectToEnd(service)
})
