/** Time as an argument. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  setTimeout(callback: () => void, milliseconds: number): number
  clearTimeout(timer: number): void
}

/** The clock of the machine. What fakes the global timers fakes this one too. */
export const systemClock: Clock = {
  now: () => Date.now(),
  // Node gives an object that stands for its number.
  setTimeout: (callback, milliseconds) => Number(setTimeout(callback, milliseconds)),
  clearTimeout: (timer) => clearTimeout(timer),
}

/** Resolves after some time; never, and with no timer left, once the signal aborts. */
export function wait(clock: Clock, milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = clock.setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => clock.clearTimeout(timer), { once: true })
  })
}
