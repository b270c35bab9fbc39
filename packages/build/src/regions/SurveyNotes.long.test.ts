import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SurveyNotes } from './SurveyNotes.ts'
import { closeScratch, openScratch } from './scratch.ts'

test('stores more ways of areas than a Set can', () => {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-notes-'))
  const scratch = openScratch(join(folder, 'notes.sqlite'))
  const notes = new SurveyNotes(scratch)
  const count = 2 ** 24 + 1000
  for (let way = count; way > 0; way--) notes.addMember(2 * way)
  let members = 0
  for (let way = 1; way <= 2 * count; way++) {
    if (notes.of({ type: 'way', id: way }).isMember) members += way % 2 === 0 ? 1 : Number.NaN
  }
  expect(members).toBe(count)
  closeScratch(scratch)
  rmSync(folder, { recursive: true })
})
