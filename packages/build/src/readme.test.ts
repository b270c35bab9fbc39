import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flagTable } from '@signpost/server'
import { expect, test } from 'vitest'
import { buildFlags } from './cli/buildFlags.ts'

test('the README has every flag and variable of the program, as --help has them', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
  expect(readme).toContain(flagTable(buildFlags))
})
