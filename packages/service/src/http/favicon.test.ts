import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createTestApp } from '../testing/createTestApp.ts'

it.each([
  ['', '/favicon.ico'],
  ['/places', '/favicon.ico'],
  ['/places', '/places/favicon.ico'],
])('with the base path "%s" a browser that requests %s gets an icon', async (basePath, path) => {
  const app = createTestApp({}, { basePath })
  const response = await app.request(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
  expect(await response.text()).toMatch(/^<svg /)
  const etag = response.headers.get('etag') ?? ''
  const again = await app.request(path, { headers: { 'If-None-Match': etag } })
  expect(again.status).toBe(304)
})

it('a static folder may have its own icon', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-icon-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const iconIn = async (): Promise<string> =>
    (await createTestApp({}, { staticFolder: folder }).request('/favicon.ico')).text()
  expect(await iconIn()).toMatch(/^<svg /)
  writeFileSync(join(folder, 'favicon.ico'), 'its own')
  expect(await iconIn()).toBe('its own')
})
