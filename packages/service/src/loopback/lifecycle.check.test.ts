import { once } from 'node:events'
import {
  appendFile,
  cp,
  open,
  readFile,
  rename,
  rm,
  truncate,
  unlink,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { hashFiles } from '../data/hashFiles.ts'
import { sealManifest } from '../data/manifest.ts'
import { answerNoWay, type SlowRouter, slowRouter, slowWay } from '../testing/slowRouter.ts'
import { type SmallData, smallData } from '../testing/smallData.ts'
import { openSocket } from '../testing/sockets.ts'
import { type ServiceProcess, spawnProgram, startProcess } from '../testing/startProcess.ts'

let data: SmallData
const running: ServiceProcess[] = []

beforeAll(async () => {
  data = await smallData()
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.kill()))
})
afterAll(() => data.remove())

async function serve(args: readonly string[] = [], env = {}): Promise<ServiceProcess> {
  const service = await startProcess(['serve', '--data', data.folder, '--port', '0', ...args], env)
  running.push(service)
  return service
}

describe('refuses to start, with one line that gives the reason', () => {
  const index = 'places.sqlite'
  const faults: [name: string, damage: (folder: string) => Promise<void>, reason: string][] = [
    ['Index missing', (folder) => unlink(join(folder, index)), `${index} is missing`],
    ['Index truncated', (folder) => truncate(join(folder, index), 8192), `${index} has 8192 bytes`],
    ['Index bit-flipped', (folder) => flipBit(join(folder, index)), `${index} has been altered`],
    ['Index of another version', otherVersion, 'have version 999'],
    ['no data', (folder) => rm(folder, { recursive: true }), 'There is no data in'],
  ]

  it.each(faults)('%s', async (_, damage, reason) => {
    const folder = `${data.folder}-damaged`
    await cp(data.folder, folder, { recursive: true })
    try {
      await damage(folder)
      const service = await startProcess(['serve', '--data', folder, '--port', '0'])
      running.push(service)
      expect(await service.ended).toBe(1)
      expect(service.output()).toContain(reason)
      expect(service.output().trim()).not.toContain('\n')
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })

  it.each([
    [['--port', 'eighty'], '--port must be'],
    [['--nothing'], '--nothing'],
    [['--keys', '/nothing/keys.json'], '/nothing/keys.json'],
    [['--overlay', '/nothing/overlay.json'], 'There is nothing at /nothing/overlay.json'],
    [['--static', '/nothing/site'], 'There is nothing at /nothing/site'],
    [['--static', import.meta.filename], '--static must be a folder'],
    [['--host', '192.0.2.1', '--keys', import.meta.filename], 'the keys must be JSON'],
  ])('with %j', async (args, reason) => {
    const service = await serve(args)
    expect(await service.ended).toBe(1)
    expect(service.output()).toContain(reason)
    expect(service.output().trim()).not.toContain('\n')
  })

  it('a port that is taken', async () => {
    const first = await serve()
    const second = await serve(['--port', String(first.port)])
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain(`listens on 127.0.0.1:${first.port}: stop it, or choose`)
    expect(second.output().trim()).not.toContain('\n')
  })
})

it('prints a search that has results', async () => {
  const { output } = await serve()
  const [, url = ''] = output().match(/^ {2}Try +curl "(.+)"$/m) ?? []
  const { places } = await (await fetch(url)).json()
  expect(places).not.toEqual([])
})

it('--verify: finds a silently flipped bit', async () => {
  const folder = `${data.folder}-verified`
  await cp(data.folder, folder, { recursive: true })
  const path = join(folder, 'places.sqlite')
  try {
    // Every file system can store a whole number of seconds.
    await utimes(path, 1_700_000_000, 1_700_000_000)
    const start = async (...args: string[]): Promise<ServiceProcess> => {
      const service = await startProcess(['serve', '--data', folder, '--port', '0', ...args])
      running.push(service)
      return service
    }
    await (await start()).kill()
    await flipBit(path)
    await utimes(path, 1_700_000_000, 1_700_000_000)
    expect((await start()).url).not.toBe('')
    const verifying = await start('--verify')
    expect(await verifying.ended).toBe(1)
    expect(verifying.output()).toContain('places.sqlite has been altered')
    expect(verifying.output().trim()).not.toContain('\n')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

it('--help lists the flags of a command; an unknown command lists the existing ones', async () => {
  const [help, serveHelp, unknown, build] = [['-h'], ['serve', '--help'], ['serv'], ['build']].map(
    (args) => spawnProgram(args),
  )
  expect([await help?.ended, await serveHelp?.ended, await unknown?.ended]).toEqual([0, 0, 2])
  expect(help?.output()).toMatch(/--port PORT[\s\S]+signpost-service load/)
  expect(serveHelp?.output()).toContain('--port PORT')
  expect(serveHelp?.output()).not.toContain('--region')
  expect(unknown?.output().trim()).toBe(
    'There is no command "serv": signpost-service has serve, load, prune, and --help.',
  )
  expect(await build?.ended).toBe(2)
  expect(build?.output()).toContain('The command "build" is in @signpost/build')
})

async function flipBit(path: string): Promise<void> {
  const file = await open(path, 'r+')
  const byte = Buffer.alloc(1)
  await file.read(byte, 0, 1, 4097)
  await file.write(Buffer.from([(byte[0] ?? 0) ^ 1]), 0, 1, 4097)
  await file.close()
}

async function otherVersion(folder: string): Promise<void> {
  const path = join(folder, 'manifest.json')
  const manifest: object = JSON.parse(await readFile(path, 'utf8'))
  await writeFile(path, JSON.stringify({ ...manifest, version: 999 }))
}

const suggest = (key: string): string =>
  `/geo/v2/suggestions/json?search_center=-34.906,-56.191&query=canelones&api_key=${key}`

describe('with a request under way', () => {
  let router: SlowRouter
  beforeAll(async () => {
    router = await slowRouter()
  })
  afterAll(() => router.close())

  it('SIGTERM: not ready, drains, exits 0', async () => {
    const service = await serve(['--valhalla-url', router.url, '--drain', '2'])
    const question = router.asked()
    const underWay = fetch(service.url + slowWay)
    const response = await question

    service.signal('SIGTERM')
    await vi.waitFor(async () => {
      expect((await fetch(`${service.url}/readyz`)).status).toBe(503)
    })
    expect((await fetch(service.url + suggest('demo'))).status).toBe(200)
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200)

    // The service no longer listens, and still finishes the running request.
    await vi.waitFor(async () => {
      await expect(fetch(`${service.url}/healthz`)).rejects.toThrow()
    })
    answerNoWay(response)
    expect((await underWay).status).toBe(204)
    expect(await service.ended).toBe(0)
  })

  it('an aborted client stops its work', async () => {
    const service = await serve(['--valhalla-url', router.url])
    const question = router.asked()
    const socket = await openSocket(
      service.port,
      `GET ${slowWay} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    )
    const response = await question
    const stopped = once(response, 'close')
    socket.destroy()
    await stopped
    expect((await fetch(service.url + suggest('demo'))).status).toBe(200)
  })

  it('A handler that throws: fails only its request', async () => {
    const service = await serve(['--valhalla-url', router.url])
    const question = router.asked()
    const underWay = fetch(service.url + slowWay)
    const response = await question
    response.end('{"trip": 17}')
    const answer = await underWay
    expect(answer.status).toBe(500)
    const body = await answer.text()
    expect(JSON.parse(body)).toEqual({
      error: { code: 'internal', message: expect.stringMatching(/\.$/) },
    })
    expect(body).not.toMatch(/\bat \/|\.ts|node:/)
    expect((await fetch(service.url + suggest('demo'))).status).toBe(200)
  })
})

it('SIGHUP: reloads the keys, and keeps the old ones when it cannot', async () => {
  const file = `${data.folder}-keys.json`
  const write = (key: string) => writeFile(file, JSON.stringify({ keys: [{ name: 'web', key }] }))
  await write('first')
  const service = await serve(['--keys', file])
  const statusOf = async (key: string) => (await fetch(service.url + suggest(key))).status
  expect([await statusOf('first'), await statusOf('second')]).toEqual([200, 401])

  await write('second')
  service.signal('SIGHUP')
  await vi.waitFor(async () => expect(await statusOf('second')).toBe(200))
  expect(await statusOf('first')).toBe(401)

  await appendFile(file, '}')
  service.signal('SIGHUP')
  await vi.waitFor(() => expect(service.output()).toContain('the keys were not reloaded'))
  expect(await statusOf('second')).toBe(200)
  expect(service.output()).not.toMatch(/"(?:first|second)"/)
})

it('SIGHUP: answers from new data in its folder, loses no request, and keeps the old data when it cannot read those', async () => {
  const own = await smallData()
  const service = await startProcess(['serve', '--data', own.folder, '--port', '0'])
  running.push(service)
  const buildOf = async () => (await (await fetch(`${service.url}/readyz`)).json()).places.data
  const first = await buildOf()
  const paths = [suggest('demo'), '/tiles/14/5638/9878.mvt']
  const statuses = new Set<number>()
  let isOver = false
  const clients = Array.from({ length: 6 }, async (_, client) => {
    while (!isOver) {
      const response = await fetch(service.url + paths[client % 2])
      statuses.add(response.status)
      await response.arrayBuffer()
    }
  })

  const second = await replaceData(own.folder)
  expect(await buildOf()).toBe(first)
  service.signal('SIGHUP')
  await vi.waitFor(async () => expect(await buildOf()).toBe(second))

  await truncate(join(own.folder, 'manifest.json'), 40)
  service.signal('SIGHUP')
  await vi.waitFor(() => expect(service.output()).toContain('the data were not reloaded'))
  expect(await buildOf()).toBe(second)
  isOver = true
  await Promise.all(clients)
  expect([...statuses].sort()).toEqual([200])
  // The service ends although the previous data are still open.
  service.signal('SIGTERM')
  expect(await service.ended).toBe(0)
  await own.remove()
})

/** Replaces a data folder with another build, like `signpost-build`. Returns the id of the build. */
async function replaceData(folder: string): Promise<string> {
  const next = `${folder}-next`
  await cp(folder, next, { recursive: true })
  await appendFile(join(next, 'NOTICE.md'), 'Built again.\n')
  const file = join(next, 'manifest.json')
  await rm(file)
  await rm(join(next, 'checked.json'), { force: true })
  const {
    dataId: _,
    seal: __,
    ...manifest
  } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))
  const sealed = sealManifest({ ...manifest, files: await hashFiles(next) })
  await writeFile(file, JSON.stringify(sealed))
  await rename(folder, `${folder}-before`)
  await rename(next, folder)
  return sealed.dataId
}

it('more searches than may wait: 503 with the time to wait', async () => {
  const service = await serve(['--workers', '1', '--queue', '0', '--cache', '0'])
  const url = service.url + suggest('demo')
  await vi.waitFor(async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => fetch(url)))
    const refused = answers.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(0)
    for (const { headers } of refused) expect(headers.get('retry-after')).toBe('1')
  })
  expect((await fetch(url)).status).toBe(200)
})
