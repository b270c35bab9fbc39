import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { type Tally, tallyText } from '../Tally.ts'

export interface EngineResult {
  /** The browser with its version. */
  readonly browser: string
  /** The outcome of each suite by name. */
  readonly tallies: Readonly<Record<string, Tally>>
}

const page = join(root, 'docs/guides/Support.md')
const table = /(<!-- engines -->\n)[\s\S]*?(\n<!-- end -->)/

/** Writes the outcome into the table of the support page. */
export function writeResults(results: readonly EngineResult[]): void {
  const suites = Object.keys(results[0]?.tallies ?? {})
  const rows = results.map(({ browser, tallies }) => [
    browser,
    ...suites.map((name) => (tallies[name] ? tallyText(tallies[name]) : '')),
  ])
  const lines = [['', ...suites], suites.map(() => '---').concat('---'), ...rows]
  const markdown = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  writeFileSync(page, readFileSync(page, 'utf8').replace(table, `$1\n${markdown}\n$2`))
}
