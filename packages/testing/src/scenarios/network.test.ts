import { describe, expect, test } from 'vitest'
import { createFakeClock } from '../fakes/createFakeClock.ts'
import { createGeoFetch, type GeoFetch } from '../fetch/createGeoFetch.ts'
import { ask, goodRequests } from '../testing/ask.ts'
import type { Scenario } from './Scenario.ts'

const with_ = (...scenarios: Scenario[]): GeoFetch => createGeoFetch({ scenarios })

/** True when a promise has settled after everything that can happen without time passing. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false
  promise.then(
    () => (settled = true),
    () => (settled = true),
  )
  for (let turn = 0; turn < 50; turn++) await Promise.resolve()
  return settled
}

describe('latency', () => {
  test('answers only when the time has passed', async () => {
    const clock = createFakeClock({ now: 0 })
    const geoFetch = createGeoFetch({ clock, scenarios: [{ kind: 'latency', ms: 200 }] })
    const sent = ask(geoFetch, 'category_list')
    clock.advance(199)
    expect(await isSettled(sent)).toBe(false)
    clock.advance(1)
    expect((await sent).status).toBe(200)
  })

  test('can be computed for each call', async () => {
    const clock = createFakeClock({ now: 0 })
    const geoFetch = createGeoFetch({
      clock,
      scenarios: [{ kind: 'latency', ms: ({ parameters }) => Number(parameters.brand_rank_max) }],
    })
    const brands = (rank: string) =>
      ask(geoFetch, 'brand_list', { country: 'URY', brand_rank_max: rank })
    const [slow, quick] = [brands('5'), brands('1')]
    clock.advance(1)
    expect(await isSettled(quick)).toBe(true)
    expect(await isSettled(slow)).toBe(false)
    clock.advance(4)
    expect(await isSettled(slow)).toBe(true)
  })
})

test('offline: a TypeError, as fetch rejects', async () => {
  await expect(ask(with_({ kind: 'offline' }), 'category_list')).rejects.toBeInstanceOf(TypeError)
})

test('cut: a 200 whose body breaks off after its beginning', async () => {
  const response = await ask(with_({ kind: 'cut' }), 'category_list')
  expect(response.status).toBe(200)
  const reader = response.body?.getReader()
  expect((await reader?.read())?.value?.byteLength).toBeGreaterThan(100)
  await expect(reader?.read()).rejects.toBeInstanceOf(TypeError)
})

test('hang: never answers', async () => {
  expect(await isSettled(ask(with_({ kind: 'hang' }), 'category_list'))).toBe(false)
})

test('drip: sends one byte after another, at its pace', async () => {
  const clock = createFakeClock({ now: 0 })
  const geoFetch = createGeoFetch({ clock, scenarios: [{ kind: 'drip', everyMs: 10 }] })
  const reader = (await ask(geoFetch, 'category_list')).body?.getReader()
  for (let byte = 0; byte < 5; byte++) {
    const next = reader?.read() ?? Promise.reject()
    expect(await isSettled(next)).toBe(false)
    clock.advance(10)
    expect((await next).value?.byteLength).toBe(1)
  }
  await reader?.cancel()
  expect(clock.pending).toBe(0)
})

describe('out of order', () => {
  /** The names of the calls, in the order in which their bodies arrived. */
  async function arrivals(geoFetch: GeoFetch, names: readonly string[]): Promise<string[]> {
    const arrived: string[] = []
    const read = async (name: string): Promise<void> => {
      const { search_center = '' } = goodRequests.suggestions ?? {}
      const response = await ask(geoFetch, 'suggestions', { search_center, query: name })
      await response.json()
      arrived.push(name)
    }
    await Promise.all(names.map(read))
    return arrived
  }

  test('answers the first call after the second', async () => {
    const geoFetch = with_({ kind: 'out-of-order' })
    expect(await arrivals(geoFetch, ['t', 'te', 'tea'])).toEqual(['te', 'tea', 't'])
  })

  test('answers several calls from the last to the first', async () => {
    const geoFetch = with_({ kind: 'out-of-order', waiting: 3 })
    expect(await arrivals(geoFetch, ['t', 'te', 'tea', 'teat'])).toEqual(['teat', 'tea', 'te', 't'])
  })

  test('an aborted call does not delay earlier ones', async () => {
    const geoFetch = with_({ kind: 'out-of-order', waiting: 2 })
    const controller = new AbortController()
    const first = ask(geoFetch, 'category_list')
    const second = ask(geoFetch, 'category_list', {}, { signal: controller.signal })
    controller.abort()
    await expect(second).rejects.toMatchObject({ name: 'AbortError' })
    await (await ask(geoFetch, 'category_list')).text()
    expect((await first).status).toBe(200)
  })
})

describe('the scope of a scenario', () => {
  const statuses = async (geoFetch: GeoFetch, ...paths: string[]): Promise<number[]> => {
    const found: number[] = []
    for (const path of paths) found.push((await ask(geoFetch, path, goodRequests[path])).status)
    return found
  }

  test('applies to all operations, one, or some', async () => {
    const error = { kind: 'error', status: 500 } as const
    const asked = ['suggestions', 'search', 'brand_list']
    expect(await statuses(with_(error), ...asked)).toEqual([500, 500, 500])
    expect(await statuses(with_({ ...error, on: 'search' }), ...asked)).toEqual([200, 500, 200])
    expect(await statuses(with_({ ...error, on: ['suggest', 'listBrands'] }), ...asked)).toEqual([
      500, 200, 500,
    ])
  })

  test('applies once or n times, and later scenarios wait behind an error', async () => {
    const geoFetch = with_(
      { kind: 'error', status: 503, times: 2 },
      { kind: 'error', status: 429, times: 1, on: 'search' },
    )
    const asked = ['search', 'search', 'brand_list', 'search', 'search']
    expect(await statuses(geoFetch, ...asked)).toEqual([503, 503, 200, 429, 200])
  })

  test('applies added scenarios after the earlier ones', async () => {
    const clock = createFakeClock({ now: 0 })
    const geoFetch = createGeoFetch({ clock, scenarios: [{ kind: 'latency', ms: 50 }] })
    geoFetch.use({ kind: 'no-content' })
    const sent = ask(geoFetch, 'category_list')
    expect(await isSettled(sent)).toBe(false)
    clock.advance(50)
    expect((await sent).status).toBe(204)
  })
})
