import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')

test('every adapter for places has fewer than 150 lines, with all of its operations', () => {
  const linesOf = (file: string): number =>
    readFileSync(join(import.meta.dirname, file), 'utf8').split('\n').length
  for (const name of ['photon', 'nominatim', 'pelias', 'here', 'geoapify', 'maptiler']) {
    expect(linesOf(`${name}/index.ts`)).toBeLessThan(150)
  }
  const lines = globSync('*/index.ts', { cwd: import.meta.dirname }).map(linesOf)
  expect(lines.sort((a, b) => a - b)[Math.floor(lines.length / 2)]).toBeLessThan(150)
})

interface Budget {
  readonly name: string
  readonly limit: string
}

test('the README states the budget of every adapter, and of the part that a page loads first', () => {
  const budgets: readonly Budget[] = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../.size-limit.json'), 'utf8'),
  )
  const rows = [...readme.matchAll(/^\| `…\/([\w-]+)` \|.*\| ([\d. +]+) \|$/gm)]
  expect(rows.map(([, entry]) => entry)).toHaveLength(
    budgets.filter(({ name }) => name.includes(', with the core,')).length,
  )
  for (const [, entry, stated] of rows) {
    const own = budgets.filter(({ name }) =>
      ['with the core', 'loaded'].some((part) => name.startsWith(`adapters: ${entry}, ${part}`)),
    )
    expect(`${stated} kB`, entry).toBe(
      `${own.map(({ limit }) => parseFloat(limit)).join(' + ')} kB`,
    )
    expect(parseFloat(own[0]?.limit ?? ''), entry).toBeLessThanOrEqual(4)
  }
})
