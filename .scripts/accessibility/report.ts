import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'

/** The accessibility conformance report, which people write. */
export const reportFile: string = join(root, 'docs/guides/Conformance.md')

/** A row of the report's table of tests. */
export interface NamedTest {
  readonly name: string
  readonly title: string
  readonly file: string
  /** The number of tests with the title that passed in the last run. */
  readonly passed: number
}

/** A row of the report's tables of criteria. */
export interface Criterion {
  readonly id: string
  readonly level: string
  /** The names of the tests that prove it. */
  readonly tests: readonly string[]
}

const testRow = /^\| ([^|]+) \| `(.+)` \| `(\S+)` \| (\d+) \|$/gm
const criterionRow = /^\| (\d\.\d\.\d+) [^|]+ \| ([^|]+) \| [^|]+ \| ([^|]+) \|$/gm

export function readReport(): { tests: readonly NamedTest[]; criteria: readonly Criterion[] } {
  const page = readFileSync(reportFile, 'utf8')
  return {
    tests: [...page.matchAll(testRow)].map(([, name = '', title = '', file = '', passed]) => ({
      name,
      title,
      file,
      passed: Number(passed),
    })),
    criteria: [...page.matchAll(criterionRow)].map(([, id = '', level = '', tests = '']) => ({
      id,
      level,
      tests: tests === 'none' ? [] : tests.split('; '),
    })),
  }
}

/** True for the title of a test that ran, if the report names it. `%s` and `${theme}` stand for a case of the test. */
export function standsFor({ title }: NamedTest, ran: string): boolean {
  const pattern = title
    .split(/%[sjo]|\$\{[a-z]+\}/)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*')
  return new RegExp(`^${pattern}$`).test(ran)
}
