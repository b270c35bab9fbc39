import { describe, expect, test } from 'vitest'
import { conformanceRecords } from '../conformanceRecords.ts'
import type { Questions } from './Questions.ts'

/** The conformance tests of pages, and of records by reference. */
export function recordTests({ ask, store }: Questions): void {
  describe('pages', () => {
    test('the same text twice gives the same order', async () => {
      expect(await ask('a')).toEqual(await ask('a'))
    })

    test('pages follow each other without gap or repetition', async () => {
      const all = await ask('a', { limit: 30 })
      const pages = [
        ...(await ask('a', { limit: 2 })),
        ...(await ask('a', { offset: 2, limit: 3 })),
        ...(await ask('a', { offset: 5, limit: 25 })),
      ]
      // Distant and little-known records are dropped, so a letter has fewer results.
      expect(all.length).toBeGreaterThan(5)
      expect(pages).toEqual(all)
    })

    test('a page beyond the end is empty', async () => {
      expect(await ask('teatro solis', { offset: 1000 })).toEqual([])
    })
  })

  describe('references', () => {
    test('every record is found by its reference, as it was added', async () => {
      for (const record of conformanceRecords.filter(({ ref }) => ref !== 'brand:Q3')) {
        const { lines: _, ...expected } =
          record.kind === 'street' ? record : { ...record, lines: [] }
        expect(await store().get(record.ref)).toEqual(expected)
      }
    })

    test('the record of a match is found by its reference', async () => {
      const found = await ask('camino')
      expect(found).not.toEqual([])
      for (const { record } of found) expect(await store().get(record.ref)).toEqual(record)
    })

    test('an unknown reference returns null', async () => {
      for (const ref of ['', 'n0', 'category:none', "'; drop table doc; --"]) {
        expect(await store().get(ref)).toBeNull()
      }
    })
  })
}
