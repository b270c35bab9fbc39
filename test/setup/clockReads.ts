import { watchMachine } from '../../.scripts/clock/watchMachine.ts'

export interface ClockReads {
  readonly note: (what: string) => void
  /** Returns the recorded reads of this file. */
  readonly noted: () => readonly string[]
}

declare global {
  /** The reads of the machine that the running file has recorded, because files share a process. */
  var signpostClockReads: Set<string> | undefined
}

// Third-party code that measures time for itself, without a visible result. In a page that is all code from elsewhere.
const timekeepers =
  /node_modules\/(?:\.pnpm\/)?(?:@tanstack|@testing-library|@vitest|fast-check|hono|@hono|pino|playwright|prom-client|react|rolldown|scheduler|tinybench|vite|vitest)/
const isOthers = (frame: string): boolean =>
  typeof document === 'undefined' ? timekeepers.test(frame) : /node_modules|__vitest/.test(frame)

/** Starts to record a test file's reads of the machine's clock, zone and language. */
export function watchClockReads(): ClockReads {
  if (globalThis.signpostClockReads === undefined) watchMachine(note)
  const recorded = new Set<string>()
  globalThis.signpostClockReads = recorded
  return { note, noted: () => [...recorded] }
}

function note(what: string): void {
  const frames = new Error().stack?.split('\n') ?? []
  // The first stack frame outside this file and the detecting one.
  const reader = frames.find(
    (frame) => /:\d+\)?$/.test(frame) && !/setup\/clockReads|scripts\/clock\//.test(frame),
  )
  if (reader && !isOthers(reader)) globalThis.signpostClockReads?.add(`${what}: ${reader.trim()}`)
}
