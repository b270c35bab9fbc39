import { gunzipSync } from 'node:zlib'
import type { AppEnv } from '@signpost/server'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { FixedAnswers } from './FixedAnswers.ts'

const large = { text: 'x'.repeat(5000) }

/** An app that answers `/NAME` with the fixed answer of that name, and counts how often one is made. */
function createApp(make: (name: string) => unknown) {
  const answers = new FixedAnswers()
  const made: string[] = []
  const app = new Hono<AppEnv>().get('/:name', (c) => {
    const name = c.req.param('name')
    return answers.send(c, name, () => {
      made.push(name)
      return make(name)
    })
  })
  return { app, made }
}

it('is built once, for all requests and encodings', async () => {
  const { app, made } = createApp(() => large)
  const gzip = { headers: { 'Accept-Encoding': 'gzip' } }
  const [first, plain, compressed] = await Promise.all([
    app.request('/a'),
    app.request('/a'),
    app.request('/a', gzip),
  ])
  const etag = first.headers.get('etag') ?? ''
  expect(await plain.json()).toEqual(large)
  expect(JSON.parse(`${gunzipSync(await compressed.arrayBuffer())}`)).toEqual(large)
  expect(compressed.headers.get('etag')).toBe(etag)
  const again = await app.request('/a', { headers: { 'If-None-Match': `"other", ${etag}` } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(made).toEqual(['a'])
})

it('keeps the answers that were requested last, and no others', async () => {
  const { app, made } = createApp((name) => ({ name }))
  const names = Array.from({ length: 100 }, (_, index) => `n${index}`)
  for (const name of names) {
    expect(await (await app.request(`/${name}`)).json()).toEqual({ name })
    await app.request('/often')
  }
  await app.request('/n99')
  expect(made.filter((name) => name === 'often')).toHaveLength(1)
  expect(made.filter((name) => name === 'n99')).toHaveLength(1)
  await app.request('/n0')
  expect(made.filter((name) => name === 'n0')).toHaveLength(2)
})

it('does not store a failure', async () => {
  let fails = true
  const { app } = createApp(() => {
    if (fails) throw new Error('not now')
    return large
  })
  app.onError((_, c) => c.text('failed', 500))
  expect((await app.request('/a')).status).toBe(500)
  fails = false
  expect((await app.request('/a')).status).toBe(200)
})
