import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashedPaths } from './hashProgram.ts'

test('the files that make a data folder are where the hash looks for them', () => {
  const missing = hashedPaths.filter((path) => !existsSync(join(import.meta.dirname, '..', path)))
  expect(missing).toEqual([])
})
