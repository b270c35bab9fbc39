import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readReport, reportFile, standsFor } from './accessibility/report.ts'
import { nameOf } from './engines/launchEngine.ts'
import { run } from './run.ts'

// Runs the tests that the accessibility conformance report names, and writes the numbers of passed tests, the browser and the date into it.

interface Run {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[]
  }[]
}

/** The suites that run once for each component. */
const suites = [
  'packages/react/src/conformance.check.browser.test.tsx',
  'packages/map/src/conformance.check.browser.test.tsx',
]
const { tests } = readReport()
const named = tests.map(({ file }) => file).filter((file) => /\.test\.tsx?$/.test(file))
const folder = mkdtempSync(join(tmpdir(), 'signpost-accessibility-'))
const output = join(folder, 'outcome.json')
const projects = ['node', 'browser'].flatMap((name) => ['--project', name])
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${output}`]
process.exitCode = run('vitest', ['run', ...reporters, ...projects, ...suites, ...new Set(named)])
const { testResults }: Run = JSON.parse(readFileSync(output, 'utf8'))
rmSync(folder, { recursive: true })

const results = testResults.flatMap(({ assertionResults }) => assertionResults)
const passed = tests.map((one) => {
  const ran = results.filter(({ title }) => standsFor(one, title))
  const failed = ran.filter(({ status }) => status !== 'passed').length
  if (ran.length > 0 && failed === 0) return { ...one, passed: ran.length }
  throw new Error(`Of the tests for "${one.name}" ${ran.length} ran and ${failed} failed.`)
})
const total = passed.reduce((sum, one) => sum + one.passed, 0)
let page = readFileSync(reportFile, 'utf8')
  .replace(/(?<=\| date of the report \| )[\d-]+/, new Date().toISOString().slice(0, 10))
  .replace(
    /\d+ passed, in .+ and in Node/,
    `${total} passed, in ${await nameOf('chromium')} and in Node`,
  )
for (const { name, passed: count } of passed) {
  page = page.replace(new RegExp(`(?<=^\\| ${name} \\| .* \\| )\\d+(?= \\|$)`, 'm'), String(count))
}
writeFileSync(reportFile, page)
