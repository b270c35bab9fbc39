import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Evidence, evidence } from './accessibility/evidence.ts'
import { criteria, reportPage, standsFor } from './accessibility/report.ts'
import { nameOf } from './engines/launchEngine.ts'
import { root } from './root.ts'
import { mustRun, run } from './run.ts'

// Runs the tests of the accessibility conformance report, and writes the report when all of them pass.

interface Run {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[]
  }[]
}

const suites = [
  'packages/react/src/conformance.check.browser.test.tsx',
  'packages/map/src/conformance.check.browser.test.tsx',
]
const named = Object.values(evidence).map(([file]) => file)
const files = new Set([...suites, ...named.filter((file) => /\.test\.tsx?$/.test(file))])
const folder = mkdtempSync(join(tmpdir(), 'signpost-accessibility-'))
const output = join(folder, 'outcome.json')
const projects = ['node', 'browser'].flatMap((name) => ['--project', name])
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${output}`]
const code = run('vitest', ['run', ...reporters, ...projects, ...files])
const { testResults }: Run = JSON.parse(readFileSync(output, 'utf8'))
rmSync(folder, { recursive: true, force: true })
const tests = testResults.flatMap(({ assertionResults }) => assertionResults)

/** The number of tests for a title, all of which must pass. */
function passed(name: Evidence): number {
  const ran = tests.filter(({ title }) => standsFor(name, title))
  const failed = ran.filter(({ status }) => status !== 'passed')
  if (ran.length > 0 && failed.length === 0) return ran.length
  throw new Error(
    `Of the tests for "${name}" in the report, ${ran.length} ran and ${failed.length} failed. Fix or rename them in evidence.ts.`,
  )
}

const names = [...new Set(criteria.flatMap((criterion) => criterion.tests))]
const outcome = {
  date: new Date().toISOString().slice(0, 10),
  browser: await nameOf('chromium'),
  passed: Object.fromEntries(names.map((name) => [name, passed(name)])),
}
writeFileSync(join(root, 'docs/guides/Conformance.md'), reportPage(outcome))
const file = join(root, '.scripts/accessibility/outcome.json')
writeFileSync(file, `${JSON.stringify(outcome, null, 2)}\n`)
mustRun('node', ['.scripts/guides.ts'])
process.exitCode = code
