import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type ServiceProcess, startProcess } from '../testing/startProcess.ts'

/** Stands for a Photon server. */
const provider = createServer((_, response) => {
  response.setHeader('Content-Type', 'application/json')
  const properties = { osm_key: 'tourism', osm_value: 'museum', name: 'Altes Museum' }
  const geometry = { type: 'Point', coordinates: [13.3976, 52.5192] }
  response.end(JSON.stringify({ features: [{ type: 'Feature', geometry, properties }] }))
})
let url: string
let service: ServiceProcess

beforeAll(async () => {
  await once(provider.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
})
afterEach(() => service.kill())
afterAll(() => void provider.close())

it('a provider replaces the data of the service', async () => {
  service = await startProcess(['serve', '--places', `photon=${url}`, '--port', '0'])
  const answer = await fetch(
    `${service.address}/geo/v2/suggestions/json?api_key=demo&search_center=52.52,13.405&query=m`,
  )
  expect(await answer.json()).toMatchObject({ suggests: [{ line1: 'Altes Museum' }] })
  service.signal('SIGTERM')
  expect(await service.ended).toBe(0)
})

it.each(['--data', '--overlay', '--valhalla-url', '--workers'])(
  '%s applies to own data, and is refused with a provider',
  async (flag) => {
    service = await startProcess([
      'serve',
      '--places',
      `photon=${url}`,
      flag,
      flag === '--workers' ? '2' : 'http://h',
    ])
    expect(await service.ended).toBe(1)
    expect(service.output()).toContain(`${flag} is of a service with its own data`)
  },
)
