import { systemClock } from '@signpost/client/domain'
import { expect, test } from 'vitest'
import { wait } from '../scenarios/network.ts'
import { createFakeClock } from './createFakeClock.ts'

test('stands still until it is advanced', () => {
  const clock = createFakeClock({ now: '2026-11-21T12:00:00Z' })
  expect(clock.now()).toBe(Date.parse('2026-11-21T12:00:00Z'))
  clock.advance(1500)
  expect(clock.now()).toBe(Date.parse('2026-11-21T12:00:01.500Z'))
  expect(createFakeClock({ now: new Date(5) }).now()).toBe(5)
})

test('runs due timers in order, at their time', () => {
  const clock = createFakeClock({ now: 0 })
  const ran: string[] = []
  const note = (name: string) => () => void ran.push(`${name} at ${clock.now()}`)
  clock.setTimeout(note('late'), 30)
  clock.setTimeout(note('early'), 10)
  clock.setTimeout(note('early too'), 10)
  clock.setTimeout(note('later'), 31)
  clock.advance(30)
  expect(ran).toEqual(['early at 10', 'early too at 10', 'late at 30'])
  expect(clock.pending).toBe(1)
})

test('runs timers that other timers set, if they are due in the same step', () => {
  const clock = createFakeClock({ now: 0 })
  const ticks: number[] = []
  const tick = (): void => {
    ticks.push(clock.now())
    clock.setTimeout(tick, 10)
  }
  clock.setTimeout(tick, 10)
  clock.advance(35)
  expect(ticks).toEqual([10, 20, 30])
  expect(clock.now()).toBe(35)
})

test('never goes back in time when a timer advances the clock past the next one', () => {
  const clock = createFakeClock({ now: 0 })
  const times: number[] = []
  clock.setTimeout(() => clock.advance(50), 10)
  clock.setTimeout(() => void times.push(clock.now()), 70)
  clock.setTimeout(() => void times.push(clock.now()), 20)
  clock.advance(65)
  expect([times, clock.now()]).toEqual([[20], 65])
  clock.advance(5)
  expect([times, clock.now()]).toEqual([[20, 70], 70])
})

test('does not run a cleared timer, even when another timer clears it', () => {
  const clock = createFakeClock({ now: 0 })
  const ran: string[] = []
  const cleared = clock.setTimeout(() => ran.push('doomed'), 20)
  clock.setTimeout(() => clock.clearTimeout(cleared), 10)
  clock.advance(100)
  expect(ran).toEqual([])
  expect(clock.pending).toBe(0)
})

test('the system clock advances by itself', async () => {
  const before = systemClock.now()
  await wait(systemClock, 1)
  expect(systemClock.now()).toBeGreaterThanOrEqual(before)
  let ran = false
  systemClock.clearTimeout(systemClock.setTimeout(() => (ran = true), 0))
  await wait(systemClock, 5)
  expect(ran).toBe(false)
})
