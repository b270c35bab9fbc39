import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serveFlags } from './serve/index.ts'
import { flagTable } from './server/index.ts'

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')

test('the README has every flag of the server, as --help has them', () => {
  expect(readme).toContain(flagTable(serveFlags))
})
