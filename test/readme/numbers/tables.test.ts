import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../../../.scripts/root.ts'
import { read } from './sources.ts'

const page = 'packages/service/docs/figures.md'

interface Printed {
  /** The benchmarks that the text above the table names. */
  readonly benchmarks: string
  readonly columns: readonly string[]
  /** The names of the rows, without a number before them, which a benchmark computes. */
  readonly rows: readonly string[]
}

/** The tables of the page that benchmarks print. */
function printedTables(): readonly Printed[] {
  let benchmarks = ''
  return read(page)
    .split('\n\n')
    .flatMap((block) => {
      const [command, names] = /pnpm@12 bench ([a-z- ]*[a-z])|^```/.exec(block) ?? []
      if (command !== undefined) benchmarks = names ?? ''
      const isTable = block.startsWith('|') && benchmarks !== ''
      const [columns = [], , ...rows] = block.trim().split('\n').map(cellsOf)
      const rowNames = rows.map(([name = '']) => name.replace(/^\d+(?: |$)/, ''))
      return isTable ? [{ benchmarks, columns, rows: rowNames }] : []
    })
}

const cellsOf = (row: string): readonly string[] =>
  row.split('|').flatMap((cell) => cell.trim() || [])

/** The source of benchmarks, with the files beside them. */
function sourceOf(benchmarks: string): string {
  const names = benchmarks.split(' ').filter((word) => /^[a-z]/.test(word))
  const files = globSync(
    names.flatMap((name) => [
      `packages/service/bench/${name}.bench.ts`,
      `packages/service/bench/${name}/*.ts`,
    ]),
    { cwd: root },
  )
  return files.map(read).join('\n')
}

test('finds the tables', () => {
  expect(printedTables().length).toBeGreaterThan(6)
})

test.each(printedTables())(
  '`bench $benchmarks` prints $columns',
  ({ benchmarks, columns, rows }) => {
    const source = sourceOf(benchmarks)
    expect([...columns, ...rows].filter((name) => !source.includes(name))).toEqual([])
  },
)
