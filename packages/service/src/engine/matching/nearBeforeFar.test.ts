import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GeoRecord, Located } from '../../data/record.ts'
import type { PlaceStore } from '../PlaceStore.ts'
import { openStore } from '../testing/openStore.ts'
import { area, centers, located, place, street } from '../testing/recordMakers.ts'
import { writeIndex } from '../testing/writeIndex.ts'

const here = (ref: string, east = 300): Located => located('montevideo', ref, east, 0)
const abroad = (ref: string): Located => ({
  ref,
  countryCode: 'FRA',
  coordinate: { latitude: 45, longitude: 5 },
})

const records: GeoRecord[] = [
  { ...area('country', here('country:URY', 50_000), 'Uruguay', 3_400_000), languages: ['es'] },
  place(here('n1', 60), 'Cambio Suizo del Centro', { weight: 0.1 }),
  place(here('n2', 1500), 'Cambista', { weight: 0.7 }),
  area('district', here('d1', 2400), 'Parque Batlle', 0),
  place(here('n3', 300), 'Parque Bar de las Américas Unidas', { weight: 0.1 }),
  street(here('s1', 12_000), 'Camino Pérez', 2000),
  place(here('n4', 300), 'Cambio Pernas', { weight: 0.1 }),
  place(here('n5', 1500), 'Mercado de los Artesanos Viejos', { weight: 0.1 }),
  area('city', abroad('city:1'), 'Merca', 5_000_000),
  area('city', abroad('city:2'), 'Valdorra', 5_000_000),
  street(here('s2', 3400), 'Estero Bellaco', 1500),
  area('city', abroad('city:3'), 'Estero', 36_000),
  area('city', abroad('city:4'), 'Vilmorin', 5_000_000),
  street(here('s3', 3400), 'Vilmorin Beltrán', 1500),
  place(here('n6', 900), 'Hotel del Clos', { weight: 0.1 }),
  place(here('n7', 900), 'Casa Bar El Cóndor 26', { weight: 0.1 }),
  street(here('s4', 900), 'Rua D', 10),
  ...Array.from({ length: 400 }, (_, index) =>
    street(here(`s${100 + index}`, 900 + index), `Rua Dona ${index}`, 500),
  ),
]

let folder: string
let store: PlaceStore
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signpost-near-'))
  store = openStore(await writeIndex(join(folder, 'places.sqlite'), records))
})
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

async function refs(text: string): Promise<string[]> {
  const center = centers.montevideo
  const found = await store.match({ text, center, purpose: 'suggest', offset: 0, limit: 10 })
  return found.map(({ record }) => record.ref)
}

describe('while a name is typed', () => {
  test('a place at the spot ranks above a better-known one with a shorter name 1.5 km away', async () => {
    const found = (await refs('cambi')).filter((ref) => ref !== 'n4')
    expect(found).toEqual(['n1', 'n2'])
  })

  test('a district is at its middle, so that a place nearer than that ranks above it', async () => {
    expect(await refs('parque b')).toEqual(['n3', 'd1'])
  })

  test('the whole name of a district is the district, wherever in it the user is', async () => {
    expect((await refs('parque batlle'))[0]).toBe('d1')
  })

  test('a short street with this name is among hundreds of longer ones that begin with it', async () => {
    expect((await refs('rua d'))[0]).toBe('s4')
  })

  test('half words find a place nearby, beside a street far away that has them', async () => {
    expect((await refs('cam per')).slice(0, 2)).toEqual(['n4', 's1'])
  })
})

describe('the whole name of a town far away', () => {
  test('comes after a street nearby whose name goes on', async () => {
    expect(await refs('estero')).toEqual(['s2', 'city:3'])
  })

  test('comes first when the whole world knows the town', async () => {
    expect(await refs('vilmorin')).toEqual(['city:4', 's3'])
  })
})

describe('a misspelling', () => {
  test('leads nowhere far away while something nearby has every word as it was typed', async () => {
    expect(await refs('mercad')).toEqual(['n5'])
  })

  test('leads to a large city otherwise', async () => {
    expect(await refs('valdora')).toEqual(['city:2'])
  })
})

describe('a name without its spaces', () => {
  test.each([
    ['hotelclos', 'n6'],
    ['barelcondor', 'n7'],
    ['casabarelcondor26', 'n7'],
  ])('%s', async (text, ref) => {
    expect((await refs(text))[0]).toBe(ref)
  })

  test('does not end with an article', async () => {
    expect(await refs('hotelel')).toEqual([])
  })
})
