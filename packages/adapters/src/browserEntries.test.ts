import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

const folder = join(import.meta.dirname, '..')

/** The packages that a file imports, directly or through other files of its package. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const text = readFileSync(file, 'utf8')
  const imported = [
    ...text.matchAll(/^(?:import|export|\}) .*?'([^']+)'$/gm),
    ...text.matchAll(/\bimport\('([^']+)'\)/g),
  ]
  return imported.flatMap(([, to = '']) =>
    to.startsWith('.') ? packagesOf(join(dirname(file), to), seen) : [to],
  )
}

const entries = Object.entries(manifest.exports).map(
  ([name, { '@signpost/source': source }]) => [name, join(folder, source)] as const,
)

test.each(entries)('%s imports only the client, as browsers need', (_, file) => {
  const others = packagesOf(file).filter((name) => !name.startsWith('@signpost/client/'))
  expect(others).toEqual([])
})

test('finds the packages of a server entry point', () => {
  const packages = packagesOf(join(folder, '../server/src/index.ts'))
  expect(packages).toEqual(expect.arrayContaining(['hono', 'node:http', 'pino']))
})

test('adds only the client', () => {
  expect(Object.keys(manifest.dependencies)).toEqual(['@signpost/client'])
  const client = JSON.parse(readFileSync(join(folder, '../client/package.json'), 'utf8'))
  expect(client).not.toHaveProperty('dependencies')
})
