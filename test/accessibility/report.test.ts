import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Evidence, evidence } from '../../.scripts/accessibility/evidence.ts'
import { criteria, reportPage, standsFor } from '../../.scripts/accessibility/report.ts'
import { root } from '../../.scripts/root.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

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

test.each(Object.entries(evidence))('the report names an existing test: %s', (_, [file, title]) => {
  const quotes = ["'", '`']
  expect(quotes.some((quote) => read(file).includes(quote + title + quote))).toBe(true)
})

test('every test of the report proves a criterion, and stands only for tests with its title', () => {
  const shown = new Set(criteria.flatMap(({ tests }) => tests))
  expect([...shown].sort()).toEqual(Object.keys(evidence).sort())
  expect(standsFor('axe', 'axe reports nothing, dark')).toBe(true)
  expect(
    standsFor(
      'contrast of texts',
      'paper: texts have sufficient contrast on every background, dark',
    ),
  ).toBe(true)
  expect(
    standsFor('contrast of texts', 'paper: icons and borders have sufficient contrast, dark'),
  ).toBe(false)
  const names = Object.keys(evidence) as Evidence[]
  expect(
    names.filter((name) => standsFor(name, evidence[name][1].replace(/%s|\$\{theme\}/g, 'x'))),
  ).toEqual(names)
})

test('the page of the report is up to date: `npx -y pnpm@12 accessibility` writes it', () => {
  const outcome = JSON.parse(read('.scripts/accessibility/outcome.json'))
  expect(read('docs/guides/Conformance.md')).toBe(reportPage(outcome))
  expect(Object.keys(outcome.passed).sort()).toEqual(Object.keys(evidence).sort())
})
