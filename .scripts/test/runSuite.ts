import { appendFileSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JsonTestResults } from 'vitest/node'
import { environmentOf, type Moment, momentOfRun } from '../clock/moment.ts'
import { root } from '../root.ts'
import { run } from '../run.ts'
import { type Tally, tallyText } from '../Tally.ts'

/** Vitest's report of the last long run, in which tests have noted their reads of the machine's clock, zone or language. */
export const longReport: string = join(root, '.cache/long-tests.json')

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

/** Runs tests, prints the output of Vitest and one plain line for scripts, `12 passed, 0 failed`, and returns their outcome. */
export function runSuite({
  options,
  long = false,
  isDaily = false,
  chromium,
  engine,
  limit,
  moment = momentOfRun(),
}: SuiteOptions): Tally {
  const report = long === true ? longReport : join(tmpdir(), `signpost-tests-${process.pid}.json`)
  rmSync(report, { force: true })
  const { now, zone, locale } = moment
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = run('vitest', ['run', ...reporters, ...options], {
    ...(limit !== undefined && { limit }),
    env: {
      ...environmentOf(moment),
      // A build with Vite in this process sets `production`, which selects another React.
      NODE_ENV: 'test',
      SIGNPOST_NOW: now,
      SIGNPOST_ZONE: zone,
      SIGNPOST_LOCALE: locale,
      SIGNPOST_LONG: long === 'files' ? long : String(Number(long)),
      SIGNPOST_DAILY: String(Number(isDaily)),
      SIGNPOST_WATCHED: String(Number(long === true)),
      ...(chromium !== undefined && { SIGNPOST_CHROMIUM: chromium }),
      ...(engine !== undefined && { SIGNPOST_ENGINE: engine }),
    },
  })
  const tally = readTally(report, code !== 0)
  if (report !== longReport) rmSync(report, { force: true })
  console.log(`\n${tallyText(tally)}`)
  return tally
}

/** Prints the names of failed tests, also into the file that `SIGNPOST_SUMMARY` names, and counts all. */
function readTally(report: string, hasFailed: boolean): Tally {
  const { numPassedTests, numPendingTests, numTodoTests, testResults } = readReport(report)
  const failures = testResults.flatMap(({ name, message, assertionResults }) =>
    [
      ...assertionResults.flatMap((test) => (test.status === 'failed' ? [test.fullName] : [])),
      // A file that fails to load has no test to count.
      ...(message === '' ? [] : [message]),
    ].map((failure) => `${name.slice(root.length + 1)} > ${failure}`),
  )
  if (hasFailed && failures.length === 0) failures.push('an error outside any test')
  const failed = failures.map((failure) => `   failed: ${failure}\n`).join('')
  process.stdout.write(failed)
  if (process.env.SIGNPOST_SUMMARY) appendFileSync(process.env.SIGNPOST_SUMMARY, failed)
  return {
    passed: numPassedTests,
    failed: failures.length,
    skipped: numPendingTests + numTodoTests,
  }
}

const empty = { numPassedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] }

/** The report of a run, which is empty when Vitest ended early. */
export function readReport(file: string): Pick<JsonTestResults, keyof typeof empty> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return empty
  }
}
