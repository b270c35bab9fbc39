import { watchMachine } from '../../.scripts/clock/watchMachine.ts'

export interface Readings {
  readonly note: (what: string) => void
  /** What was noted for this file so far. */
  readonly noted: () => readonly string[]
}

declare global {
  /** Where the file that runs notes what it reads of the machine: files share a process. */
  var signpostReadings: Set<string> | undefined
}

// Others' code that keeps time for itself: nobody sees what it reads. In a page that is all that was not written here.
const timekeepers =
  /node_modules\/(?:\.pnpm\/)?(?:@tanstack|@testing-library|@vitest|fast-check|hono|@hono|pino|playwright|prom-client|react|rolldown|scheduler|tinybench|vite|vitest)/
const isOthers = (frame: string): boolean =>
  typeof document === 'undefined' ? timekeepers.test(frame) : /node_modules|__vitest/.test(frame)

/** Starts to note what a file of tests reads of the machine's clock, zone and language. */
export function readingsOf(): Readings {
  if (globalThis.signpostReadings === undefined) watchMachine(note)
  const noted = new Set<string>()
  globalThis.signpostReadings = noted
  return { note, noted: () => [...noted] }
}

function note(what: string): void {
  const frames = new Error().stack?.split('\n') ?? []
  // The first of a place in a file that is neither this one nor what noticed.
  const reader = frames.find(
    (frame) => /:\d+\)?$/.test(frame) && !/setup\/readings|scripts\/clock\//.test(frame),
  )
  if (reader && !isOthers(reader)) globalThis.signpostReadings?.add(`${what}: ${reader.trim()}`)
}
