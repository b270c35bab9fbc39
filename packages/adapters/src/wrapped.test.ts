import { createFakeClock } from '@signpost/testing'
import { expect, test } from 'vitest'
import {
  type Adapter,
  combine,
  defineAdapter,
  type FallbackAnswer,
  places,
  withCache,
  withFallback,
  within,
  withRateLimit,
} from './index.ts'

const path = 'https://app.example/geo/v2/search/json'

function counting(name: string, { mayStore = true, status = 200 } = {}) {
  let calls = 0
  const adapter: Adapter = defineAdapter(
    {
      name,
      title: name,
      terms: { map: 'any', store: mayStore, attribution: [{ text: name }], uses: 'any' },
      has: places({
        suggest: async () => [{ kind: 'area', place: { name } }],
        search: async (_, { ask }) => {
          calls += 1
          await ask('https://provider.example')
          return [{ kind: 'area', place: { name } }]
        },
      }),
    },
    { fetch: async () => Response.json({}, { status }) },
  )
  return { adapter, calls: () => calls }
}

async function nameOf(adapter: Adapter, query = 'query=a&search_center=1,2'): Promise<string> {
  const response = await adapter(new Request(`${path}?${query}`))
  return response.ok ? (await response.json()).places[0].name : String(response.status)
}

test('withCache sends equal requests once for all callers, until the answer expires', async () => {
  const clock = createFakeClock({ now: '2026-05-06T10:00:00Z' })
  const { adapter, calls } = counting('a')
  const cached = withCache(adapter, { seconds: 60, clock })
  expect(await nameOf(cached, 'query=a&search_center=1,2&api_key=x')).toBe('a')
  expect(await nameOf(cached, 'search_center=1,2&query=a&api_key=y')).toBe('a')
  expect(calls()).toBe(1)
  await cached(
    new Request(`${path}?query=a&search_center=1,2`, { headers: { 'Accept-Language': 'de' } }),
  )
  expect(calls()).toBe(2)
  clock.advance(60_000)
  await nameOf(cached)
  expect(calls()).toBe(3)
})

test('withCache drops the least recently used answer', async () => {
  const { adapter, calls } = counting('a')
  const cached = withCache(adapter, { most: 2 })
  for (const query of ['a', 'b', 'a', 'c', 'a', 'b']) {
    await nameOf(cached, `query=${query}&search_center=1,2`)
  }
  expect(calls()).toBe(4)
})

test('withCache stores neither failures nor answers that forbid it', async () => {
  for (const options of [{ mayStore: false }, { status: 500 }]) {
    const { adapter, calls } = counting('a', options)
    const cached = withCache(adapter)
    await nameOf(cached)
    await nameOf(cached)
    expect(calls()).toBe(2)
  }
})

test('withRateLimit refuses requests beyond the limit, with the time to wait', async () => {
  const clock = createFakeClock({ now: '2026-05-06T10:00:00Z' })
  const { adapter, calls } = counting('a')
  const limited = withRateLimit(adapter, { perSecond: 0.5, clock })
  expect(await nameOf(limited)).toBe('a')
  const refused = await limited(new Request(`${path}?query=a&search_center=1,2`))
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '2'])
  clock.advance(2000)
  expect(await nameOf(limited)).toBe('a')
  expect(calls()).toBe(2)
})

test('withRateLimit never states a time to wait after which a request is still refused', async () => {
  const clock = createFakeClock({ now: 0 })
  const { adapter } = counting('a')
  const limited = withRateLimit(adapter, { perSecond: 0.4, clock })
  expect(await nameOf(limited)).toBe('a')
  const refused = await limited(new Request(`${path}?query=a&search_center=1,2`))
  clock.advance(Number(refused.headers.get('Retry-After')) * 1000)
  expect(await nameOf(limited)).toBe('a')
})

test('withRateLimit permits no more requests when the clock goes back', async () => {
  let now = 1e12
  const clock = { ...createFakeClock({ now }), now: () => now }
  const { adapter, calls } = counting('a')
  const limited = withRateLimit(adapter, { perSecond: 1, clock })
  expect(await nameOf(limited)).toBe('a')
  now -= 3_600_000
  expect(await nameOf(limited)).toBe('429')
  expect(calls()).toBe(1)
})

test.each([
  [429, 'b'],
  [500, 'b'],
  [200, 'a'],
])('withFallback: when the first answers %i, %s answers', async (status, name) => {
  const both = withFallback(counting('a', { status }).adapter, counting('b').adapter)
  expect(await nameOf(both)).toBe(name)
  expect(both.capabilities.terms.attribution).toEqual([{ text: 'a' }, { text: 'b' }])
})

test('withFallback: when both are down, the first answers', async () => {
  const both = withFallback(
    counting('a', { status: 429 }).adapter,
    counting('b', { status: 500 }).adapter,
  )
  expect(await nameOf(both)).toBe('429')
})

test.each([
  [['a'], 'b', 1],
  [['a', 'b'], 'a', 1],
  [['b'], 'a', 0],
])('withFallback: when the answers of %j are weak, %s answers', async (weak, name, calls) => {
  const [first, second] = [counting('a'), counting('b')]
  const isWeak = ({ operation, body }: FallbackAnswer): boolean =>
    operation === 'search' && weak.includes(body?.places?.[0]?.name ?? '')
  expect(await nameOf(withFallback(first.adapter, second.adapter, { isWeak }))).toBe(name)
  expect(second.calls()).toBe(calls)
})

test('withFallback: when the first is down, even a weak answer of the second is used', async () => {
  const [first, second] = [counting('a', { status: 500 }), counting('b')]
  const isWeak = (): boolean => true
  expect(await nameOf(withFallback(first.adapter, second.adapter, { isWeak }))).toBe('b')
})

test('withFallback: an empty answer may be weak, but not that of a chosen suggestion', async () => {
  const found: Adapter = defineAdapter({
    name: 'none',
    title: 'None',
    terms: { map: 'any', store: true, attribution: [], uses: 'any' },
    has: places({ search: async () => [], details: async () => undefined }),
  })
  const isWeak = ({ body }: FallbackAnswer): boolean => body === undefined
  const { adapter, calls } = counting('b')
  const both = withFallback(found, adapter, { isWeak })
  expect(await nameOf(both)).toBe('b')
  const chosen = await both(new Request(`${path}?search_filter=none:%22x%22&search_center=1,2`))
  expect(chosen.status).toBe(204)
  expect(calls()).toBe(1)
})

test('withFallback: looks up a suggestion only at the provider that suggested it', async () => {
  const [a, b] = [counting('a', { status: 500 }), counting('b')]
  const both = withFallback(a.adapter, b.adapter)
  const suggest = path.replace('search', 'suggestions')
  const response = await b.adapter(new Request(`${suggest}?query=a&search_center=1,2`))
  const { suggests } = await response.json()
  const filter = encodeURIComponent(suggests[0].search_filter)
  expect(await nameOf(both, `search_filter=${filter}&search_center=1,2`)).toBe('b')
  expect(a.calls()).toBe(0)
  const foreign = await both(new Request(`${path}?search_filter=a:e30&search_center=1,2`))
  expect(foreign.status).toBe(400)
  expect(b.calls()).toBe(0)
})

test('within: selects a provider by country, also over the 180th meridian', async () => {
  const uruguay = { north: -30, east: -53, south: -35, west: -59 }
  const fiji = { north: -12, east: -178, south: -21, west: 177 }
  const world = combine(
    within(uruguay, counting('uy').adapter),
    within(fiji, counting('fj').adapter),
    counting('world').adapter,
  )
  expect(await nameOf(world, 'query=a&search_center=-34.9,-56.2')).toBe('uy')
  expect(await nameOf(world, 'query=a&search_center=-18,179.5')).toBe('fj')
  expect(await nameOf(world, 'query=a&search_center=-18,-179')).toBe('fj')
  // The edges are part of the box.
  expect(await nameOf(world, 'query=a&search_center=-12,177')).toBe('fj')
  expect(await nameOf(world, 'query=a&search_center=-21,-178')).toBe('fj')
  expect(await nameOf(world, 'query=a&search_center=-35,-59')).toBe('uy')
  expect(await nameOf(world, 'query=a&search_center=52.5,13.4')).toBe('world')
})

test.each(['countries=DEU', 'bounds=52,13,53,14', 'iterator_status=2'])(
  'refuses options that no provider has, instead of ignoring them: %s',
  async (parameter) => {
    const { adapter, calls } = counting('a')
    expect(await nameOf(adapter, `query=a&search_center=1,2&${parameter}`)).toBe('400')
    expect(calls()).toBe(0)
  },
)
