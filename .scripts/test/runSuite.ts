import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Moment } from '../clock/Moment.ts'
import { environmentOf, momentOfRun } from '../clock/momentOfRun.ts'
import { run } from '../run.ts'
import type { Tally } from '../Tally.ts'

export interface SuiteOptions {
  /** The arguments for Vitest: names of files, or `--project node`. */
  readonly options: readonly string[]
  /** Runs the long matrix too, and notes the files that depend on time. `files`: the files of the matrix, as often as on every day. */
  readonly long?: boolean | 'files'
  /** Excludes the files named `*.check.*`. */
  readonly isDaily?: boolean
  /** The browser, as `SIGNPOST_CHROMIUM` names it. */
  readonly chromium?: string | undefined
  /** The engine of the browser, as `SIGNPOST_ENGINE` names it. */
  readonly engine?: string | undefined
  /** The time in milliseconds after which it is stopped, and counts as failed. */
  readonly limit?: number
  /** When, where and in which language. */
  readonly moment?: Moment
}

/** Runs tests to their end, prints the output of Vitest, and returns their outcome. */
export function runSuite({
  options,
  long = false,
  isDaily = false,
  chromium,
  engine,
  limit,
  moment,
}: SuiteOptions): Tally {
  const file = join(tmpdir(), `signpost-tally-${process.pid}.json`)
  const { now, zone, locale } = moment ?? momentOfRun()
  const code = run(
    'vitest',
    [
      'run',
      '--reporter=default',
      ...(long === true ? ['--reporter=./.scripts/MomentReporter.ts'] : []),
      '--reporter=./.scripts/TallyReporter.ts',
      ...options,
    ],
    {
      ...(limit !== undefined && { limit }),
      env: {
        ...environmentOf({ now, zone, locale }),
        // A build with Vite in this process leaves `production` behind, and React is another then.
        NODE_ENV: 'test',
        SIGNPOST_NOW: now,
        SIGNPOST_ZONE: zone,
        SIGNPOST_LOCALE: locale,
        SIGNPOST_LONG: long === 'files' ? long : String(Number(long)),
        SIGNPOST_DAILY: String(Number(isDaily)),
        SIGNPOST_WATCHED: String(Number(long === true)),
        SIGNPOST_TALLY: file,
        ...(chromium !== undefined && { SIGNPOST_CHROMIUM: chromium }),
        ...(engine !== undefined && { SIGNPOST_ENGINE: engine }),
      },
    },
  )
  const tally = readTally(file)
  // What Vitest objects to that is no test, such as a filter that matches nothing.
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

function readTally(file: string): Tally {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  } finally {
    rmSync(file, { force: true })
  }
}
