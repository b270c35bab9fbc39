import { expect, test } from 'vitest'
import { failureOf, good, query, serving, text } from './serving.ts'

test('each call gets its own answer, even out of order', async () => {
  const waiting: (() => void)[] = []
  const { client } = await serving((request, response) => {
    const line1 = new URL(request.url ?? '', 'http://x').searchParams.get('query')
    waiting.push(() => response.end(JSON.stringify({ suggests: [{ search_filter: 'f', line1 }] })))
    if (waiting.length === 3) for (const answer of waiting.reverse()) answer()
  })
  const answers = await Promise.all(
    ['one', 'two', 'three'].map((typed) => client.suggest({ ...query, query: typed })),
  )
  expect(answers.map(({ suggestions }) => suggestions[0]?.line1)).toEqual(['one', 'two', 'three'])
})

test('encodes é & # / ? = % exactly once', async () => {
  const { client, server } = await serving(text(good))
  const typed = 'é & # / ? = % %25 + \u202e \ud83d\ude00'
  await client.suggest({ ...query, query: typed })
  const url = new URL(server.requests[0]?.url ?? '', server.baseUrl)
  expect(url.searchParams.get('query')).toBe(typed)
  expect(url.searchParams.getAll('query')).toHaveLength(1)
})

test('sends nothing for a blank query', async () => {
  const { client, server } = await serving(text(good))
  for (const blank of ['', ' ', '\n\t', '\u00a0']) {
    expect(await failureOf(client.suggest({ ...query, query: blank }))).toMatchObject({
      kind: 'request',
      parameter: 'query',
    })
  }
  expect(server.requests).toHaveLength(0)
})
