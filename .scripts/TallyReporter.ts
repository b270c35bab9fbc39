import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'
import { noTests, tallyText } from './Tally.ts'

/** Ends a run with one plain line that a script can read: `12 passed, 0 failed`. `SIGNPOST_TALLY` names a file for the figures. */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    // A file that could not be loaded, and an error outside any test, are failures that have no test to count.
    const tally = { ...noTests, failed: errors.length }
    for (const module of modules) {
      const tests = [...module.children.allTests()]
      for (const test of tests) {
        const { state } = test.result()
        if (state !== 'pending') tally[state] += 1
      }
      if (module.errors().length > 0) tally.failed += 1
    }
    const { SIGNPOST_TALLY: file } = process.env
    if (file) writeFileSync(file, JSON.stringify(tally))
    process.stdout.write(`\n${tallyText(tally)}\n`)
  }
}
