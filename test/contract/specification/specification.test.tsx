import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createGeoClient, type GeoClient, type GeoIssue } from '@signpost/client'
import { createGeoFetch } from '@signpost/testing'
import { everything, everythingRoute } from '@signpost/testing/fixtures'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningService, smallData, startService } from '../../e2e/startService.ts'
import { type FieldRow, fieldRows } from './fields.ts'
import {
  isObject,
  type Json,
  type RecordKind,
  type RecordName,
  records,
  recordsIn,
} from './records.ts'
import { shownOf } from './render.tsx'
import { ruleRows, type Service } from './rules.tsx'

/** A client whose service gives one answer to every request. */
function answering(body: unknown): { client: GeoClient; issues: GeoIssue[] } {
  const issues: GeoIssue[] = []
  const client = createGeoClient({
    baseUrl: 'https://geo.example',
    fetch: async () => Response.json(body),
    onIssue: (issue) => issues.push(issue),
  })
  return { client, issues }
}

/** The value at a path of a record, without undefined parts. */
function valueAt(value: unknown, path: string): unknown {
  let part = value
  for (const key of path.split('.')) {
    part = isObject(part) || Array.isArray(part) ? Reflect.get(part, key) : undefined
  }
  return part === undefined ? undefined : JSON.parse(JSON.stringify(part))
}

/** The part that the client reads from a record with a value in one field, and the reported problems. */
async function read({ record, field, path, base }: FieldRow, value: unknown) {
  const kind: RecordKind = records[record]
  const { client, issues } = answering(kind.answer({ ...(base ?? kind.base), [field]: value }))
  // A record without valid fields is dropped.
  const found = await kind.read(client).catch(() => undefined)
  return { read: valueAt(found, path), issues: issues.map(({ problem }) => problem) }
}

/** The record without the field, so that a row shows what the field adds. */
async function without(row: FieldRow): Promise<unknown> {
  const { read: value } = await read(row, undefined)
  return value
}

/** The corner of Montevideo in the small data set. */
const here = '-34.9061,-56.191'

const questions: readonly (readonly [operation: string, query: Record<string, string>])[] = [
  ...['a', 'teatro', 'ancap', 'farmacia', 'rincon', 'montevideo'].map(
    (query) => ['suggestions', { search_center: here, query, iterator_length: '50' }] as const,
  ),
  ...['a', 'teatro solis', 'ancap', 'farmacia', 'cafe'].map(
    (query) => ['search', { search_center: here, query, iterator_length: '50' }] as const,
  ),
  ['search', { search_center: here, query: 'buenos aires 678', type: 'address-only' }],
  ['search', { search_center: here, query: 'montevideo', type: 'address-only' }],
  ['reversegeocode', { coordinate: here }],
  ['brand_list', { country: 'URY' }],
  ['category_list', { language: 'fr' }],
  ['directions', { origin: here, destination: '-34.9055,-56.1895' }],
]

const geoFetch = createGeoFetch()
const kit: Service = {
  send: (path, query, init) =>
    geoFetch(
      `https://geo.example${path}?${new URLSearchParams({ api_key: 'any', ...query })}`,
      init,
    ),
}

/** Every record in a service's answers, by kind. */
async function collect({ send }: Service): Promise<Map<RecordName, Json[]>> {
  const found = new Map<RecordName, Json[]>()
  const add = (name: RecordName, record: Json): void => {
    found.set(name, [...(found.get(name) ?? []), record])
  }
  for (const [operation, query] of questions) {
    const response = await send(`/geo/v2/${operation}/json`, query)
    expect({ operation, query, status: response.status }).toEqual({
      operation,
      query,
      status: expect.toBeOneOf([200, 204]),
    })
    if (response.status === 204) continue
    const body: Json = await response.json()
    if (operation === 'directions') add('route', body)
    if ('exhausted' in body) add('paging', body)
    for (const { name, record } of recordsIn(body)) add(name, record)
  }
  return found
}

describe('every row of the specification', () => {
  let data: string
  let live: RunningService
  let sentLive: Map<RecordName, Json[]>
  let sentByKit: Map<RecordName, Json[]>
  beforeAll(async () => {
    data = await smallData()
    const keys = { keys: [{ name: 'test', key: 'demo', rate: 1e6, burst: 1e6 }] }
    live = await startService(data, dirname(data), 0, ['serve'], {
      SIGNPOST_KEYS: JSON.stringify(keys),
    })
    sentLive = await collect(liveService)
    sentByKit = await collect(kit)
    // The fixtures with every field are for components, so no request finds them.
    for (const { name, record } of recordsIn({ places: [everything], ...everythingRoute })) {
      sentByKit.set(name, [...(sentByKit.get(name) ?? []), record])
    }
  })
  afterAll(async () => {
    await live?.kill()
    await rm(dirname(data), { recursive: true, force: true })
  })

  const liveService: Service = {
    send: (path, query, init) =>
      fetch(`${live.address}${path}?${new URLSearchParams({ api_key: 'demo', ...query })}`, init),
  }

  test('the table has every row of the specification exactly once', () => {
    const rows = [...fieldRows, ...ruleRows].map(({ section, name }) => `${section}: ${name}`)
    expect(rows).toHaveLength(202)
    expect(new Set(rows).size).toBe(202)
  })

  test.each(ruleRows.map((row) => [row.section, row.name, row] as const))(
    '%s: %s',
    async (_section, _name, { tries }) => tries([kit, liveService]),
  )

  test.each(fieldRows.map((row) => [row.section, row.name, row] as const))(
    '%s: %s',
    async (_section, _name, row) => {
      const none = await without(row)

      // The value alone.
      expect(await read(row, row.good)).toEqual({ read: row.reads, issues: row.reports ?? [] })
      if (row.shown !== undefined) {
        const kind: RecordKind = records[row.record]
        const { client } = answering(
          kind.answer({ ...(row.base ?? kind.base), [row.field]: row.good }),
        )
        expect(await shownOf(row.record, client)).toMatch(row.shown)
      }

      // An absent value, null, and an empty text.
      for (const value of [undefined, null, '']) {
        expect({ value, ...(await read(row, value)) }).toMatchObject({ value, read: none })
      }

      // A value of another type counts as absent, and is reported.
      if (row.wrong !== undefined) {
        const wrong = await read(row, row.wrong)
        expect(wrong.read).toEqual(none)
        expect(wrong.issues).not.toEqual([])
      }

      // Unusual valid values.
      for (const [value, reads] of row.odd ?? []) {
        expect({ value, read: (await read(row, value)).read }).toEqual({ value, read: reads })
      }

      // The values that both services send.
      const valuesOf = (sent: Map<RecordName, Json[]>): unknown[] =>
        (sent.get(row.record) ?? []).flatMap((record) =>
          row.field in record ? [record[row.field]] : [],
        )
      const values = [...valuesOf(sentLive), ...valuesOf(sentByKit)]
      expect(values.filter((value) => !row.sent(value))).toEqual([])
      expect(values.length > 0).toBe(row.neverSent === undefined)
    },
  )
})
