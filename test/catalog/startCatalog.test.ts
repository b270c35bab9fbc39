import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { placeCatalog } from '../../.scripts/start/catalog.ts'

test('the catalog of `start` has the components for shadcn, also while it is being built', () => {
  const folder = mkdtempSync(join(tmpdir(), 'catalog-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  placeCatalog(folder)
  const item = JSON.parse(readFileSync(join(folder, 'r/place-search.json'), 'utf8'))
  expect(item).toMatchObject({ name: 'place-search', files: [{ path: expect.any(String) }] })
})
