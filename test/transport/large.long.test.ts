import { pipeline, Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { failureOf, query, serving, text } from './serving.ts'

const mebibyte = 1 << 20

/** An answer with one suggestion, whose first line has this number of letters. */
const answerOf = (letters: number): Buffer =>
  Buffer.concat([
    Buffer.from('{"suggests":[{"search_filter":"f","line1":"'),
    Buffer.alloc(letters, 'a'),
    Buffer.from('"}]}'),
  ])

test('reads 60 MB', async () => {
  const { client } = await serving(text(answerOf(60_000_000)))
  const { suggestions } = await client.suggest(query)
  expect(suggestions[0]?.line1).toHaveLength(60_000_000)
})

test('refuses 100 MB of valid data, without reading beyond 64 MiB', async () => {
  let taken = 0
  const { client, server } = await serving((_request, response) => {
    const body = answerOf(100_000_000)
    function* chunks() {
      for (; taken < body.length; taken += mebibyte) yield body.subarray(taken, taken + mebibyte)
    }
    pipeline(Readable.from(chunks()), response, () => {})
  })
  expect(await failureOf(client.suggest(query))).toMatchObject({ kind: 'decode' })
  await expect.poll(() => server.connections()).toBe(0)
  // The buffers of both ends hold the data under way when the connection was closed.
  expect(taken).toBeLessThan(80 * mebibyte)
})

test('100 MB with an error status are the error of the status', async () => {
  const { client } = await serving(text(answerOf(100_000_000), 'text/html', 502))
  expect(await failureOf(client.suggest(query))).toMatchObject({ kind: 'service', status: 502 })
})

test.each([
  ['lists', '[', ']'],
  ['objects', '{"a":', '}'],
])('reads %s nested three million times', async (_what, open, close) => {
  const depth = 3_000_000
  const deep = `${open.repeat(depth)}1${close.repeat(depth)}`
  const body = `{"suggests":[{"search_filter":"f","line1":"A","line2":${deep}}]}`
  const { client } = await serving(text(body))
  expect((await client.suggest(query)).suggestions[0]).toMatchObject({ kind: 'term', line1: 'A' })
})

test('drops very deep content of a partner, and keeps the place', async () => {
  const deep = `${'{"a":'.repeat(1_000_000)}1${'}'.repeat(1_000_000)}`
  const { client } = await serving(text(`{"places":[{"name":"A","partner_contents":${deep}}]}`))
  const { places } = await client.search(query)
  expect(places[0]).toMatchObject({ name: 'A', partner: { raw: null } })
})
