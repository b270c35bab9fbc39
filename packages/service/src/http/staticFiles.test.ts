import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp } from '../testing/createTestApp.ts'

describe('the static folder', () => {
  const parent = mkdtempSync(join(tmpdir(), 'signpost-static-'))
  const folder = join(parent, 'site')
  beforeAll(() => {
    mkdirSync(join(folder, 'assets'), { recursive: true })
    mkdirSync(join(folder, 'sub'))
    writeFileSync(join(folder, 'index.html'), '<h1>Home</h1>')
    writeFileSync(join(folder, 'a b.txt'), 'text')
    writeFileSync(join(folder, '.env'), 'secret')
    writeFileSync(join(folder, 'sub', 'index.html'), 'sub')
    writeFileSync(join(folder, 'assets', 'index-BvX3k9Qz.js'), 'export {}')
    writeFileSync(join(parent, 'secret.txt'), 'secret')
    symlinkSync(join(parent, 'secret.txt'), join(folder, 'link.txt'))
    // A neighboring folder whose name begins with the name of the served one.
    mkdirSync(join(parent, 'site-private'))
    writeFileSync(join(parent, 'site-private', 'secret.txt'), 'secret')
    symlinkSync(join(parent, 'site-private'), join(folder, 'beside'))
  })
  afterAll(() => rmSync(parent, { recursive: true }))

  const site = (basePath = '') => createTestApp({}, { staticFolder: folder, basePath })

  it.each([
    ['/', 'text/html; charset=utf-8', 'no-cache', '<h1>Home</h1>'],
    ['/sub/', 'text/html; charset=utf-8', 'no-cache', 'sub'],
    ['/a%20b.txt', 'text/plain; charset=utf-8', 'no-cache', 'text'],
    [
      '/assets/index-BvX3k9Qz.js',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
      'export {}',
    ],
  ])('is served: %s', async (path, type, cacheControl, body) => {
    const response = await site().request(path)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('cache-control')).toBe(cacheControl)
    expect(await response.text()).toBe(body)
    const etag = response.headers.get('etag') ?? ''
    const again = await site().request(path, { headers: { 'If-None-Match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const head = await site().request(path, { method: 'HEAD' })
    expect([head.headers.get('content-length'), await head.text()]).toEqual([
      String(body.length),
      '',
    ])
  })

  it('is served under the base path, beside the interface', async () => {
    expect(await (await site('/places').request('/places/')).text()).toBe('<h1>Home</h1>')
    expect((await site('/places').request('/places/healthz')).status).toBe(200)
  })

  it.each([
    [undefined, "frame-ancestors 'self'"],
    ['https://app.example', 'frame-ancestors https://app.example'],
  ])('states which pages may embed it in a frame: %s', async (frameAncestors, policy) => {
    const app = createTestApp({}, { staticFolder: folder, frameAncestors })
    const header = async (path: string): Promise<string | null> =>
      (await app.request(path)).headers.get('content-security-policy')
    expect([await header('/'), await header('/healthz')]).toEqual([policy, null])
  })

  it('redirects a folder to its URL with a slash', async () => {
    const response = await site().request('/sub?from=1,2&to=3,4')
    expect([response.status, response.headers.get('location')]).toEqual([
      308,
      '/sub/?from=1,2&to=3,4',
    ])
  })

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/sub/..%2f..%2fsecret.txt',
    '//etc/passwd',
    '/%2fetc%2fpasswd',
    '/.env',
    '/sub/%2eenv',
    '/link.txt',
    '/beside/secret.txt',
    '/nothing.html',
    '/assets/',
    '/index.html/',
  ])('answers 404 for %s', async (path) => {
    const response = await site().request(path)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('secret')
  })
})
