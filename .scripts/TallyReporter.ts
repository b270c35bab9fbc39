import { appendFileSync, writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'
import { noTests, tallyText } from './Tally.ts'

/**
 * Ends a run with one plain line that a script can read: `12 passed, 0 failed`. `SIGNPOST_TALLY` names a file for the figures,
 * `SIGNPOST_SUMMARY` one to which the names of failed tests are added.
 */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    // A file that could not be loaded, and an error outside any test, are failures that have no test to count.
    const tally = { ...noTests, failed: errors.length }
    const failures = errors.map(() => 'an error outside any test')
    for (const module of modules) {
      const tests = [...module.children.allTests()]
      for (const test of tests) {
        const { state } = test.result()
        if (state !== 'pending') tally[state] += 1
        if (state === 'failed') failures.push(`${module.relativeModuleId} > ${test.fullName}`)
      }
      if (module.errors().length > 0) {
        tally.failed += 1
        failures.push(module.relativeModuleId)
      }
    }
    const { SIGNPOST_TALLY: file, SIGNPOST_SUMMARY: summary } = process.env
    if (file) writeFileSync(file, JSON.stringify(tally))
    const failed = failures.map((failure) => `   failed: ${failure}\n`).join('')
    if (summary) appendFileSync(summary, failed)
    process.stdout.write(`\n${whereTimeWent(modules)}\n${failed}\n${tallyText(tally)}\n`)
  }
}

/** The work of each project, and the files that take longest. Several run at a time: the seconds add up to more than those of the run. */
function whereTimeWent(modules: readonly TestModule[]): string {
  const files = modules
    .map((module) => ({
      name: module.relativeModuleId,
      project: module.project.name,
      seconds: module.diagnostic().duration / 1000,
    }))
    .sort((one, other) => other.seconds - one.seconds)
  const row = (seconds: number, name: string): string =>
    `${seconds.toFixed(1).padStart(7)} s  ${name}`
  const projects = Map.groupBy(files, ({ project }) => project)
  return [
    'Where the time went:',
    ...[...projects].map(([name, its]) =>
      row(
        its.reduce((sum, { seconds }) => sum + seconds, 0),
        `${name}: ${its.length} files`,
      ),
    ),
    ...files.slice(0, 10).map(({ name, seconds }) => row(seconds, name)),
  ].join('\n')
}
