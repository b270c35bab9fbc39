import { appendFileSync, writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'
import { noTests, tallyText } from './Tally.ts'

/** Ends a run with one plain line for scripts: `12 passed, 0 failed`. `SIGNPOST_TALLY` names a file for the counts, and `SIGNPOST_SUMMARY` a file to which the names of failed tests are appended. */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    // A file that fails to load and an error outside any test are failures without a test to count.
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

/** The duration of each project, and the slowest files. Several files run at a time, so the seconds add up to more than the run. */
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
