import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { ask } from '../testing/ask.ts'
import { createMemoryStore } from '../testing/createMemoryStore.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import { records } from '../testing/records.ts'

const question = { search_center: '-34.9,-56.19', query: 'teatro' }

describe('logs and figures', () => {
  const logged = async (options: { logQueries: boolean }) => {
    const lines: string[] = []
    const logger = pino({ level: 'debug' }, { write: (line) => lines.push(line) })
    const store = createMemoryStore(records)
    const around = () => Promise.reject(new Error('no address near -34.5'))
    const logging = createTestApp({ store: { ...store, around } }, { logger, ...options })
    await ask(logging, 'suggestions', { ...question, api_key: 'demo' })
    await ask(logging, 'suggestions', { ...question, api_key: 's3cret' })
    await ask(logging, 'reversegeocode', { coordinate: '-34.5,-56.5' })
    return lines.join('')
  }

  it('state route, status and duration, and nothing of the search', async () => {
    const text = await logged({ logQueries: false })
    expect(text).toMatch(/"route":"\/geo\/v2\/suggestions\/json","status":200,"ms":[\d.]+/)
    expect(text).toContain('"kind":"text","key":"demo"')
    expect(text).toMatch(/"status":500.*"error":"Error","stack":\["at /)
    expect(text).not.toMatch(/teatro|-34\.|56\.19|s3cret|api_key/)
  })

  it('state the search when configured, and never the API key', async () => {
    const text = await logged({ logQueries: true })
    expect(text).toContain('"query":"teatro"')
    expect(text).not.toMatch(/s3cret|api_key/)
  })

  it('count requests by route, status and kind', async () => {
    const counting = createTestApp()
    await ask(counting, 'suggestions', question)
    await ask(counting, 'directions', { origin: '0,0', destination: '0,1', vehicle: 'truck' })
    await counting.request('/nothing/at/all')
    await counting.request('/tiles/3/2/1.mvt')
    const text = await (await counting.request('/metrics')).text()
    expect(text).toMatch(
      /_count\{route="\/geo\/v2\/suggestions\/json",status="200",kind="text"\} 1/,
    )
    expect(text).toMatch(
      /_count\{route="\/geo\/v2\/directions\/json",status="501",kind="truck"\} 1/,
    )
    expect(text).toContain('_count{route="/tiles/{z}/{x}/{y}.mvt",status="204",kind=""} 1')
    expect(text).toMatch(/_count\{route="none",status="404",kind=""\} 1/)
    expect(text).toContain('process_resident_memory_bytes')
  })

  it('count what was not found, what was cached, errors by cause, requests by key, and what waits', async () => {
    const store = {
      ...createMemoryStore(records),
      createdAt: () => '2026-11-26T00:00:00Z',
      waiting: () => 3,
    }
    const counting = createTestApp({ store }, { cachedAnswers: 10 })
    const nothing = { ...question, query: 'xyzxyz' }
    for (const asked of [question, nothing, nothing]) await ask(counting, 'suggestions', asked)
    await ask(counting, 'suggestions', { ...question, api_key: 'wrong' })
    const text = await (await counting.request('/metrics')).text()
    const route = 'route="/geo/v2/suggestions/json"'
    expect(text).toContain(`signpost_empty_answers_total{${route}} 2`)
    expect(text).toContain(`signpost_cached_answers_total{${route}} 1`)
    expect(text).toContain('signpost_errors_total{code="unauthorized"} 1')
    expect(text).toContain('signpost_key_requests_total{key="demo"} 3')
    expect(text).toContain('signpost_part_waiting{part="places"} 3')
    expect(text).toContain('signpost_part_built_timestamp_seconds{part="places"} 1795651200')
  })

  it('have their own port when configured', async () => {
    const apart = createTestApp({}, { serveMetrics: false })
    expect((await apart.request('/metrics')).status).toBe(404)
  })
})
