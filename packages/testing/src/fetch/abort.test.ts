import { expect, test } from 'vitest'
import { createFakeClock } from '../fakes/createFakeClock.ts'
import { ask } from '../testing/ask.ts'
import { createGeoFetch } from './createGeoFetch.ts'

test('with an aborted signal nothing is sent, and the promise rejects with its reason', async () => {
  const geoFetch = createGeoFetch()
  const reason = new Error('gone')
  const sent = ask(geoFetch, 'category_list', {}, { signal: AbortSignal.abort(reason) })
  await expect(sent).rejects.toBe(reason)
  expect(geoFetch.calls).toEqual([])
})

test('aborting before the answer is an AbortError, and marks the call', async () => {
  const geoFetch = createGeoFetch({ scenarios: [{ kind: 'hang' }] })
  const controller = new AbortController()
  const sent = ask(geoFetch, 'category_list', {}, { signal: controller.signal })
  expect(geoFetch.calls[0]?.aborted).toBe(false)
  controller.abort()
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
  expect(geoFetch.calls[0]?.aborted).toBe(true)
})

test('follows the signal of a Request', async () => {
  const geoFetch = createGeoFetch({ scenarios: [{ kind: 'hang' }] })
  const controller = new AbortController()
  const url = 'https://geo.example/geo/v2/category_list/json?api_key=k'
  const sent = geoFetch(new Request(url, { signal: controller.signal }))
  controller.abort()
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
})

test('aborting before the body is read makes reading it fail', async () => {
  const geoFetch = createGeoFetch()
  const controller = new AbortController()
  const response = await ask(geoFetch, 'category_list', {}, { signal: controller.signal })
  controller.abort()
  await expect(response.text()).rejects.toMatchObject({ name: 'AbortError' })
  expect(geoFetch.calls[0]?.aborted).toBe(true)
})

test('aborting after the body was read does not mark the call', async () => {
  const geoFetch = createGeoFetch()
  const controller = new AbortController()
  const response = await ask(geoFetch, 'category_list', {}, { signal: controller.signal })
  await response.text()
  controller.abort()
  expect(geoFetch.calls[0]?.aborted).toBe(false)
})

test('aborting during the latency leaves no timer', async () => {
  const clock = createFakeClock({ now: 0 })
  const geoFetch = createGeoFetch({ clock, scenarios: [{ kind: 'latency', ms: 100 }] })
  const controller = new AbortController()
  const sent = ask(geoFetch, 'category_list', {}, { signal: controller.signal })
  expect(clock.pending).toBe(1)
  controller.abort()
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
  expect(clock.pending).toBe(0)
})

test('aborting a slow body stops it and leaves no timer', async () => {
  const clock = createFakeClock({ now: 0 })
  const geoFetch = createGeoFetch({ clock, scenarios: [{ kind: 'drip' }] })
  const controller = new AbortController()
  const response = await ask(geoFetch, 'category_list', {}, { signal: controller.signal })
  const reader = response.body?.getReader()
  const first = reader?.read()
  await Promise.resolve()
  clock.advance(1000)
  expect((await first)?.value?.byteLength).toBe(1)
  controller.abort()
  await expect(reader?.read()).rejects.toMatchObject({ name: 'AbortError' })
  expect(clock.pending).toBe(0)
})

test('a transport that cannot abort still answers, and the call is marked as aborted', async () => {
  const geoFetch = createGeoFetch({
    scenarios: [{ kind: 'ignore-abort' }, { kind: 'latency', ms: 1 }],
  })
  const controller = new AbortController()
  const sent = ask(geoFetch, 'category_list', {}, { signal: controller.signal })
  controller.abort()
  expect(await (await sent).json()).toHaveProperty('category_list')
  expect(geoFetch.calls[0]?.aborted).toBe(true)
})
