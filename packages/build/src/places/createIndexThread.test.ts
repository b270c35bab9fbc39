import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { GeoRecord } from '../../../service/src/data/record.ts'
import { conformanceRecords } from '../../../service/src/engine/testing/conformanceRecords.ts'
import { createIndexThread } from './createIndexThread.ts'
import { createIndexWriter } from './createIndexWriter.ts'

const folder = await mkdtemp(join(tmpdir(), 'signpost-thread-'))
afterAll(() => rm(folder, { recursive: true }))

/** More records than wait for the thread together. */
const records: readonly GeoRecord[] = Array.from({ length: 120 }, (_, copy) =>
  conformanceRecords.map((record) => ({ ...record, ref: `${record.ref}-${copy}` })),
).flat()

const hashOf = async (path: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex')

describe('an index in a thread', () => {
  test('is the same, byte for byte, and its records wait for the thread', async () => {
    const [path, other] = [join(folder, 'thread.sqlite'), join(folder, 'writer.sqlite')]
    const thread = createIndexThread(path)
    let waits = 0
    for (const record of records) {
      const added = thread.add(record)
      if (added) waits += 1
      await added
    }
    const writer = createIndexWriter(other)
    for (const record of records) writer.add(record)
    expect(await thread.finish()).toEqual(await writer.finish())
    expect(await hashOf(path)).toBe(await hashOf(other))
    expect(waits).toBeGreaterThan(0)
  })

  test('a record that cannot be written fails the build', async () => {
    const thread = createIndexThread(join(folder, 'odd.sqlite'))
    thread.add({ kind: 'place' } as GeoRecord)
    await expect(Promise.resolve(thread.finish())).rejects.toThrow(TypeError)
  })

  test('a folder that does not exist fails the build', async () => {
    const thread = createIndexThread(join(folder, 'missing/index.sqlite'))
    await expect(Promise.resolve(thread.finish())).rejects.toThrow('unable to open')
  })

  test('is given up when its build fails', async () => {
    const thread = createIndexThread(join(folder, 'given-up.sqlite'))
    for (const record of conformanceRecords) await thread.add(record)
    await expect(thread.abort?.()).resolves.toBeUndefined()
  })
})
