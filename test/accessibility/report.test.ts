import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../.scripts/root.ts'

const page = readFileSync(join(root, 'docs/guides/Conformance.md'), 'utf8')
const testRow = /^\| ([^|]+) \| `(.+)` \| `(\S+)` \|$/gm
const criterionRow = /^\| (\d\.\d\.\d+) [^|]+ \| ([^|]+) \| [^|]+ \| ([^|]+) \|$/gm

/** The tests that the report names. A title stands for one test of each component, state or theme. */
const tests = [...page.matchAll(testRow)].map(([, name = '', title = '', file = '']) => ({
  name,
  title,
  file,
}))
const criteria = [...page.matchAll(criterionRow)].map(([, id = '', level = '', names = '']) => ({
  id,
  level,
  tests: names === 'none' ? [] : names.split('; '),
}))

/** The success criteria of WCAG 2.2 at level A and AA, by guideline. */
const wcag: Readonly<Record<string, readonly number[]>> = {
  ...{ '1.1': [1], '1.2': [1, 2, 3, 4, 5], '1.3': [1, 2, 3, 4, 5] },
  ...{ '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13] },
  ...{ '2.1': [1, 2, 4], '2.2': [1, 2], '2.3': [1], '2.4': [1, 2, 3, 4, 5, 6, 7, 11] },
  ...{ '2.5': [1, 2, 3, 4, 7, 8] },
  ...{ '3.1': [1, 2], '3.2': [1, 2, 3, 4, 6], '3.3': [1, 2, 3, 4, 7, 8] },
  ...{ '4.1': [2, 3] },
}

test('the report has every criterion of WCAG 2.2 A and AA once', () => {
  const all = Object.entries(wcag).flatMap(([guideline, numbers]) =>
    numbers.map((number) => `${guideline}.${number}`),
  )
  expect(all).toHaveLength(55)
  expect(criteria.map(({ id }) => id).sort()).toEqual(all.sort())
})

test('the summary counts the criteria by level of conformance', () => {
  const count = (level: string) => criteria.filter((one) => one.level === level).length
  const counts = ['Supports', 'Partially Supports', 'Does Not Support', 'Not Applicable'].map(count)
  expect(counts.reduce((sum, each) => sum + each)).toBe(criteria.length)
  const [supported, partially, not, inapplicable] = counts
  expect(page).toContain(
    `Of ${criteria.length} criteria ${supported} are supported, ${partially} partially, ${not} are not supported, and ${inapplicable} are not applicable to components.`,
  )
})

test.each(tests.map((one) => [one.name, one] as const))(
  'the report names an existing test: %s',
  (_, one) => {
    const text = readFileSync(join(root, one.file), 'utf8')
    const quotes = ["'", '`']
    expect(quotes.some((quote) => text.includes(quote + one.title + quote))).toBe(true)
  },
)

test('every test of the report proves a criterion, and the page counts them', () => {
  const shown = new Set(criteria.flatMap((one) => one.tests))
  expect([...shown].sort()).toEqual(tests.map(({ name }) => name).sort())
  expect(page).toContain(`| evaluation | ${tests.length} tests by name`)
})
