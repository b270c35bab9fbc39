import { watchMachine } from '../../.scripts/clock/watchMachine.ts'

export interface ClockReads {
  readonly note: (what: string) => void
  /** The reads that were noted for this file so far. */
  readonly noted: () => readonly string[]
}

declare global {
  /** The reads of the machine that the running file has noted: files share a process. */
  var signpostClockReads: Set<string> | undefined
}

// Others' code that keeps time for itself: nobody sees what it reads. In a page that is all that was not written here.
const timekeepers =
  /node_modules\/(?:\.pnpm\/)?(?:@tanstack|@testing-library|@vitest|fast-check|hono|@hono|pino|playwright|prom-client|react|rolldown|scheduler|tinybench|vite|vitest)/
const isOthers = (frame: string): boolean =>
  typeof document === 'undefined' ? timekeepers.test(frame) : /node_modules|__vitest/.test(frame)

/** Starts to note what a file of tests reads of the machine's clock, zone and language. */
export function watchClockReads(): ClockReads {
  if (globalThis.signpostClockReads === undefined) watchMachine(note)
  const noted = new Set<string>()
  globalThis.signpostClockReads = noted
  return { note, noted: () => [...noted] }
}

function note(what: string): void {
  const frames = new Error().stack?.split('\n') ?? []
  // The first of a place in a file that is neither this one nor what noticed.
  const reader = frames.find(
    (frame) => /:\d+\)?$/.test(frame) && !/setup\/clockReads|scripts\/clock\//.test(frame),
  )
  if (reader && !isOthers(reader)) globalThis.signpostClockReads?.add(`${what}: ${reader.trim()}`)
}
