import { mkdir, mkdtemp, rm, truncate, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashFiles } from './build/hashFiles.ts'
import { sealManifest } from './build/sealManifest.ts'
import { MANIFEST_VERSION, type Manifest } from './manifest.ts'
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

test('whole data are ready', async () => {
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

test.each(faults)('%s: one sentence says why', async (_, damage, reason) => {
  await damage()
  const opened = await openData(folder)
  expect(opened.status).toBe('unusable')
  if (opened.status === 'unusable') {
    expect(opened.reason).toContain(reason)
    expect(opened.reason).not.toContain('\n')
  }
})

test('a folder that is not there: one sentence says why', async () => {
  const opened = await openData(join(folder, 'none'))
  expect(opened).toMatchObject({ status: 'unusable', reason: expect.stringContaining('no data') })
})
