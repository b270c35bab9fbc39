import {
  chmod,
  mkdir,
  mkdtemp,
  readFile,
  rm,
  stat,
  truncate,
  unlink,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hashFiles } from './hashFiles.ts'
import { MANIFEST_VERSION, type Manifest, sealManifest } from './manifest.ts'
import { openData } from './openData.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signpost-data-'))
  await mkdir(join(folder, 'routing'))
  await writeFile(join(folder, 'places.sqlite'), 'places '.repeat(1000))
  await writeFile(join(folder, 'routing/graph.tar'), 'roads')
  await writeManifest(MANIFEST_VERSION)
})
afterEach(() => rm(folder, { recursive: true }))

async function writeManifest(version: number, change: Partial<Manifest> = {}): Promise<void> {
  const manifest = sealManifest({
    version,
    createdAt: '2026-01-01T00:00:00.000Z',
    regions: [],
    sources: [],
    counts: { place: 1 },
    files: await hashFiles(folder),
  })
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, ...change }))
}

test('complete data are ready', async () => {
  const opened = await openData(folder)
  expect(opened).toMatchObject({ status: 'ready', manifest: { counts: { place: 1 } } })
})

const faults: [string, () => Promise<void>, string][] = [
  ['Index missing', () => unlink(join(folder, 'places.sqlite')), 'places.sqlite is missing'],
  [
    'Index truncated',
    () => truncate(join(folder, 'places.sqlite'), 6999),
    'places.sqlite has 6999 bytes instead of 7000',
  ],
  [
    'Index bit-flipped',
    () => writeFile(join(folder, 'places.sqlite'), `Places ${'places '.repeat(999)}`),
    'places.sqlite has been altered',
  ],
  [
    'a file below altered',
    () => writeFile(join(folder, 'routing/graph.tar'), 'rooms'),
    'routing/graph.tar has been altered',
  ],
  [
    'Index of another version',
    () => writeManifest(MANIFEST_VERSION + 1),
    `version ${MANIFEST_VERSION + 1}`,
  ],
  ['manifest missing', () => unlink(join(folder, 'manifest.json')), 'There is no data in'],
  [
    'manifest cut off',
    () => truncate(join(folder, 'manifest.json'), 40),
    'manifest.json cannot be read',
  ],
  [
    'manifest of another kind',
    () => writeFile(join(folder, 'manifest.json'), '[]'),
    'manifest.json cannot be read',
  ],
  [
    'manifest altered',
    () => writeManifest(MANIFEST_VERSION, { counts: { place: 2 } }),
    'manifest.json has been altered',
  ],
]

test.each(faults)('gives the reason in one sentence: %s', async (_, damage, reason) => {
  await damage()
  const opened = await openData(folder)
  expect(opened.status).toBe('unusable')
  if (opened.status === 'unusable') {
    expect(opened.reason).toContain(reason)
    expect(opened.reason).not.toContain('\n')
  }
})

test('gives the reason in one sentence: a folder that does not exist', async () => {
  const opened = await openData(join(folder, 'none'))
  expect(opened).toMatchObject({ status: 'unusable', reason: expect.stringContaining('no data') })
})

describe('content that was verified', () => {
  const index = (): string => join(folder, 'places.sqlite')
  const altered = `Places ${'places '.repeat(999)}`

  /** Replaces the content of the file, keeping its size and modification time. */
  async function replaceKeepingTime(): Promise<void> {
    const { atime, mtime } = await stat(index())
    await writeFile(index(), altered)
    await utimes(index(), atime, mtime)
  }

  beforeEach(async () => {
    // A whole number of seconds, which every file system can store.
    await utimes(index(), 1_700_000_000, 1_700_000_000)
    expect((await openData(folder)).status).toBe('ready')
  })

  test('is not read again while size and time of modification stay', async () => {
    await replaceKeepingTime()
    expect((await openData(folder)).status).toBe('ready')
  })

  test('is read again when all of it is to be verified', async () => {
    await replaceKeepingTime()
    expect(await openData(folder, { verify: true })).toMatchObject({
      status: 'unusable',
      reason: expect.stringContaining('places.sqlite has been altered'),
    })
  })

  test('is verified again when its time has changed', async () => {
    await utimes(index(), 1_700_000_001, 1_700_000_001)
    expect((await openData(folder)).status).toBe('ready')
    await replaceKeepingTime()
    expect((await openData(folder)).status).toBe('ready')
    await utimes(index(), 1_700_000_002, 1_700_000_002)
    expect((await openData(folder)).status).toBe('unusable')
  })

  test('is read again when its size has changed', async () => {
    await writeFile(index(), 'places '.repeat(999))
    await utimes(index(), 1_700_000_000, 1_700_000_000)
    expect(await openData(folder)).toMatchObject({
      reason: expect.stringContaining('has 6993 bytes instead of 7000'),
    })
  })

  test('of a previous build does not count for the next', async () => {
    await writeFile(index(), altered)
    await writeManifest(MANIFEST_VERSION)
    await writeFile(index(), 'places '.repeat(1000))
    await utimes(index(), 1_700_000_000, 1_700_000_000)
    expect((await openData(folder)).status).toBe('unusable')
  })

  test.each(['null', '{"seal":"SEAL","modified":null}', '{"seal":"SEAL","modified":7}'])(
    'is read again where the record of it is damaged: %s',
    async (text) => {
      const { seal } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))
      await writeFile(join(folder, 'checked.json'), text.replace('SEAL', seal))
      expect((await openData(folder)).status).toBe('ready')
    },
  )

  test('is read every time where the result cannot be stored', async () => {
    const checked = join(folder, 'checked.json')
    expect(await readFile(checked, 'utf8')).toContain('places.sqlite')
    await writeFile(checked, 'cut o')
    await chmod(checked, 0o444)
    await replaceKeepingTime()
    expect((await openData(folder)).status).toBe('unusable')
  })
})
