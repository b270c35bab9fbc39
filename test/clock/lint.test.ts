import { expect, test } from 'vitest'
import { lint } from '../lint/lint.ts'

const clocks = [
  'export const a = Date.now()',
  'export const b = { now: Date.now }',
  'export const c = new Date()',
  'export const d = Date()',
  'export const e = new globalThis.Date()',
  'export const f = performance.now()',
  'export const g = window.performance.now()',
  'export const h = Temporal.Now.instant()',
  "export const u = Date['now']()",
  'export const { now } = Date',
  'export const v = globalThis.performance',
]
const languages = [
  'export const i = new Intl.NumberFormat()',
  "export const j = new Intl.DateTimeFormat(undefined, { timeZone: 'UTC' })",
  'export const k = new Intl.Collator([], {})',
  'export const l = Number(1).toLocaleString()',
  'export const m = new Date(0).toLocaleDateString(undefined, {})',
  "export const n = 'i'.toLocaleUpperCase()",
  "export const o = ['b'].join().localeCompare('a')",
  'export const p = new Date(0).getHours()',
]
const good = [
  'export const q = new Date(0).getUTCHours()',
  "export const r = new Intl.NumberFormat('en').format(1)",
  "export const s = 'a'.localeCompare('b', 'en')",
  "export const t = new Date(0).toLocaleString('en', { timeZone: 'UTC' })",
]
const lines = [...clocks, ...languages, ...good]

test.each([
  ['a component', 'packages/react/src/opening-hours/A.tsx', [...clocks, ...languages]],
  ['the client', 'packages/client/src/domain/a.ts', [...clocks, ...languages]],
  ['a route of the service', 'packages/service/src/routes/a.ts', [...clocks, ...languages]],
  ['a test', 'packages/react/src/opening-hours/A.browser.test.tsx', clocks],
  ['shared test code', 'packages/react/test/a.tsx', clocks],
  ['a test of several packages', 'test/e2e/a.test.ts', clocks],
  ['a story', 'stories/results/a.stories.tsx', clocks],
  ['the default clock', 'packages/client/src/domain/Clock.ts', languages],
  ['the service’s own measurements', 'packages/server/src/http/observe.ts', languages],
  ['a benchmark', 'test/bench/a/page/a.ts', []],
])('the linter refuses the machine’s clock and language in %s', (_, file, refused) => {
  const found = lint(new Map([[file, lines]]), ['plugin']).get(file) ?? new Set()
  expect(lines.filter((line) => found.has(line))).toEqual(refused)
})
