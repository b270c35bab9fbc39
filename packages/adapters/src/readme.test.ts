import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('every adapter for places has fewer than 150 lines, with all of its operations', () => {
  const linesOf = (file: string): number =>
    readFileSync(join(import.meta.dirname, file), 'utf8').split('\n').length
  for (const name of ['photon', 'nominatim', 'pelias', 'here', 'geoapify', 'maptiler']) {
    expect(linesOf(`${name}/index.ts`)).toBeLessThan(150)
  }
  const lines = globSync('*/index.ts', { cwd: import.meta.dirname }).map(linesOf)
  expect(lines.sort((a, b) => a - b)[Math.floor(lines.length / 2)]).toBeLessThan(150)
})
