import { readKeys } from '@signpost/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSharedLimits, type SharedLimits } from './createSharedLimits.ts'
import { startPostgres, type TestPostgres } from './testing/startPostgres.ts'

let postgres: TestPostgres
let url: string
const opened: SharedLimits[] = []

beforeAll(async () => {
  postgres = await startPostgres()
  url = await postgres.createDatabase()
})
afterAll(async () => {
  await Promise.all(opened.map((limits) => limits.close()))
  await postgres.stop()
})

async function openProcesses(count: number, at = url): Promise<SharedLimits[]> {
  const limits = await Promise.all(Array.from({ length: count }, () => createSharedLimits(at)))
  opened.push(...limits)
  return limits
}

const keyOf = (name: string, rate: number, burst: number) => {
  const [key] = readKeys(JSON.stringify({ keys: [{ name, key: name, rate, burst }] }))
  if (!key) throw new Error('There is a key.')
  return key
}

test('three processes together accept as many requests as one, and give the time to wait', async () => {
  const key = keyOf('slow', 0.001, 20)
  const processes = await openProcesses(3)
  const taken = await Promise.all(
    Array.from({ length: 60 }, (_, index) => processes[index % 3]?.take(key)),
  )
  expect(taken.filter((seconds) => seconds === 0)).toHaveLength(20)
  const refused = taken.filter((seconds) => seconds !== 0)
  for (const seconds of refused) expect(seconds).toBeGreaterThan(900)
})

test('each key and each rate is counted separately', async () => {
  const [one, other] = await openProcesses(2)
  expect(await one?.take(keyOf('a', 0.001, 1))).toBe(0)
  expect(await other?.take(keyOf('a', 0.001, 1))).toBeGreaterThan(0)
  expect(await other?.take(keyOf('b', 0.001, 1))).toBe(0)
  expect(await other?.take(keyOf('a', 0.002, 1))).toBe(0)
})

test('a process reserves requests in advance, so that most do not wait for the database', async () => {
  const key = keyOf('fast', 1000, 1000)
  const [one] = await openProcesses(1)
  expect(await one?.take(key)).toBe(0)
  const following = Array.from({ length: 50 }, () => one?.take(key))
  expect(following).toEqual(Array(50).fill(0))
})

test('without the database the shared count is unknown', async () => {
  const [alone] = await openProcesses(1, 'postgres://nobody@127.0.0.1:1/none')
  expect(await alone?.take(keyOf('a', 1, 1))).toBeUndefined()
  expect(alone?.take(keyOf('a', 1, 1))).toBeUndefined()
})
