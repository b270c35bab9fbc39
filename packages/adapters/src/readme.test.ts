import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serveFlags } from './serve/index.ts'
import { flagTable } from './server/index.ts'

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')

test('the README has every flag of the server, as --help has them', () => {
  expect(readme).toContain(flagTable(serveFlags))
})

test('an adapter for a provider of places is written in under 150 lines, with all that it can have', () => {
  const linesOf = (file: string): number =>
    readFileSync(join(import.meta.dirname, file), 'utf8').split('\n').length
  for (const name of ['photon', 'nominatim', 'pelias', 'here', 'geoapify', 'maptiler']) {
    expect(linesOf(`${name}/index.ts`)).toBeLessThan(150)
  }
  const lines = globSync('*/index.ts', { cwd: import.meta.dirname }).map(linesOf)
  expect(lines.sort((a, b) => a - b)[Math.floor(lines.length / 2)]).toBeLessThan(150)
})
