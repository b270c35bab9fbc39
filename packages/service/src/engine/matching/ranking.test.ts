import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AreaRecord, GeoRecord, Located } from '../../data/record.ts'
import type { PlaceStore } from '../PlaceStore.ts'
import { openStore } from '../sqlite/openStore.ts'
import { area, centers, located, place, street, term } from '../testing/recordMakers.ts'
import { writeIndex } from '../testing/writeIndex.ts'

const here = (ref: string, east = 300): Located => located('montevideo', ref, east, 0)
const far = (ref: string, latitude: number): Located => ({
  ref,
  countryCode: 'FRA',
  coordinate: { latitude, longitude: 5 },
})
const uruguay: AreaRecord = {
  ...area('country', here('country:URY', 50_000), 'Uruguay', 3_400_000),
  languages: ['es'],
}
const stadium = { categories: ['leisure/stadium'], weight: 0.7 }

const records: GeoRecord[] = [
  uruguay,
  area('city', here('city:1'), 'Montevideo', 1_300_000),
  term('category', 'shop/flooring', {
    en: 'Flooring Supply Shop',
    fr: 'Magasin de revêtements de sol',
  }),
  place(here('n1', 5000), 'Pisar', { categories: ['shop/flooring'] }),
  street(here('s1', 3000), 'Sol', 200),
  term('category', 'aeroway/aerodrome', { en: 'Airport', es: 'Aeropuerto' }),
  place(here('n10', 9000), 'Aeropuerto de Carrasco', { categories: ['aeroway/aerodrome'] }),
  area('city', far('city:apt', 44), 'Apt', 11_000),
  ...[45, 46, 47, 48].map((latitude) =>
    area('city', far(`city:${latitude}`, latitude), 'Santiago', 12_000),
  ),
  street(here('s2'), 'Santiago de Chile', 200),
  area('country', far('country:PRI', 18), 'Puerto Rico', 3_200_000),
  place(here('n20'), 'Mercado del Puerto', { weight: 0.5 }),
  term('category', 'public_transport/station_bus', { es: 'Terminal', en: 'Bus Station' }),
  place(here('n30', 800), 'Terminal Tres Cruces', {
    categories: ['public_transport/station_bus'],
    weight: 0.4,
  }),
  place(here('n31', 900), 'HSBC Tres Cruces', { weight: 0.38 }),
  street(here('s30', 8000), 'Tres Cruces', 200),
  place(here('n32', 900), 'Terminal Goes Park', { weight: 0.1 }),
  place(here('n33', 900), 'HSBC Goes Park', { weight: 0.1 }),
  term('category', 'leisure/stadium', { en: 'Stadium', es: 'Estadio' }),
  ...['Centenario', 'Franzini', 'Nasazzi', 'Belvedere'].map((name, index) =>
    place(here(`n4${index}`, 2000 + index * 300), name, stadium),
  ),
  place(here('n50', 600), 'Stadium', { weight: 0 }),
  area('city', far('city:berlin', 52), 'Berlin', 3_400_000, ['Берлин']),
  place(here('n60'), 'Терлин'),
  street(here('s70', 300), 'Ejido', 200),
  street(here('s71', 300), 'Canelones', 200),
  { ...here('i1'), kind: 'intersection', streets: ['Ejido', 'Canelones'] },
  { ...here('i2', 480), kind: 'intersection', streets: ['Canelones', 'Ejido'] },
  { ...here('i3', 1500), kind: 'intersection', streets: ['Ejido', 'Canelones'] },
]

let folder: string
let store: PlaceStore
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signpost-ranking-'))
  store = openStore(await writeIndex(join(folder, 'places.sqlite'), records))
})
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

async function refs(text: string): Promise<string[]> {
  const center = centers.montevideo
  const found = await store.match({ text, center, purpose: 'suggest', offset: 0, limit: 20 })
  return found.map(({ record }) => record.ref)
}

test('a word of a name in a language that nobody speaks here is no match', async () => {
  expect(await refs('sol')).toEqual(['s1'])
  expect(await refs('magasin revêtements sol')).toContain('category:shop/flooring')
})

test('a small town far away is not meant by an abbreviation', async () => {
  expect(await refs('airport')).toEqual(['category:aeroway/aerodrome', 'n10'])
  expect(await refs('apt')).toContain('city:apt')
})

test('of small towns of one name all over the world there are two', async () => {
  const found = await refs('santiago')
  expect(found.filter((ref) => ref.startsWith('city:'))).toHaveLength(2)
  expect(found).toContain('s2')
})

test('what is far away must have every word, and what lacks one goes after what has all', async () => {
  expect(await refs('merc del pue')).toEqual(['n20'])
})

test('a place of weight goes by its name without its kind, a small one does not', async () => {
  const tresCruces = await refs('tres cruces')
  expect(tresCruces.indexOf('n30')).toBeLessThan(tresCruces.indexOf('n31'))
  expect(tresCruces[0]).toBe('n30')
  const goes = await refs('goes park')
  expect(goes.indexOf('n33')).toBeLessThan(goes.indexOf('n32'))
})

test('a shop that is called like a kind is among the first three rows', async () => {
  const [first, ...others] = (await refs('stadium')).slice(0, 3)
  expect(first).toBe('category:leisure/stadium')
  expect(others).toContain('n50')
})

test('a kind is asked for in the plural too', async () => {
  expect((await refs('stadiums')).slice(0, 2)).toEqual(['category:leisure/stadium', 'n40'])
  expect((await refs('estadios'))[0]).toBe('category:leisure/stadium')
})

test('two wide roads that meet in several points close by are one crossing', async () => {
  expect(await refs('ejido y canelones')).toEqual(['i1', 'i3'])
})

test('the whole name of what is known everywhere is not misspelt', async () => {
  expect(await refs('берлин')).toEqual(['city:berlin'])
})
