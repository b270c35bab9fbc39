import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flagTable, readKeys } from '@signpost/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveFlags } from './cli/serveFlags.ts'
import { readOverlay } from './engine/Overlay.ts'
import { openApiDocument } from './routes/openapi/openApiDocument.ts'
import { createAnswerCheck } from './testing/createAnswerCheck.ts'
import { type OpenDemo, openDemo } from './testing/openDemo.ts'

// The data of the demo may have to be built first.

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
const document = openApiDocument('')

function block(language: string): string {
  return readme.split(`\`\`\`${language}\n`)[1]?.split('```')[0] ?? ''
}

describe('the README', () => {
  it('has every flag and variable of the program, as --help has them', () => {
    expect(readme).toContain(flagTable(serveFlags))
  })

  it('has every path, and states which need a key', () => {
    const rows = [...readme.matchAll(/^\| `(\/[^`]+)` \| (needed|none) \|/gm)]
    const described = Object.entries(document.paths).map(([path, item]) => {
      const { get } = item as { get: { security: object[] } }
      return [path, get.security.length > 0 ? 'needed' : 'none']
    })
    expect(Object.fromEntries(rows.map(([, path, key]) => [path, key]))).toEqual(
      Object.fromEntries(described),
    )
  })

  it('has a file of keys and an overlay that are valid', () => {
    expect(readKeys(block('json keys')).map(({ name }) => name)).toEqual(['web', 'server'])
    expect(readOverlay(block('json overlay')).of('n427855756', '')).toHaveProperty('fuel_price')
  })
})

describe('its curl lines', () => {
  let demo: OpenDemo
  beforeAll(async () => {
    demo = await openDemo()
  })
  afterAll(() => demo.close())

  const addresses = [...block('sh').matchAll(/^curl "http:\/\/127\.0\.0\.1:8080([^"]+)"$/gm)].map(
    ([, address = '']) => address,
  )

  it('request all seven operations', () => {
    expect(addresses.filter((address) => address.includes('address-only'))).toHaveLength(1)
    expect(addresses).toHaveLength(8)
    expect(new Set(addresses.map((address) => address.split('?')[0])).size).toBe(6)
  })

  it.each(addresses)('%s is answered with content, as documented', async (address) => {
    const response = await demo.app.request(address)
    expect(response.status).toBe(200)
    const [list] = Object.values(await response.clone().json()).filter(Array.isArray)
    expect(list?.length).toBeGreaterThan(0)
    expect(await createAnswerCheck(document)(address.split('?')[0] ?? '', response)).toEqual([])
  })
})
