/** The time as an argument, for waits and comparisons. A test passes a clock that stands still. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Milliseconds since any moment, for durations. Unlike `now()`, it never goes back when the machine's clock is set. Default: `now()`. */
  elapsed?(): number
  setTimeout(callback: () => void, milliseconds: number): number
  clearTimeout(timer: number): void
}

/** The time of the machine, in milliseconds since 1970. The linter ensures that nothing else reads it. */
export const systemTime = (): number => Date.now()

/** The clock of the machine. Fake global timers fake this one too. */
export const systemClock: Clock = {
  now: systemTime,
  elapsed: () => performance.now(),
  // Node returns an object, which converts to a number.
  setTimeout: (callback, milliseconds) => Number(setTimeout(callback, milliseconds)),
  clearTimeout: (timer) => clearTimeout(timer),
}

/** Milliseconds since any moment, which never go back: the difference of two is a duration. */
export function elapsedTime(clock: Clock): number {
  return clock.elapsed?.() ?? clock.now()
}
