import { globSync } from 'node:fs'
import { openDisplay } from './engines/display.ts'
import { engines, missing } from './engines/engines.ts'
import { nameOf } from './engines/launchEngine.ts'
import { root } from './root.ts'
import { addTally, noTests, type Tally, tallyText } from './Tally.ts'
import { runSuite } from './test/runSuite.ts'

// Runs the browser-dependent tests in three engines: every component's suite, the search box, and the demo from end to end.
// Its last lines are for the table of docs/guides/Support.md. Arguments go to Vitest.

const suites: Readonly<Record<string, string>> = {
  'every component': 'packages/{react,map}/src/conformance*.browser.test.tsx',
  'search box': 'packages/react/src/place-search/*.browser.test.tsx',
  'end to end': 'test/e2e/!(*.long).test.ts',
}
// A file that takes longer hangs.
const limit = 60 * 60_000
const options = process.argv.slice(2)
const only = process.env.SIGNPOST_ENGINE

const display = await openDisplay()
if (display) process.env.DISPLAY = display.name
const results: { browser: string; tallies: Record<string, Tally> }[] = []
const skipped: string[] = []
let sum = noTests
for (const engine of engines) {
  if (only && only !== engine) continue
  const lack = missing(engine, display)
  if (lack !== null) {
    skipped.push(`${engine}: ${lack}`)
    continue
  }
  const tallies: Record<string, Tally> = {}
  for (const [name, pattern] of Object.entries(suites)) {
    console.log(`\n── ${engine}: ${name} ──`)
    const project = name === 'end to end' ? 'node' : 'browser'
    // Each file has its own browser, so that a hanging one does not affect others.
    tallies[name] = globSync(pattern, { cwd: root })
      .sort()
      .map((file) => runSuite({ options: ['--project', project, file, ...options], engine, limit }))
      .reduce(addTally, noTests)
    sum = addTally(sum, tallies[name])
  }
  results.push({ browser: await nameOf(engine), tallies })
}
display?.close()

for (const { browser, tallies } of results) {
  for (const [name, tally] of Object.entries(tallies)) {
    console.log(`${browser}, ${name}: ${tallyText(tally)}`)
  }
}
// A missing engine skips the tests that the first one ran.
const each = Object.values(results[0]?.tallies ?? {}).reduce(addTally, noTests)
for (const one of skipped) console.log(`skipped, ${each.passed} tests: ${one}`)
sum = { ...sum, skipped: sum.skipped + skipped.length * each.passed }
console.log(`\n${tallyText(sum)}`)
process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0
