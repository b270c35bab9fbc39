import { createGeoClient, type GeoIssue } from '@signpost/client'
import { avoidances, type OperationName, optimizations, vehicles } from '@signpost/client/domain'
import { describe, expect, test } from 'vitest'
import type { Adapter } from '../src/index.ts'
import { namesIn, withNamesOfPrototype, withNulls, withOtherTypes, withText } from './hostile.ts'
import { type Answers, ask, fakeFetch, type Sent } from './provider.ts'

/** The provider's answers to one operation. */
export interface OperationCase {
  /** The usual answer, and the result that the client reads from it, in part. */
  readonly usual: unknown
  readonly read: unknown
  /** The answer without results, with its status if it is not 200. */
  readonly empty: unknown
  readonly emptyStatus?: number
  /** Records without most fields. */
  readonly partial: unknown
  /** Parts of the URL, the headers or the body of the request to the provider. */
  readonly sends: readonly string[]
  /** The same parts for a request in German, if the operation differs from the adapter. */
  readonly sendsGerman?: string
  /** The same parts for a request that is restricted to Uruguay and Argentina, and to a box. A missing restriction is refused. */
  readonly sendsArea?: { readonly countries?: string; readonly bounds?: string }
}

export interface AdapterCase {
  readonly create: (fetch: typeof globalThis.fetch) => Adapter
  readonly operations: Readonly<Partial<Record<OperationName, OperationCase>>>
  readonly mayStore: boolean
  /** A part of each request in German. Absent for a provider without languages, or whose texts are not shown. */
  readonly sendsGerman?: string
  /** True for a provider whose answer to an operation has no names, such as roads from Google. */
  readonly hasNoNames?: boolean
  /** The operations in which the provider sends `{}` without results. */
  readonly canBeEmptyRecord?: readonly OperationName[]
  /** The answer to a request for the details of a place, if it differs from the one of `search`. */
  readonly detailsOf?: unknown
  /** The key that no answer may contain. */
  readonly key?: string
  readonly vehicles?: readonly string[]
  readonly avoidances?: readonly string[]
  readonly optimizations?: readonly string[]
}

const all: readonly OperationName[] = [
  'suggest',
  'search',
  'forwardGeocode',
  'reverseGeocode',
  'listBrands',
  'listCategories',
  'getDirections',
]

/** The suite that every adapter passes: whatever the provider sends, the client can read the answer. */
export function describeAdapter(name: string, adapterCase: AdapterCase): void {
  const { create, operations, mayStore, key = 'secret-key' } = adapterCase
  const known = all.filter((operation) => operations[operation])

  function connect(answers: Answers, language?: string) {
    const issues: GeoIssue[] = []
    const { fetch, sent } = fakeFetch(answers)
    const client = createGeoClient({
      baseUrl: 'https://geo.invalid',
      fetch: create(fetch),
      onIssue: (issue) => issues.push(issue),
      ...(language && { language }),
    })
    return { client, issues, sent, run: (operation: OperationName) => ask(client, operation) }
  }

  describe(name, () => {
    test('states its capabilities', () => {
      const { capabilities } = create(fakeFetch({}).fetch)
      expect(capabilities.operations).toEqual(known)
      expect(capabilities.vehicles).toEqual(adapterCase.vehicles ?? [])
      expect(capabilities.avoidances).toEqual(adapterCase.avoidances ?? [])
      expect(capabilities.optimizations).toEqual(adapterCase.optimizations ?? [])
      expect(capabilities.terms.attribution).not.toEqual([])
      expect(capabilities.terms.store).toBe(mayStore)
    })

    test.each(all.filter((operation) => !operations[operation]))(
      'answers %s with 501, without a request to the provider',
      async (operation) => {
        const { run, sent } = connect({})
        await expect(run(operation)).rejects.toMatchObject({ status: 501, code: 'unsupported' })
        expect(sent).toEqual([])
      },
    )

    describe.each(known)('%s', (operation) => {
      const one = operations[operation] as OperationCase

      test('reads the usual answer', async () => {
        const { run, issues, sent } = connect({ body: one.usual })
        expect(await run(operation)).toMatchObject(one.read as object)
        expect(issues).toEqual([])
        for (const part of one.sends) expect(described(sent)).toContain(part)
      })

      test('reads an empty answer as nothing', async () => {
        const { run, issues } = connect({ body: one.empty, status: one.emptyStatus ?? 200 })
        expect(isNothing(await run(operation))).toBe(true)
        expect(issues).toEqual([])
      })

      test('reads the available parts of an incomplete answer', async () => {
        const { run, issues } = connect({ body: one.partial })
        await run(operation)
        expect(issues).toEqual([])
      })

      test('reads an answer sent as text, with a byte order mark', async () => {
        const text = `\uFEFF${JSON.stringify(one.usual)}`
        const { run, issues } = connect({ text, headers: { 'Content-Type': 'text/plain' } })
        expect(await run(operation)).toMatchObject(one.read as object)
        expect(issues).toEqual([])
      })

      test('reads names in other scripts', async () => {
        // The name of an address comes from its whole text, which may repeat another field.
        const read = JSON.stringify(
          await connect({ body: one.usual }).run(operation),
          (key, value) => (key === 'address' ? { ...value, name: undefined } : value),
        )
        const names = namesIn(one.usual).filter((name) => read.includes(JSON.stringify(name)))
        expect(names.length > 0).toBe(adapterCase.hasNoNames !== true)
        for (const name of names) {
          const { run, issues } = connect({ body: withText(one.usual, name, otherScripts) })
          expect(JSON.stringify(await run(operation))).toContain(otherScripts)
          expect(issues).toEqual([])
        }
      })

      const sendsGerman = one.sendsGerman ?? adapterCase.sendsGerman
      if (sendsGerman)
        test('requests the language of the request, and none without one', async () => {
          const german = connect({ body: one.usual }, 'de')
          await german.run(operation)
          expect(described(german.sent)).toContain(sendsGerman)
          const none = connect({ body: one.usual })
          await none.run(operation)
          expect(described(none.sent)).not.toContain(sendsGerman)
        })
      else
        test('sends no language when its texts are not shown', async () => {
          const [arabic, none] = [connect({ body: one.usual }, 'ar'), connect({ body: one.usual })]
          await Promise.all([arabic.run(operation), none.run(operation)])
          expect(described(arabic.sent)).toBe(described(none.sent))
        })

      const path = textPaths.get(operation)
      if (path !== undefined)
        test.each([
          ['countries', 'URY,ARG', one.sendsArea?.countries],
          ['bounds', '-35,-57,-34,-56', one.sendsArea?.bounds],
          ['bounds', '-35,179,-34,-179', undefined],
        ])('passes %s=%s on, or refuses it', async (name, value, sends) => {
          const { fetch, sent } = fakeFetch({ body: one.usual })
          const asked = new URLSearchParams({ query: 'a', search_center: '52.52,13.405' })
          asked.set(name, value)
          const url = `https://geo.invalid/geo/v2/${path}&${asked}`
          const response = await create(fetch)(url)
          expect(response.status).toBe(sends === undefined ? 400 : 200)
          if (sends !== undefined) expect(described(sent)).toContain(sends)
          else {
            expect(sent).toEqual([])
            expect(await response.text()).toContain(name)
          }
        })

      if (path !== undefined)
        test('searches a text without a center, or reports that the provider needs one', async () => {
          const { fetch, sent } = fakeFetch({ body: one.usual })
          const adapter = create(fetch)
          const response = await adapter(`https://geo.invalid/geo/v2/${path}&query=a`)
          const isNeeded = adapter.capabilities.needsCenter
          expect(response.status).toBe(isNeeded ? 400 : 200)
          if (isNeeded) expect(await response.text()).toContain('search_center')
          expect(sent).toHaveLength(isNeeded ? 0 : 1)
          expect(described(sent)).not.toMatch(/undefined|NaN|null|\b0,0\b|"center"/)
        })

      test('reports too many requests, with the time to wait', async () => {
        const { run } = connect({ status: 429, headers: { 'Retry-After': '7' }, body: {} })
        await expect(run(operation)).rejects.toMatchObject({
          kind: 'limit',
          retryAfter: 7,
          retryable: true,
        })
      })

      test.each([
        [401, 'key', 403, false],
        [403, 'key', 403, false],
        [400, 'request', 400, false],
        [422, 'request', 400, false],
        [500, 'service', 502, true],
        [503, 'service', 502, true],
      ])(
        'reports a %d of the provider as kind %s, with its sentence and without the key',
        async (status, kind, answered, retryable) => {
          const { fetch, sent } = fakeFetch({
            status,
            answer: () => JSON.stringify({ message: `no ${described(sent).includes(key) && key}` }),
          })
          const client = createGeoClient({ baseUrl: 'https://geo.invalid', fetch: create(fetch) })
          const error = await ask(client, operation).catch((thrown: unknown) => thrown)
          expect(error).toMatchObject({ kind, status: answered, retryable })
          expect(String(error)).toMatch(/: no (…|false)/)
          expect(JSON.stringify(error) + String(error)).not.toContain(key)
        },
      )

      test.each([
        ['HTML', '<!doctype html><p>Hello'],
        ['nothing', ''],
        ['a truncated text', '{"a": [1, '],
        ['null', 'null'],
        ['a number', '1'],
        ['a text', '"no"'],
        ['NaN', 'NaN'],
        ...(adapterCase.canBeEmptyRecord?.includes(operation) ? [] : [['an empty record', '{}']]),
        ['deep lists', '['.repeat(50_000) + ']'.repeat(50_000)],
      ])('reports %s as an unreadable answer, never as an empty one', async (_, text) => {
        const { run } = connect({ text })
        await expect(run(operation)).rejects.toMatchObject({
          status: 502,
          code: 'provider_unreadable',
        })
      })

      test.each([
        ['every value with another type', withOtherTypes(one.usual)],
        ['every value null', withNulls(one.usual)],
        ['every text "constructor"', withNamesOfPrototype(one.usual)],
        ['texts that are names of a prototype', JSON.parse('{"__proto__": {"polluted": true}}')],
      ])('does not throw on %s', async (_, body) => {
        const { run, issues } = connect({ body })
        const error = await run(operation).then(
          () => undefined,
          (thrown: unknown) => thrown,
        )
        if (error) expect(error).toMatchObject({ status: 502 })
        expect(issues).toEqual([])
        expect(({} as Record<string, unknown>).polluted).toBeUndefined()
      })

      test('reports an unreachable provider, without its URL', async () => {
        const { run } = connect({ fails: new TypeError(`cannot reach https://x/?key=${key}`) })
        const error = await run(operation).catch((thrown: unknown) => thrown)
        expect(error).toMatchObject({ status: 502, code: 'provider_unreachable' })
        expect(JSON.stringify(error) + String(error)).not.toContain(key)
      })

      test('aborts the request to the provider when its own is aborted', async () => {
        const { client, sent } = connect({ hangs: true })
        const controller = new AbortController()
        const asked = ask(client, operation, { signal: controller.signal })
        await expect.poll(() => sent.length).toBe(1)
        controller.abort()
        await expect(asked).rejects.toMatchObject({ kind: 'aborted' })
        expect(sent[0]?.signal?.aborted).toBe(true)
      })

      test(`states that an answer may ${mayStore ? '' : 'not '}be stored`, async () => {
        const { fetch } = fakeFetch({ body: one.usual })
        const adapter = create(fetch)
        const stores: (string | null)[] = []
        const client = createGeoClient({
          baseUrl: 'https://geo.invalid',
          fetch: async (input, init) => {
            const response = await adapter(input, init)
            stores.push(response.headers.get('Cache-Control'))
            return response
          },
        })
        await ask(client, operation)
        expect(stores).toEqual([mayStore ? null : 'no-store'])
      })
    })

    if (operations.suggest)
      test('finds the place of each suggestion by its filter', async () => {
        const { client, issues } = connect({ body: operations.suggest?.usual })
        const { suggestions } = await client.suggest({ query: 'a', near: center })
        const details = connect({ body: adapterCase.detailsOf ?? operations.search?.usual })
        for (const { searchFilter } of suggestions) {
          const { places } = await details.client.search({
            query: 'a',
            near: center,
            searchFilter: searchFilter ?? '',
          })
          expect(places).toHaveLength(1)
        }
        expect([...issues, ...details.issues]).toEqual([])
      })

    if (operations.search)
      test('answers 400 to a filter of another provider', async () => {
        const { client, sent } = connect({})
        await expect(
          client.search({ query: 'a', near: center, searchFilter: 'other:e30' }),
        ).rejects.toMatchObject({ status: 400, parameter: 'search_filter' })
        expect(sent).toEqual([])
      })

    const lacking = [
      ...vehicles.map((value) => ({
        name: 'vehicle' as const,
        value,
        known: adapterCase.vehicles,
      })),
      ...optimizations.map((value) => ({
        name: 'optimize' as const,
        value,
        known: adapterCase.optimizations,
      })),
      ...avoidances.map((value) => ({
        name: 'avoid' as const,
        value,
        known: adapterCase.avoidances,
      })),
    ].filter(({ value, known: list = [] }) => value !== 'hov' && !list.includes(value))

    if (operations.getDirections)
      test('meets the default avoidances, or reports them as unmet', async () => {
        const { client, issues } = connect({ body: operations.getDirections?.usual })
        const ends = { origin: center, destination: center }
        const route = await client.getDirections({ ...ends, avoid: ['hov'] })
        expect(route?.unmetAvoid).toEqual(adapterCase.avoidances?.includes('hov') ? [] : ['hov'])
        expect((await client.getDirections(ends))?.unmetAvoid).toEqual([])
        expect(issues).toEqual([])
      })

    if (operations.getDirections)
      test.each(lacking)(
        'refuses $name=$value, which the provider does not support',
        async ({ name: parameter, value }) => {
          const { client, sent } = connect({})
          const preference = { [parameter]: parameter === 'avoid' ? [value] : value }
          await expect(
            client.getDirections({ origin: center, destination: center, ...preference }),
          ).rejects.toMatchObject({ status: 400, parameter })
          expect(sent).toEqual([])
        },
      )
  })
}

const center = { latitude: 52.52, longitude: 13.405 }
const otherScripts = '東京タワー Площадь ساحة'

/** The paths of the operations that may be restricted to an area. */
const textPaths: ReadonlyMap<OperationName, string> = new Map([
  ['suggest', 'suggestions/json?'],
  ['search', 'search/json?'],
  ['forwardGeocode', 'search/json?type=address-only'],
])

function isNothing(result: unknown): boolean {
  if (result === null) return true
  const lists = Object.values(result as object).filter(Array.isArray)
  return lists.length > 0 && lists.every(({ length }) => length === 0)
}

function described(sent: readonly Sent[]): string {
  return sent
    .map(({ url, headers, body }) =>
      [decodeURIComponent(url.replaceAll('+', ' ')), JSON.stringify([...headers]), body].join(' '),
    )
    .join('\n')
}
