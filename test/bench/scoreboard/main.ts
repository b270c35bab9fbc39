import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../../.scripts/root.ts'
import { kits } from './kits.ts'
import { measure } from './measure.ts'
import { markdownOf, tablesOf } from './tables.ts'

// Measures the search boxes of Signpost and of other vendors in one run, and prints a table a subject: `scoreboard`. `--only mapbox,esri`
// measures the kits whose names contain a word, beside the floor; `--rounds 12` times more often than five times; `--write` puts the tables
// on the page Scoreboard. All details are in .cache/scoreboard.json.
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    write: { type: 'boolean', default: false },
  },
})
const words = values.only?.toLowerCase().split(',')
const asked = kits.filter(
  ({ name }) =>
    words === undefined ||
    name === 'floor' ||
    words.some((word) => name.toLowerCase().includes(word)),
)
const machine = `${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown processor'}`
const day = new Date().toISOString().slice(0, 10)
const scoreboard = await measure(asked, Number(values.rounds))
// With the requirements that each box misses.
writeFileSync(
  join(root, '.cache/scoreboard.json'),
  JSON.stringify(scoreboard, (_, value) => (value instanceof Map ? [...value] : value), 2),
)
const tables = markdownOf(tablesOf(scoreboard))
console.log(`Measured on ${day}, Node ${process.version}, ${machine}.\n\n${tables}`)
if (values.write) {
  const page = join(root, 'docs/guides/Scoreboard.md')
  const text = readFileSync(page, 'utf8')
  writeFileSync(
    page,
    text.replace(
      /(<!-- figures -->\n)[\s\S]*(<!-- end of figures -->)/,
      `$1\nMeasured on ${day}, on a machine with ${machine}.\n\n${tables}\n$2`,
    ),
  )
}
