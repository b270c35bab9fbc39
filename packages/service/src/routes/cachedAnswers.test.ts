import { expect, it } from 'vitest'
import type { Match, MatchRequest } from '../engine/PlaceStore.ts'
import { ask } from '../testing/ask.ts'
import { createMemoryStore } from '../testing/createMemoryStore.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import { records } from '../testing/records.ts'

const center = '-34.9055,-56.1917'

/** A service whose store counts its queries. */
function createCountingApp({
  cachedAnswers = 10,
  find,
}: {
  cachedAnswers?: number
  find?: (request: MatchRequest) => Promise<Match[]>
} = {}) {
  const memory = createMemoryStore(records)
  const questions: string[] = []
  let data = 'first'
  const store = {
    ...memory,
    dataId: () => data,
    match: (request: MatchRequest) => {
      questions.push(request.text)
      return find ? find(request) : memory.match(request)
    },
  }
  const app = createTestApp({ store }, { cachedAnswers })
  const suggest = (
    parameters: Record<string, string> = {},
    init: { headers?: Record<string, string> } = {},
  ) => ask(app, 'suggestions', { search_center: center, query: 'teatro', ...parameters }, init)
  return { app, suggest, questions, replaceData: () => (data = 'second') }
}

it('answers the same suggestions from the cache', async () => {
  const { suggest, questions } = createCountingApp()
  const [first, second] = [await suggest(), await suggest()]
  expect(questions).toHaveLength(1)
  expect(second.body).toEqual(first.body)
  expect(second.status).toBe(200)
  expect([...second.headers].filter(([name]) => name !== 'x-request-id')).toEqual(
    [...first.headers].filter(([name]) => name !== 'x-request-id'),
  )
})

it.each([
  ['another text', { query: 'teatro s' }],
  ['a center some meters away', { search_center: '-34.90551,-56.1917' }],
  ['another position of the user', { user_position: '-34.9,-56.1' }],
  ['another limit', { iterator_length: '1' }],
  ['other countries', { countries: 'ARG' }],
  ['the reasons', { debug: '1' }],
])('does not take %s for the same', async (_, parameters) => {
  const { suggest, questions } = createCountingApp()
  await suggest()
  await suggest(parameters)
  expect(questions).toHaveLength(2)
})

it('does not take another language for the same', async () => {
  const { suggest, questions } = createCountingApp()
  await suggest({}, { headers: { 'Accept-Language': 'es' } })
  await suggest({}, { headers: { 'Accept-Language': 'de' } })
  expect(questions).toHaveLength(2)
})

it('asks again when the data are replaced', async () => {
  const { suggest, questions, replaceData } = createCountingApp()
  await suggest()
  replaceData()
  await suggest()
  expect(questions).toHaveLength(2)
})

it('refuses a wrong key, whatever is cached', async () => {
  const { suggest } = createCountingApp()
  await suggest()
  expect((await suggest({ api_key: 'another' })).status).toBe(401)
})

it('does not cache a failure', async () => {
  const answers = [() => Promise.reject(new Error('broken')), () => Promise.resolve([])]
  const { suggest } = createCountingApp({ find: () => answers.shift()?.() ?? Promise.resolve([]) })
  expect((await suggest()).status).toBe(500)
  expect((await suggest()).status).toBe(200)
})

it('caches nothing with a size of 0', async () => {
  const { suggest, questions } = createCountingApp({ cachedAnswers: 0 })
  await suggest()
  await suggest()
  expect(questions).toHaveLength(2)
})

it('caches suggestions only', async () => {
  const { app, questions } = createCountingApp()
  const search = () => ask(app, 'search', { search_center: center, query: 'teatro' })
  await search()
  await search()
  expect(questions).toHaveLength(2)
})
