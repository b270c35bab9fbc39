import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { callValhalla } from './callValhalla.ts'
import { ValhallaFault } from './ValhallaEngine.ts'

const open: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

/** Serves on a free local port until the end of the test. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const never = new AbortController().signal
const query = { costing: 'auto' } as const

describe('callValhalla', () => {
  it('posts the query as JSON to the path', async () => {
    const seen: unknown[] = []
    const url = await serve((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk) => chunks.push(chunk))
      request.on('end', () => {
        seen.push(request.method, request.url, JSON.parse(Buffer.concat(chunks).toString()))
        response.end('{"trip":{}}')
      })
    })
    expect(await callValhalla([`${url}/valhalla`]).ask('route', query, never)).toEqual({ trip: {} })
    expect(seen).toEqual(['POST', '/valhalla/route', { costing: 'auto' }])
  })

  it('distinguishes "no route" from a failure by the text of an error', async () => {
    const texts = ['No path could be found for input', 'Failed to parse locations']
    const url = await serve((_, response) => {
      response.statusCode = 400
      response.end(JSON.stringify({ error_code: 1, error: texts.shift(), status_code: 400 }))
    })
    const engine = callValhalla([url])
    await expect(engine.ask('route', query, never)).rejects.toMatchObject({ outcome: 'no-route' })
    await expect(engine.ask('route', query, never)).rejects.toMatchObject({ outcome: 'failed' })
  })

  it.each([
    [502, '<html>Bad gateway</html>'],
    [500, ''],
    [404, 'null'],
  ])('fails on a %i with %j', async (status, body) => {
    const url = await serve((_, response) => {
      response.statusCode = status
      response.end(body)
    })
    const asking = callValhalla([url]).ask('route', query, never)
    await expect(asking).rejects.toThrow(`the service answered ${status}`)
    await expect(asking).rejects.toThrow(ValhallaFault)
  })

  it('follows no redirect, and fails when no server answers', async () => {
    const url = await serve((_, response) => {
      response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end()
    })
    for (const address of [url, 'http://127.0.0.1:1']) {
      const asking = callValhalla([address]).ask('route', query, never)
      await expect(asking).rejects.toThrow('cannot be reached')
    }
  })

  it('uses the next server when one fails, and stays with it', async () => {
    const seen = { failing: 0, working: 0 }
    const failing = await serve((_, response) => {
      seen.failing += 1
      response.writeHead(503).end()
    })
    const working = await serve((_, response) => {
      seen.working += 1
      response.end('{}')
    })
    const engine = callValhalla(['http://127.0.0.1:1', failing, working])
    for (let asked = 0; asked < 4; asked++) await engine.ask('route', query, never)
    expect(seen).toEqual({ failing: 1, working: 4 })
    await engine.check(never)
    await expect(callValhalla([failing]).check(never)).rejects.toThrow('answered 503')
  })

  it('stops at once when it is aborted', async () => {
    const controller = new AbortController()
    const url = await serve(() => controller.abort(new Error('gone')))
    await expect(callValhalla([url]).ask('route', query, controller.signal)).rejects.toThrow('gone')
  })
})
