import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environmentOf, type Moment, momentOfRun } from '../clock/moment.ts'
import { run } from '../run.ts'
import type { Tally } from '../Tally.ts'

export interface SuiteOptions {
  /** The arguments for Vitest: names of files, or `--project node`. */
  readonly options: readonly string[]
  /** Runs the long tests too, and records the files that depend on time. `files`: runs the files of the long tests with the everyday number of cases. */
  readonly long?: boolean | 'files'
  /** Excludes the files named `*.check.*`. */
  readonly isDaily?: boolean
  /** The browser, as named by `SIGNPOST_CHROMIUM`. */
  readonly chromium?: string | undefined
  /** The engine of the browser, as named by `SIGNPOST_ENGINE`. */
  readonly engine?: string | undefined
  /** The milliseconds after which the run is stopped, and counts as failed. */
  readonly limit?: number
  /** The time, zone and language of the run. */
  readonly moment?: Moment
}

/** Runs tests, prints the output of Vitest, and returns their outcome. */
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
        // A build with Vite in this process sets `production`, which selects another React.
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
  // Errors of Vitest outside tests, such as a filter that matches nothing.
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
