import { createFakeClock } from '@signpost/testing'
import { expect, it } from 'vitest'
import { createRotation } from './createRotation.ts'

const away = new Error('away')

/** Three servers, some of which are down, and the list of queried ones. */
function threeServers() {
  const clock = createFakeClock({ now: 0 })
  const down = new Set<string>()
  const asked: string[] = []
  const rotate = createRotation(['a', 'b', 'c'], (error) => error === away, clock)
  const ask = (): Promise<string> =>
    rotate(async (server) => {
      asked.push(server)
      if (down.has(server)) throw away
      return server
    })
  return { clock, down, ask, asked: () => asked.splice(0).join('') }
}

it('asks servers in turn', async () => {
  const { ask } = threeServers()
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual(['a', 'b', 'c', 'a'])
})

it('asks the next server when one fails, and skips the failed one for some seconds', async () => {
  const { clock, down, ask, asked } = threeServers()
  down.add('a')
  expect(await ask()).toBe('b')
  expect(asked()).toBe('ab')
  for (let turn = 0; turn < 6; turn++) await ask()
  expect(asked()).not.toContain('a')
  down.clear()
  clock.advance(5000)
  for (let turn = 0; turn < 3; turn++) await ask()
  expect(asked()).toContain('a')
})

it('tries all when all have failed, and fails when none answers', async () => {
  const { down, ask, asked } = threeServers()
  for (const server of 'abc') down.add(server)
  await expect(ask()).rejects.toBe(away)
  asked()
  await expect(ask()).rejects.toBe(away)
  expect(asked()).toHaveLength(3)
  down.delete('c')
  expect(await ask()).toBe('c')
})

it('asks only the server that answers again after all have failed', async () => {
  const { down, ask, asked } = threeServers()
  for (const server of 'abc') down.add(server)
  await expect(ask()).rejects.toBe(away)
  down.delete('c')
  expect(await ask()).toBe('c')
  asked()
  for (let turn = 0; turn < 3; turn++) expect(await ask()).toBe('c')
  expect(asked()).toBe('ccc')
})

it('passes an error of the query on, without skipping a server for it', async () => {
  const rotate = createRotation(['a', 'b'], (error) => error === away)
  const fault = new Error('no such column')
  const asked: string[] = []
  const ask = (): Promise<never> =>
    rotate(async (server) => {
      asked.push(server)
      throw fault
    })
  await expect(ask()).rejects.toBe(fault)
  await expect(ask()).rejects.toBe(fault)
  expect(asked).toEqual(['a', 'b'])
})
