import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createProxyHandler, type ProxyOptions, toNodeHandler } from '@signpost/client/proxy'
import { afterEach, expect, test, vi } from 'vitest'

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** The address of a server of Node with this listener. */
async function serve(listener: RequestListener): Promise<string> {
  const started = createServer(listener)
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  const { port }: AddressInfo = Object(started.address())
  return `http://127.0.0.1:${port}`
}

function proxyTo(send: ProxyOptions['fetch']) {
  return createProxyHandler({ baseUrl: 'https://geo.example', apiKey: 'secret', fetch: send })
}

test('answers requests of `node:http` with the status, the headers and the body of the proxy', async () => {
  const sent: Request[] = []
  const proxy = proxyTo(async (request) => {
    sent.push(request)
    return Response.json({ error: {} }, { status: 429, headers: { 'Retry-After': '9' } })
  })
  const base = await serve(toNodeHandler(proxy))
  const path = '/geo-proxy/geo/v2/suggestions/json?query=a'
  const answer = await fetch(`${base}${path}`, { headers: { 'Accept-Language': 'es' } })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '9'])
  expect(await answer.json()).toEqual({ error: {} })
  expect(sent[0]?.url).toBe('https://geo.example/geo/v2/suggestions/json?query=a&api_key=secret')
  expect(sent[0]?.headers.get('accept-language')).toBe('es')
})

test('keeps the refusals of the proxy: other paths, other methods, other sites', async () => {
  const base = await serve(toNodeHandler(proxyTo(async () => Response.json({}))))
  const path = `${base}/geo/v2/search/json`
  const status = async (url: string, init?: RequestInit): Promise<number> =>
    (await fetch(url, init)).status
  expect(await status(path)).toBe(200)
  expect(await status(`${base}/other`)).toBe(404)
  expect(await status(path, { method: 'POST', body: '{}' })).toBe(405)
  expect(await status(path, { headers: { 'Sec-Fetch-Site': 'cross-site' } })).toBe(403)
})

test('uses the whole path where Express has removed the path of the mount, so that tiles are found', async () => {
  const tiles = ['https://geo.example/tiles/{z}/{x}/{y}.mvt']
  const proxy = proxyTo(async () => Response.json({ sources: { base: { tiles } } }))
  const handler = toNodeHandler(proxy)
  const mounted = (request: IncomingMessage, response: Parameters<RequestListener>[1]) => {
    const originalUrl = request.url
    request.url = request.url?.replace('/geo-proxy', '')
    void handler(Object.assign(request, { originalUrl }), response)
  }
  const base = await serve(mounted)
  const { sources } = await (await fetch(`${base}/geo-proxy/style.json`)).json()
  expect(sources.base.tiles).toEqual([`${base}/geo-proxy/tiles/{z}/{x}/{y}.mvt`])
})

test('passes the body of a POST on, up to 64 kB, to handlers that take one', async () => {
  const base = await serve(toNodeHandler(async (request) => Response.json(await request.json())))
  const post = (body: string): Promise<Response> => fetch(base, { method: 'POST', body })
  expect(await (await post('{"a":1}')).json()).toEqual({ a: 1 })
  expect((await post(`"${'a'.repeat(70_000)}"`)).status).toBe(500)
})

test('answers 500 without a reason when the handler throws', async () => {
  const base = await serve(
    toNodeHandler(() => {
      throw new Error('secret')
    }),
  )
  const answer = await fetch(base)
  expect([answer.status, await answer.text()]).toEqual([500, ''])
})

test('aborts the request to the service when the browser disconnects', async () => {
  const asked = vi.fn()
  const aborted = vi.fn()
  const proxy = proxyTo(
    ({ signal }) =>
      new Promise((_, reject) => {
        asked()
        signal.addEventListener('abort', () => {
          aborted()
          reject(signal.reason)
        })
      }),
  )
  const base = await serve(toNodeHandler(proxy))
  const controller = new AbortController()
  const answer = fetch(`${base}/geo/v2/search/json`, { signal: controller.signal })
  await expect.poll(() => asked).toHaveBeenCalled()
  controller.abort()
  await expect(answer).rejects.toThrow()
  await expect.poll(() => aborted).toHaveBeenCalledOnce()
})
