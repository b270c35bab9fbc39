import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium, newPage } from '../../.scripts/chromium/openPage.ts'
import { answerGeo } from './playwright.ts'

let browser: Browser

beforeAll(async () => {
  browser = await launchChromium()
})

afterAll(() => browser?.close())

test('Playwright: the geo requests of a page are answered from memory, and fail as a scenario says', async () => {
  const page = await newPage(browser)
  await answerGeo(page, { kind: 'error', status: 429, on: 'search' })
  const statusOf = (operation: string): Promise<number> =>
    page.evaluate(async (path) => {
      const query = 'query=teatro&search_center=-34.9,-56.2'
      return (await fetch(`https://geo.example/geo/v2/${path}/json?${query}`)).status
    }, operation)
  expect(await statusOf('suggestions')).toBe(200)
  expect(await statusOf('search')).toBe(429)
  await page.close()
})

test('a service worker keeps the tiles of the map, and no answers', async () => {
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    const isWorker = url === '/sw.js'
    response.setHeader('Content-Type', isWorker ? 'text/javascript' : 'text/html')
    response.end(
      isWorker ? readFileSync(join(import.meta.dirname, 'serviceWorker.js')) : '<p>page</p>',
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port }: AddressInfo = Object(server.address())
  const page = await newPage(browser)
  await page.goto(`http://127.0.0.1:${port}/`)
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js')
    await navigator.serviceWorker.ready
  })
  await page.reload()
  const paths = ['/tiles/1/0/1.mvt', '/geo/v2/search/json?query=a']
  for (const path of [...paths, ...paths]) {
    await page.evaluate(async (url) => (await fetch(url)).text(), path)
  }
  expect(paths.map((path) => asked.filter((url) => url === path).length)).toEqual([1, 2])
  await page.close()
  server.closeAllConnections()
  server.close()
})
