import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readKeys } from '@signpost/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Manifest } from './data/manifest.ts'
import { readOverlay } from './engine/Overlay.ts'
import { judgedQueries } from './engine/testing/judged/judgedQueries.ts'
import { openApiDocument } from './routes/openapi/openApiDocument.ts'
import { createAnswerCheck } from './testing/createAnswerCheck.ts'
import { demoData } from './testing/demoData.ts'
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

describe('the figures of the demo', () => {
  const figures = docs('figures.md')
  let manifest: Manifest
  beforeAll(async () => {
    manifest = JSON.parse(readFileSync(join(await demoData(), 'manifest.json'), 'utf8'))
  })

  it.each([
    ['addresses', 'address'],
    ['places', 'place'],
    ['streets', 'street'],
    ['crossings', 'intersection'],
  ])('have the %s, in hundreds', (name, kind) => {
    const hundreds = Math.round((manifest.counts[kind] ?? 0) / 100) * 100
    expect(figures).toContain(`${hundreds.toLocaleString('en')} ${name}`)
  })

  it.each([
    ['places', 'places.sqlite'],
    ['map', 'map.sqlite'],
    ['routes', 'routing/graph.tar'],
    ['catalog', 'catalog.json'],
  ])('have the megabytes of %s, with two digits', (name, file) => {
    const megabytes = (manifest.files[file]?.bytes ?? 0) / 1e6
    const stated = megabytes < 10 ? Math.round(megabytes) : 10 * Math.round(megabytes / 10)
    expect(figures).toContain(`${stated} MB of ${name}`)
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
