import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WireContents, WirePartnerContents } from '@signpost/client/wire'
import { expect, test } from 'vitest'
import { sampleFolder } from './sampleFolder.ts'

interface Entry {
  fuel_price?: { value: number; currency: string }[]
  partner_contents?: WirePartnerContents
  enhanced_contents?: WireContents
}

const text = await readFile(join(sampleFolder, 'sample-overlay.json'), 'utf8')
const overlay: Record<string, Entry | string> = JSON.parse(text)
const entries = Object.entries(overlay).flatMap(([ref, entry]) =>
  typeof entry === 'object' ? [[ref, entry] as const] : [],
)

test('every entry names a place of the map and says that it is sample data', () => {
  expect(entries.length).toBeGreaterThan(40)
  for (const [ref, entry] of entries) {
    expect(ref).toMatch(/^[nw]\d+$/)
    expect(entry.enhanced_contents?.tips).toMatch(/^Sample data: /)
    if (entry.partner_contents) expect(entry.partner_contents.name).toContain('made up')
  }
})

test('every file that it names exists', () => {
  const names = new Set([...text.matchAll(/\{base\}\/sample\/([\w.]+)/g)].map(([, name]) => name))
  expect(names.size).toBeGreaterThan(5)
  for (const name of names) expect(existsSync(join(sampleFolder, name ?? ''))).toBe(true)
})

test('prices are in one currency', () => {
  for (const [, { fuel_price = [] }] of entries) {
    for (const { value, currency } of fuel_price) {
      expect(value).toBeGreaterThan(0)
      expect(['UYU', 'KZT']).toContain(currency)
    }
  }
})
