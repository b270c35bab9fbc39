import type { Reporter, TestModule } from 'vitest/node'

/** Ends a run with one plain line that a script can read: `12 passed, 0 failed`. */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    // A file that could not be loaded, and an error outside any test, are failures that have no test to count.
    const tally = { passed: 0, failed: errors.length, skipped: 0 }
    for (const module of modules) {
      const tests = [...module.children.allTests()]
      for (const test of tests) {
        const { state } = test.result()
        if (state !== 'pending') tally[state] += 1
      }
      if (module.errors().length > 0) tally.failed += 1
    }
    const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''
    process.stdout.write(`\n${tally.passed} passed, ${tally.failed} failed${skipped}\n`)
  }
}
