import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../.scripts/root.ts'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** The stylesheets of components, without their comments. */
const sheets = globSync('packages/{react,map}/src/*/*.css', { cwd: root })
  .filter((file) => !file.endsWith('/tokens.css'))
  .map((file) => ({ file, css: read(file).replace(/\/\*[\s\S]*?\*\//g, '') }))

/** The tokens in the table of the theming page for names with this prefix. */
function inTable(what: string): readonly string[] {
  const page = read('docs/guides/Theming.md')
  const rows = page.split('\n').filter((line) => line.startsWith(`| the ${what}`))
  expect(rows).not.toEqual([])
  return rows.flatMap((row) => row.match(/--signpost-[\w-]+|-(?!-)[a-z]+(?=`)/g) ?? []).sort()
}

interface Rule {
  /** The selector directly around the declaration. */
  readonly selector: string
  /** All selectors around it, the outermost first. */
  readonly within: string
  readonly value: string
}

/** The declarations of all stylesheets, each with the selectors around it. */
const declarations = sheets.flatMap(({ css }) => {
  const open: string[] = []
  return [...css.matchAll(/([^{};]*)([{};])/g)].flatMap(([, text = '', end]) => {
    if (end === '{') open.push(text.trim())
    else if (end === '}') open.pop()
    else return [{ text: text.trim(), selector: open.at(-1) ?? '', within: open.join(' ') }]
    return []
  })
})

/** The values of a property. */
function valuesOf(property: string): readonly Rule[] {
  const written = new RegExp(`^${property}:\\s+(.*)$`, 's')
  return declarations.flatMap(({ text, ...around }) => {
    const value = written.exec(text)?.[1]
    return value === undefined ? [] : [{ ...around, value: value.replace(/\s+/g, ' ') }]
  })
}

const tokensIn = (values: readonly Rule[]): readonly string[] =>
  [...new Set(values.flatMap(({ value }) => value.match(/--signpost-[\w-]+/g) ?? []))].sort()

test('a border of one pixel has one of the colors in the table of the theming page', () => {
  const lines = valuesOf('border(?:-(?:block|inline)(?:-(?:start|end))?)?').filter(({ value }) =>
    value.startsWith('1px solid var('),
  )
  expect(lines.length).toBeGreaterThan(15)
  expect(tokensIn(lines)).toEqual(inTable('border'))
})

test('a corner has one of the two radii in the table, is round, or has none', () => {
  // Drawn shapes, such as the pin of a row, have no corners.
  const corners = valuesOf('border-radius').filter(({ selector }) => !selector.endsWith('::before'))
  expect(corners.length).toBeGreaterThan(40)
  expect(tokensIn(corners)).toEqual(inTable('corner'))
  const others = corners.filter(({ value }) => !/^var\(--signpost-radius(-small)?\)$/.test(value))
  // A radius of a rem or more is half of a height: round ends, or the two upper corners of a sheet.
  const odd = others.filter(
    ({ value }) => !/^(0|50%|inherit|1(\.\d+)?rem( 1rem 0 0)?)$/.test(value),
  )
  expect(odd.map(({ selector, value }) => `${selector}: ${value}`)).toEqual([])
})

test('hovered and selected items have the backgrounds in the table', () => {
  const grounds = valuesOf('background(?:-color)?')
  const under = grounds.filter(
    ({ selector, value }) => /:hover/.test(selector) && !value.startsWith('color-mix'),
  )
  const chosen = grounds.filter(
    ({ selector }) =>
      !selector.includes(':not(') &&
      /(data-highlighted|data-active|data-selected|aria-current|aria-pressed="true"|:has\(:checked\))\]?\)?$/.test(
        selector,
      ),
  )
  const parts = under.flatMap(({ within }) => within.match(/\[data-part="[\w-]+"\]/g) ?? [])
  expect(new Set(parts).size).toBeGreaterThan(12)
  expect(chosen.length).toBeGreaterThan(5)
  const [active, hover] = inTable('background')
  expect(tokensIn(chosen)).toEqual([active])
  // An action is filled with the accent, and a filled one becomes darker.
  expect(tokensIn(under)).toEqual(['--signpost-color-accent', hover].sort())
})

test('no rule for a part of the box depends on the status of its root, which would style all parts again with each key', () => {
  const ofStatus = /\[data-status[^\]]*\]\s+(?:&\s+)?\[data-part/
  const within = declarations.filter(({ within }) =>
    /place-search"|:where\(\[data-signpost\]\)/.test(within),
  )
  expect(within.length).toBeGreaterThan(100)
  expect(within.filter((rule) => ofStatus.test(rule.within))).toEqual([])
})
