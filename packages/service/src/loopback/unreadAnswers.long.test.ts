import { afterEach, beforeAll, expect, it } from 'vitest'
import { metricsOf } from '../testing/metricsOf.ts'
import { openAttackers, openSocket, readToEnd } from '../testing/sockets.ts'
import { type SmallService, startSmallService } from '../testing/startSmallService.ts'

// Clients that request thousands of answers and read none.

const MEGABYTE = 2 ** 20
const suggestions = { search_center: '-34.9061,-56.191', query: 'canelones' }

let service: SmallService

beforeAll(async () => {
  service = await startSmallService()
  return () => service.end()
})

const get = (path: string, headers = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`

const many = (count: number, text: string | ((index: number) => string)): string =>
  Array.from({ length: count }, (_, index) => (typeof text === 'string' ? text : text(index))).join(
    '',
  )

const byOtherNames = (index: number): string =>
  `GET /style.json HTTP/1.1\r\nHost: name-${index}.example\r\n\r\n`

/** The greatest additional memory of the service while other clients send requests. */
async function growthWhileOthersAsk(): Promise<number> {
  const before = await metricsOf(service)
  const over = AbortSignal.timeout(3000)
  let most = 0
  while (!over.aborted) {
    const answer = await fetch(service.urlOf('/geo/v2/suggestions/json', suggestions))
    expect(answer.status).toBe(200)
    most = Math.max(most, (await metricsOf(service)).memory - before.memory)
  }
  return most
}

const open: { destroy(): void }[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy()
})

it.each([
  ['10 with 2,000 requests for openapi.json', 10, many(2000, get('/openapi.json'))],
  ['50 with 200 requests for openapi.json', 50, many(200, get('/openapi.json'))],
  ['10 with 2,000 requests by other names', 10, many(2000, byOtherNames)],
  ['10 with 5,000 requests that are hardly any', 10, many(5000, 'GET / HTTP/1.1\r\n\r\n')],
])('%s: takes less than 50 MB, and others are answered', async (_, clients, text) => {
  // The first requests of a process compile code and fill caches, which is not measured.
  const first = await openSocket(service.port, many(50, get('/openapi.json')))
  first.end(get('/openapi.json', 'Connection: close\r\n'))
  await readToEnd(first)
  await growthWhileOthersAsk()

  const growth = growthWhileOthersAsk()
  open.push(...(await openAttackers(clients, service.port, text)))
  expect(await growth).toBeLessThan(50 * MEGABYTE)
  expect(await growthWhileOthersAsk()).toBeLessThan(50 * MEGABYTE)
})
