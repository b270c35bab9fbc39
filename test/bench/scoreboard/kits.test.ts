import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { dependenciesOf } from './buildKit.ts'
import { answerKit, isForKit } from './handleKit.ts'
import { withNulls, withoutFields } from './hostileReplies.ts'
import type { MeasuredKit } from './Kit.ts'
import { kits } from './kits.ts'
import { type Network, namesFor } from './Network.ts'

// Every kit file is tried without the kit.

const measured = kits.filter((kit): kit is MeasuredKit => !('absent' in kit))
const network: Network = { latency: 0, respond: (text) => ({ names: namesFor(text) }) }
let served = measured[0]
const server = createServer((request, response) => {
  if (served) void answerKit(served, network, request, response)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => server.close())

/** Sends a request of a kit like a prepared page. */
async function ask(kit: MeasuredKit, url: string, body?: string): Promise<string> {
  served = kit
  const { host, pathname, search } = new URL(url)
  const init = body === undefined ? {} : { method: 'POST', body }
  const response = await fetch(`${origin}/foreign/${host}${pathname}${search}`, init)
  return response.text()
}

describe.each(measured.map((kit) => [kit.name, kit] as const))('%s', (_, kit) => {
  test('its request for suggestions is recognized, and no other', () => {
    expect(kit.read(kit.sample)).toBe('te atro')
    const { origin: host } = new URL(kit.sample.url)
    expect(kit.read({ url: `${host}/v1/config`, body: '{}' })).toBe(undefined)
  })

  test('the places are in the answer, in their order', async () => {
    const answer = await ask(kit, kit.sample.url, kit.sample.body)
    const places = namesFor('te atro').map((name) => answer.indexOf(JSON.stringify(name)))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
  })

  test('a hostile answer keeps the first place alone', () => {
    const whole = kit.answer(namesFor('te'))
    for (const spoilt of [withoutFields(whole), withNulls(whole)]) {
      const text = JSON.stringify(spoilt)
      expect(text).toContain('"tez 1"')
      expect(text).not.toContain('"tez 2"')
    }
  })

  test('other requests have an object for an answer', async () => {
    const { origin: host } = new URL(kit.sample.url)
    expect(JSON.parse(await ask(kit, `${host}/v1/config`))).toEqual(expect.any(Object))
  })

  test('an app installs each package that the page imports, in one exact version', () => {
    const imported = [...kit.code.matchAll(/^ *import (?:.* from )?'((?:@[\w-]+\/)?[\w-]+)/gm)]
    const names = imported.map(([, name]) => name)
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) expect(Object.keys(kit.packages)).toContain(name)
    for (const version of Object.values(kit.packages))
      expect(version).toMatch(/^(packed|\d+\.\d+\.\d+)$/)
    expect(kit.code).toContain('export function mount(container')
    expect(kit.rows).toBeLessThanOrEqual(14)
  })
})

test('a kit has a name of its own, and an absent one a reason', () => {
  const names = kits.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const kit of kits) if ('absent' in kit) expect(kit.absent).toMatch(/\.$/)
})

test('packed packages are installed from their tarballs', () => {
  const kit = measured.find(({ name }) => name === 'Signpost') as MeasuredKit
  const versions = dependenciesOf(kit, { '@signpost/react': 'file:react.tgz' })
  expect(versions).toMatchObject({ '@signpost/react': 'file:react.tgz', react: '19.3.1' })
})

test('the server answers for other hosts and for the floor, not for files', () => {
  expect(['/foreign/a.example/x', '/geo/v2/suggestions/json', '/main.js'].map(isForKit)).toEqual([
    true,
    true,
    false,
  ])
})
