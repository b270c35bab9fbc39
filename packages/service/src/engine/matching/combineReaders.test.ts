import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { IndexEntry } from '../../data/record.ts'
import type { PlaceStore } from '../PlaceStore.ts'
import { run } from '../Plan.ts'
import { createReader } from '../sqlite/reading/createReader.ts'
import { type OpenIndex, openIndex } from '../sqlite/reading/openIndex.ts'
import { conformanceRecords } from '../testing/conformanceRecords.ts'
import { area, centers, located, place, street, term } from '../testing/recordMakers.ts'
import { storeConformance } from '../testing/storeConformance.ts'
import { writeIndex } from '../testing/writeIndex.ts'
import { mergeVocabularies } from '../text/mergeVocabularies.ts'
import { createVocabulary } from '../text/vocabulary.ts'
import { combineReaders } from './combineReaders.ts'
import { createPlaceIndex } from './createPlaceIndex.ts'

const folder = await mkdtemp(join(tmpdir(), 'signpost-regions-'))
afterAll(() => rm(folder, { recursive: true }))
let files = 0

/** A store of several regions, each written as an index of its own. */
async function storeOf(...regions: (readonly IndexEntry[])[]): Promise<PlaceStore> {
  const indexes: OpenIndex[] = []
  for (const records of regions) {
    indexes.push(openIndex(await writeIndex(join(folder, `${++files}.sqlite`), records)))
  }
  const words = indexes.map(({ database }) => {
    const row = database.prepare('select terms, counts from vocabulary').get()
    const bytes = row?.counts
    return {
      text: String(row?.terms),
      bytes: bytes instanceof Uint8Array ? bytes : new Uint8Array(),
    }
  })
  const { text, bytes } = mergeVocabularies(words)
  const combined = combineReaders(indexes.map(createReader), createVocabulary(text, bytes))
  const index = createPlaceIndex(combined)
  return {
    match: (request, signal) => run(index.match(request), signal),
    get: (ref, signal) => run(index.get(ref), signal),
    placesOf: (request, signal) => run(index.placesOf(request), signal),
    around: (point, signal) => run(index.around(point), signal),
    close: async () => {
      for (const { close } of indexes) close()
    },
  }
}

/** America and the rest of the world. Each region has its own categories, brands and areas of the world. */
const isAmerican = (entry: IndexEntry): boolean =>
  entry.kind === 'border'
    ? entry.countryCode === 'ARG'
    : entry.kind !== 'term' && entry.coordinate.longitude < 0
const isOfAll = ({ kind }: IndexEntry): boolean => kind === 'term' || kind === 'area'

storeConformance((records) =>
  storeOf(
    records.filter((record) => isOfAll(record) || isAmerican(record)),
    records.filter((record) => isOfAll(record) || !isAmerican(record)),
  ),
)

const asked = { center: centers.berlin, offset: 0, limit: 20 } as const

test('returns a town that is in two regions once: the record with more names', async () => {
  const listed = area('city', located('berlin', 'city:1', 0, 0), 'Berlin', 3_000_000)
  const read = area('city', located('berlin', 'city:1', 50, 0), 'Berlin', 3_000_000, [
    'Spree-Athen',
  ])
  const store = await storeOf([listed], [read])
  const found = await store.match({ ...asked, text: 'berlin', purpose: 'suggest' })
  expect(found.map(({ record }) => record)).toMatchObject([{ otherNames: ['Spree-Athen'] }])
  await store.close()
})

test('a category of which only one region has places is suggested, though the other has more names for it', async () => {
  const pharmacy = term('category', 'amenity/pharmacy', { de: 'Apotheke' })
  const otherNames = [{ language: 'de', text: 'Offizin' }]
  const adler = place(located('berlin', 'n1', 0, 0), 'Adler', { categories: ['amenity/pharmacy'] })
  const store = await storeOf([{ ...pharmacy, otherNames }], [pharmacy, adler])
  const found = await store.match({
    ...asked,
    text: 'apotheke',
    language: 'de',
    purpose: 'suggest',
  })
  expect(found.map(({ record }) => record.ref)).toEqual(['category:amenity/pharmacy', 'n1'])
  await store.close()
})

test('a word that all addresses of one region have distinguishes its places from those of other regions', async () => {
  const berlin = [
    area('city', located('berlin', 'city:1', 0, 0), 'Berlin', 3_000_000),
    street(located('berlin', 's1', 0, 0), 'Hauptstraße', 800),
    place(located('berlin', 'n1', 0, 0), 'Adler'),
  ]
  const at = located('montevideo', '', 0, 0)
  const elsewhere = [
    area('city', { ...at, ref: 'city:2' }, 'Montevideo', 1_000_000),
    ...Array.from({ length: 30 }, (_, index) =>
      place({ ...at, ref: `n${100 + index}` }, 'Adler', { weight: 0.9 }),
    ),
  ]
  const store = await storeOf(berlin, elsewhere)
  const found = await store.match({
    ...asked,
    center: centers.montevideo,
    text: 'adler berlin',
    purpose: 'search',
  })
  expect(found[0]?.record.ref).toBe('n1')
  await store.close()
})

test('finds places of a sparse region next to a crowded one', async () => {
  const at = (ref: string, east: number) => located('berlin', ref, east, 0)
  const crowded = Array.from({ length: 2000 }, (_, index) =>
    place(at(`n${index}`, -(index % 50) * 20 - 100), `Kiosk ${index}`),
  )
  const sparse = [place(at('n9000', 300), 'Kiosk am Wald')]
  const store = await storeOf(crowded, sparse)
  const found = await store.match({ ...asked, text: 'kiosk am wald', purpose: 'suggest' })
  expect(found[0]?.record.ref).toBe('n9000')
  await store.close()
})

test('reads records and nearby places from every region', async () => {
  const refs = conformanceRecords.map(({ ref }) => ref)
  const halves = [0, 1].map((half) => conformanceRecords.filter((_, index) => index % 2 === half))
  const store = await storeOf(...halves)
  for (const ref of refs.slice(0, -1)) {
    if (ref.startsWith('brand')) continue
    expect((await store.get(ref))?.ref, ref).toBe(ref)
  }
  const of = { term: 'category', code: 'amenity/pharmacy', center: centers.montevideo } as const
  const near = await store.placesOf({ ...of, offset: 0, limit: 10 })
  expect(near.map(({ record }) => record.ref).slice(0, 2)).toEqual(['n4', 'n5'])
  expect((await store.around(centers.montevideo)).street?.name).toBe('Avenida 18 de Julio')
  await store.close()
})
