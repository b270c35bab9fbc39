import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { flagTable } from './cli/Flag.ts'
import { serveFlags } from './providers/serveFlags.ts'

test('the README lists every flag of --help', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
  expect(readme).toContain(flagTable(serveFlags))
})
