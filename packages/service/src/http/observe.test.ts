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

  it('have their own port when configured', async () => {
    const apart = createTestApp({}, { serveMetrics: false })
    expect((await apart.request('/metrics')).status).toBe(404)
  })
})
