import { createGeoFetch } from '@signpost/testing'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { likeADevice, withoutStream } from '../test/likeADevice.ts'
import { montevideo } from '../test/montevideo.ts'

const options = {
  baseUrl: 'https://geo.example/',
  apiKey: 'test',
  fetch: withoutStream(createGeoFetch()),
}

test('the names of @signpost/react/native', async () => {
  likeADevice()
  expect(Object.keys(await import('./native.ts')).sort()).toMatchInlineSnapshot(`
    [
      "SignpostProvider",
      "coordinates",
      "defineSource",
      "location",
      "pinned",
      "queryStatus",
      "recent",
      "rowText",
      "service",
      "systemClock",
      "useBrands",
      "useCapabilities",
      "useCategories",
      "useDirections",
      "useForwardGeocode",
      "useMessages",
      "useNotice",
      "usePlaceSearchEngine",
      "useQueryStatus",
      "useReverseGeocode",
      "useRouteLegs",
      "useSearch",
      "useSignpost",
      "useSuggestions",
    ]
  `)
})

test('the client sends requests, and reads answers that have no stream', async () => {
  likeADevice()
  const { createGeoClient } = await import('@signpost/client')
  const client = createGeoClient({
    ...options,
    transformRequest: ({ url, ...request }) => {
      url.searchParams.set('source', 'app')
      return { url, ...request }
    },
  })
  const { suggestions } = await client.suggest({ query: 'teatro sol', near: montevideo })
  expect(suggestions[0]?.line1).toBe('Teatro Solís')
  const { places } = await client.search({ query: 'teatro sol', near: montevideo })
  expect(places[0]).toMatchObject({ name: 'Teatro Solís' })
  expect((await client.listCategories()).length).toBeGreaterThan(0)
  expect(await client.reverseGeocode({ coordinate: montevideo })).toBeDefined()
  expect(() => createGeoClient({ baseUrl: 'geo.example' })).toThrow('`baseUrl` must be')
})

test('an error of the service is read from an answer without a stream', async () => {
  likeADevice()
  const { createGeoClient } = await import('@signpost/client')
  const fetch = withoutStream(async () => Response.json({ error: 'busy' }, { status: 503 }))
  const asked = createGeoClient({ ...options, fetch }).suggest({ query: 'a', near: montevideo })
  await expect(asked).rejects.toMatchObject({ kind: 'service', status: 503 })
})

test('the queries have keys and answers', async () => {
  likeADevice()
  const { createConnection } = await import('@signpost/client')
  const { searchQuery, suggestionsQuery } = await import('./queries/index.ts')
  const connection = createConnection(options)
  const queryClient = new QueryClient()
  const asked = { query: 'teatro sol', near: montevideo }
  const { suggestions } = await queryClient.fetchQuery(suggestionsQuery(connection, asked))
  expect(suggestions[0]?.line1).toBe('Teatro Solís')
  const { pages } = await queryClient.fetchInfiniteQuery(searchQuery(connection, asked))
  expect(pages[0]?.places[0]?.name).toBe('Teatro Solís')
  queryClient.clear()
})

test('the engine finds rows for a text, and looks up the place behind a choice', async () => {
  likeADevice()
  const { createConnection } = await import('@signpost/client')
  const { startEngine } = await import('../test/startEngine.ts')
  const onSelect = vi.fn()
  const box = startEngine({ onSelect, recent: true }, { connection: createConnection(options) })
  await box.type('teatro sol')
  await vi.waitFor(() => expect(box.lines()[0]).toBe('Teatro Solís'))
  const [row] = box.state().items
  if (row) box.engine.actions.choose(row)
  expect(box.state()).toMatchObject({ isOpen: false, text: 'Teatro Solís' })
  const [, { details }] = onSelect.mock.lastCall ?? []
  expect(await details()).toMatchObject({ status: 'ready', place: { name: 'Teatro Solís' } })
})

test('a box that may locate the user reports that no location is there', async () => {
  likeADevice()
  const { createConnection } = await import('@signpost/client')
  const { startEngine } = await import('../test/startEngine.ts')
  const box = startEngine({ locate: true }, { connection: createConnection(options) })
  box.store.dispatch({ type: 'opened', layout: 'popup' })
  box.engine.actions.locate()
  await vi.waitFor(() => expect(box.state().location).toBe('unavailable'))
})

test('texts are complete where Intl has no names, lists, plurals and locales', async () => {
  likeADevice()
  const { firstDayOfWeek, formatDistance, formatDuration, formatMoney, mailingLines, unitSystem } =
    await import('@signpost/client/domain')
  expect(formatDuration(3900, { locale: 'en' })).toBe('1 hr 5 min')
  expect(formatDistance(1500, { locale: 'en-US' })).toBe('0.9 mi')
  expect(formatMoney({ value: 1.759, currency: 'EUR' }, 'en')).toBe('€1.759')
  expect(formatMoney({ value: 1, currency: 'peso' }, 'en')).toBeUndefined()
  expect(['en-US', 'en-gb', 'es-Latn-UY', 'es-419', 'en'].map((tag) => unitSystem(tag))).toEqual([
    ...['imperial', 'imperial-uk', 'metric', 'metric', 'metric'],
  ])
  expect(['en-US', 'de-AT-u-co-phonebk', 'ar-EG'].map(firstDayOfWeek)).toEqual([0, 1, 6])
  expect(mailingLines({ street: 'Main St', city: 'Oslo', countryCode: 'NOR' })).toContain('OSLO')

  const { complete, inherit } = await import('./provider/settings.ts')
  const { createConnection } = await import('@signpost/client')
  const own = { connection: createConnection(options), language: 'fr_CA' }
  expect(complete(inherit(undefined, own))).toMatchObject({ language: 'fr-CA', country: 'CA' })
  const { pluralOf } = await import('./messages/plural.ts')
  const plural = pluralOf('fr')
  expect([1, 2].map((count) => plural(count, { one: 'lieu', other: 'lieux' }))).toEqual([
    ...['lieu', 'lieux'],
  ])
  const { waitText } = await import('./internals/notice/useWaitText.ts')
  const { en } = await import('./messages/NoticeMessages.ts')
  expect([5, 60, 3600, 90_000].map((seconds) => waitText(seconds, 'en', en))).toEqual([
    ...[en.inSeconds, en.inMinutes, en.inHours, en.inDays],
  ])
  const { countryNames } = await import('./domain/countryNames.ts')
  expect(countryNames('en')('UY')).toBeUndefined()
})
