import { copyFile, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conformanceRecords } from '../../testing/conformanceRecords.ts'
import { writeIndex } from '../../testing/writeIndex.ts'
import { IndexUnreadable, openIndex } from './openIndex.ts'

const folder = await mkdtemp(join(tmpdir(), 'signpost-index-'))
const validIndex = join(folder, 'valid.sqlite')
beforeAll(async () => {
  await writeIndex(validIndex, conformanceRecords)
})
afterAll(() => rm(folder, { recursive: true }))

/** Copies the valid index and damages the copy. */
async function damagedCopy(damage: (path: string) => unknown): Promise<string> {
  const path = join(folder, 'damaged.sqlite')
  await copyFile(validIndex, path)
  await damage(path)
  return path
}

describe('an invalid index is refused in one line', () => {
  test.each([
    ['missing', (path: string) => rm(path)],
    ['empty', (path: string) => truncate(path)],
    ['truncated', (path: string) => truncate(path, 5000)],
    ['something else', (path: string) => writeFile(path, 'no index'.repeat(1000))],
    ['another database', (path: string) => change(path, 'drop table meta')],
    ['of another version', (path: string) => change(path, `update meta set value = '999'`)],
  ])('%s', async (_, damage) => {
    const path = await damagedCopy(damage)
    expect(() => openIndex(path)).toThrow(IndexUnreadable)
    expect(() => openIndex(path)).toThrow(
      /^The index .*damaged\.sqlite cannot be read \([^\n]+\): build the data again$/,
    )
  })

  test('a valid index opens', () => {
    const index = openIndex(validIndex)
    expect(index.vocabulary.countInNames('teatro')).toBe(1)
    index.close()
  })
})

function change(path: string, sql: string): void {
  const database = new DatabaseSync(path)
  database.exec(sql)
  database.close()
}
