/** Time as an argument: what a component waits for or compares with. A test gives one that stands still. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  setTimeout(callback: () => void, milliseconds: number): number
  clearTimeout(timer: number): void
}

/** The clock of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  // Node gives an object that stands for its number.
  setTimeout: (callback, milliseconds) => Number(setTimeout(callback, milliseconds)),
  clearTimeout: (timer) => clearTimeout(timer),
}
