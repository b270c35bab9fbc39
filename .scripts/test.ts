import { findChromium, findChromiums } from './chromium/findChromium.ts'
import { run } from './run.ts'
import { addTally, tallyText } from './Tally.ts'
import { runSuite } from './test/runSuite.ts'
import { walkCalendar } from './test/walkCalendar.ts'

const isAll = process.argv.includes('--all')
const isWalk = process.argv.includes('--calendar')
// The arguments of the command go to Vitest: names of files, or `--project node`. Without any, the stories, React 18, React Compiler and the files named
// `*.check.*` are left to `check`, and Preact to `test:all`.
const given = process.argv.slice(2).filter((one) => one !== '--all' && one !== '--calendar')
const others = ['stories', 'react18', 'compiler', 'preact']
const isDaily = given.length === 0 && !isAll
const options = isDaily ? others.map((project) => `--project=!${project}`) : given

try {
  const { origin, executablePath } = await findChromium()
  console.log(`Browser: ${executablePath} (${origin})`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

let tally = isWalk ? walkCalendar() : runSuite({ options, long: isAll, isDaily })
if (isAll) {
  const [, ...chromiums] = await findChromiums()
  for (const chromium of chromiums) {
    console.log(`\n── the everyday suite in another browser: ${chromium} ──`)
    tally = addTally(tally, runSuite({ options, chromium }))
  }
  tally = addTally(tally, walkCalendar())
  const steps = ['build', 'bundlers', 'catalog']
  if (run('node', ['.scripts/check.ts', ...steps]) !== 0) {
    tally = { ...tally, failed: tally.failed + 1 }
  }
}
if (isAll || isWalk) console.log(`\n${tallyText(tally)}`)
process.exitCode = tally.failed > 0 ? 1 : 0
