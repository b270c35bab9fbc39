import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { OsmNode } from '../../../build/src/osm/OsmElement.ts'
import { writePbf } from '../../../build/src/osm/writePbf.ts'
import { cornerOfMontevideo } from '../../../build/src/testing/cornerOfMontevideo.ts'
import { freePort, type Nginx, nginxProgram, startNginx } from '../testing/startNginx.ts'
import { build, type ServiceProcess, spawnProgram, startProcess } from '../testing/startProcess.ts'

// Follows docs/deployment.md on an empty folder: its commands, its unit and its upstream, with free ports in place of the fixed ones.

const page = readFileSync(join(import.meta.dirname, '../../docs/deployment.md'), 'utf8')
const configuration = readFileSync(join(import.meta.dirname, '../../docs/configuration.md'), 'utf8')

function block(text: string, language: string): string {
  const found = text.split(`\`\`\`${language}\n`)[1]?.split('```')[0]
  if (found === undefined) throw new Error(`There is no block "${language}".`)
  return found
}

const instances = ['1', '2', '3'] as const
/** A place of the second extract. */
const bar: OsmNode = {
  type: 'node',
  id: 999_001,
  lat: -34.9062,
  lon: -56.1912,
  tags: { amenity: 'bar', name: 'Bar Nuevo' },
}
const suggest = (query: string): string =>
  `/geo/v2/suggestions/json?api_key=a-key-for-browsers&search_center=-34.906,-56.191&query=${encodeURIComponent(query)}`

/** The suggestions for the name of the bar, as text. */
async function findBar(url: string): Promise<string> {
  return (await fetch(url + suggest('bar nuevo'))).text()
}

describe.skipIf(nginxProgram === undefined)(
  'docs/deployment.md, followed on an empty folder',
  () => {
    let folder: string
    let nginx: Nginx
    let url: string
    const ports = new Map<string, string>()
    const processes = new Map<string, ServiceProcess>()

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'signpost-deployment-'))
      await writeExtract([])
      // The rates of the page are for people, not for the clients of this test.
      const keys = block(configuration, 'json keys').replaceAll(
        /"(rate|burst)": \d+/g,
        '"$1": 100000',
      )
      await writeFile(join(folder, 'keys.json'), keys)
      for (const instance of instances) {
        for (const port of [`808${instance}`, `910${instance}`]) {
          ports.set(port, String(await freePort()))
        }
      }
    })
    afterAll(async () => {
      await nginx?.close()
      await Promise.all([...processes.values()].map((process) => process.kill()))
      await rm(folder, { recursive: true })
    })

    async function writeExtract(nodes: readonly OsmNode[]): Promise<void> {
      const firstWay = cornerOfMontevideo.findIndex(({ type }) => type !== 'node')
      const elements = cornerOfMontevideo.toSpliced(firstWay, 0, ...nodes)
      const file = join(folder, 'region.osm.pbf')
      await writePbf(file, { date: new Date('2026-01-02T03:04:05Z') }, elements)
    }

    /** Runs the command of the page that builds the data. */
    async function buildData(): Promise<void> {
      const steps = block(page, 'sh steps')
      expect(steps).toMatch(/^cd \/srv\/signpost\nnpm install /)
      const [, args = ''] = /^npx signpost-build (.+)$/m.exec(steps) ?? []
      const program = spawnProgram(
        // The areas of the world take a minute, and nothing here asks for them.
        [...args.split(' '), '--region-only'],
        {},
        { main: build, before: `cd ${folder}` },
      )
      expect(await program.ended, program.output()).toBe(0)
    }

    /** Starts a process with the settings of its unit. */
    async function start(instance: string): Promise<void> {
      const unit = block(page, 'ini unit').replaceAll('%i', instance)
      const settings = [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = '']) =>
        line.split(' ').map((setting) => setting.split('=') as [string, string]),
      )
      const { PATH: _, ...env } = Object.fromEntries(settings)
      const [, command = ''] = /^ExecStart=\S+\/signpost-service (.+)$/m.exec(unit) ?? []
      const args = command.replaceAll(/\b(?:808|910)\d\b/g, (port) => ports.get(port) ?? port)
      const process = await startProcess(
        args.split(' '),
        { SIGNPOST_METRICS_PORT: undefined, ...env },
        { before: `cd ${folder}` },
      )
      if (process.url === '') throw new Error(process.output())
      processes.set(instance, process)
    }

    /** The statuses of requests that clients send until the change is complete. */
    async function statusesDuring(change: () => Promise<void>): Promise<Map<number, number>> {
      const statuses = new Map<number, number>()
      let isOver = false
      const clients = Array.from({ length: 8 }, async (_, client) => {
        for (let turn = client; !isOver; turn++) {
          const text = ['canelones', 'san jose', 'c', 'canelones 1100'][turn % 4] ?? ''
          const status = await fetch(url + suggest(text)).then(
            async (response) => {
              await response.arrayBuffer()
              return response.status
            },
            () => 0,
          )
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
          // The balancer allows 100 requests a second.
          await new Promise((resolve) => setTimeout(resolve, 100))
        }
      })
      await change()
      isOver = true
      await Promise.all(clients)
      return statuses
    }

    it('has three processes behind nginx', async () => {
      await buildData()
      for (const instance of instances) await start(instance)
      const upstream = block(page, 'nginx upstream').replaceAll(
        /\b808\d\b/g,
        (port) => ports.get(port) ?? port,
      )
      nginx = await startNginx({ folder, upstream })
      url = `http://127.0.0.1:${nginx.port}`
      expect((await fetch(url + suggest('canelones'))).status).toBe(200)
      expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ status: 'ready' })
      const style = await (await fetch(`${url}/style.json`)).text()
      expect(style).toContain('https://geo.example/tiles/')
    })

    it('has metrics of each process on a port of its own, and none behind the balancer', async () => {
      expect((await fetch(`${url}/metrics`)).status).toBe(404)
      for (const instance of instances) {
        const metrics = await fetch(`http://127.0.0.1:${ports.get(`910${instance}`)}/metrics`)
        expect(await metrics.text()).toContain('signpost_part_up{part="places"} 1')
      }
    })

    it('answers from new data after a reload, without a lost request', async () => {
      expect(await findBar(url)).not.toContain('Bar Nuevo')
      expect(block(page, 'ini unit')).toContain('ExecReload=/bin/kill -HUP $MAINPID')
      const statuses = await statusesDuring(async () => {
        await writeExtract([bar])
        await buildData()
        for (const process of processes.values()) process.signal('SIGHUP')
        for (const process of processes.values()) {
          await vi.waitFor(async () => expect(await findBar(process.url)).toContain('Bar Nuevo'))
        }
      })
      expect([...statuses.keys()]).toEqual([200])
      expect(statuses.get(200)).toBeGreaterThan(50)
    })

    it('restarts one process after the other, without a lost request', async () => {
      const statuses = await statusesDuring(async () => {
        for (const instance of instances) {
          const process = processes.get(instance)
          process?.signal('SIGTERM')
          expect(await process?.ended).toBe(0)
          await start(instance)
        }
      })
      expect([...statuses.keys()]).toEqual([200])
      expect(await findBar(url)).toContain('Bar Nuevo')
    })
  },
)
