import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readKeys } from '@signpost/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOverlay } from './engine/Overlay.ts'
import { judgedQueries } from './engine/testing/judged/judgedQueries.ts'
import { openApiDocument } from './routes/openapi/openApiDocument.ts'
import { createAnswerCheck } from './testing/createAnswerCheck.ts'
import { type OpenDemo, openDemo } from './testing/openDemo.ts'

// The data of the demo may have to be built first.

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
const document = openApiDocument('')

const docs = (page: string): string =>
  readFileSync(join(import.meta.dirname, '../docs', page), 'utf8')

function block(page: string, language: string): string {
  return page.split(`\`\`\`${language}\n`)[1]?.split('```')[0] ?? ''
}

describe('the documentation', () => {
  it('has a file of keys and an overlay that are valid', () => {
    const keys = readKeys(block(docs('configuration.md'), 'json keys'))
    expect(keys.map(({ name }) => name)).toEqual(['web', 'server'])
    const overlay = readOverlay(block(docs('region.md'), 'json overlay'))
    expect(overlay.of('n427855756', '')).toHaveProperty('fuel_price')
  })

  it('has the number of judged queries', () => {
    const { seen, heldOut } = judgedQueries
    const page = docs('search-quality.md')
    expect(page).toContain(`${seen.length + heldOut.length} texts that people type`)
    expect(page).toContain(`| held out | ${heldOut.length} |`)
  })
})

describe('the curl lines of the README', () => {
  let demo: OpenDemo
  beforeAll(async () => {
    demo = await openDemo()
  })
  afterAll(() => demo.close())

  const urls = [
    ...block(readme, 'sh').matchAll(/^curl "http:\/\/127\.0\.0\.1:8080([^"]+)"$/gm),
  ].map(([, url = '']) => url)

  it('request all seven operations', () => {
    expect(urls.filter((url) => url.includes('address-only'))).toHaveLength(1)
    expect(urls).toHaveLength(8)
    expect(new Set(urls.map((url) => url.split('?')[0])).size).toBe(6)
  })

  it.each(urls)('%s is answered with content, as documented', async (url) => {
    const response = await demo.app.request(url)
    expect(response.status).toBe(200)
    const [list] = Object.values(await response.clone().json()).filter(Array.isArray)
    expect(list?.length).toBeGreaterThan(0)
    expect(await createAnswerCheck(document)(url.split('?')[0] ?? '', response)).toEqual([])
  })
})
