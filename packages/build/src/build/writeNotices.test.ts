import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { demoFolder } from '../demoExtracts.ts'

test('the Open Database License, which every data folder has, is the published text to the letter', () => {
  const text = readFileSync(join(demoFolder, 'LICENSE-ODbL-1.0.md'))
  const digest = createHash('sha256').update(text).digest('hex')
  expect(digest).toBe('9c6638f084d380c09bc689eec94320af86cac5d362a8bb2e6b793f3fca3d6a44')
})
