import type { Clock } from '@signpost/client/domain'

export interface FakeClock extends Clock {
  /** Advances the time, and runs the due timers in the order of their times. */
  advance(milliseconds: number): void
  /** The number of pending timers, which must be 0 after components unmount. */
  readonly pending: number
}

export interface FakeClockOptions {
  /** The initial time: milliseconds since 1970, a date, or a text that `Date.parse` reads. */
  readonly now: number | Date | string
}

interface Timer {
  readonly due: number
  readonly callback: () => void
}

/** A clock that stands still until the test advances it. */
export function createFakeClock(options: FakeClockOptions): FakeClock {
  const timers = new Map<number, Timer>()
  let now = new Date(options.now).getTime()
  let lastTimer = 0

  return {
    now: () => now,
    setTimeout: (callback, milliseconds) => {
      lastTimer += 1
      timers.set(lastTimer, { due: now + Math.max(0, milliseconds), callback })
      return lastTimer
    },
    clearTimeout: (timer) => void timers.delete(timer),
    advance: (milliseconds) => {
      const until = now + milliseconds
      for (;;) {
        // A timer may set others, so the earliest is found again each time.
        const next = earliest(timers)
        if (next === undefined || next[1].due > until) break
        const [id, { due, callback }] = next
        timers.delete(id)
        now = Math.max(now, due)
        callback()
      }
      now = until
    },
    get pending() {
      return timers.size
    },
  }
}

function earliest(timers: ReadonlyMap<number, Timer>): [number, Timer] | undefined {
  return [...timers].sort(([, a], [, b]) => a.due - b.due)[0]
}
