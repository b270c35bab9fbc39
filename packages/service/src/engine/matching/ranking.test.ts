import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AreaRecord, GeoRecord, Located } from '../../data/record.ts'
import type { PlaceStore } from '../PlaceStore.ts'
import { openStore } from '../testing/openStore.ts'
import { area, centers, located, place, street, term } from '../testing/recordMakers.ts'
import { writeIndex } from '../testing/writeIndex.ts'
import { readingScores, thresholds, weights } from './weights.ts'

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
  { ...here('i4'), kind: 'intersection', streets: ['Mission Street', '3rd Street'] },
  place(here('n170', 330), '3rd Street & Mission Street', { weight: 0.3 }),
  place(here('n171', 390), 'Mission Street & 3rd Street', { weight: 0.3 }),
  place(here('n172', 1200), 'Mission Street & 3rd Street', { weight: 0.3 }),
  { ...here('i5', 2000), kind: 'intersection', streets: ['Tres Cruces', 'Plaza'] },
  term(
    'category',
    'amenity/charging_station',
    { en: 'Charging Station' },
    {
      words: [
        { language: 'en', text: 'EV' },
        { language: 'es', text: 'Recarga' },
      ],
    },
  ),
  term('category', 'amenity/pharmacy', { es: 'Farmacia', en: 'Pharmacy' }),
  area('district', here('d1', 12_000), 'Pocitos', 0),
  area('district', here('d2', 30_000), 'Bonanza', 0),
  place(here('n160', 700), 'Bell', { categories: ['amenity/charging_station'] }),
  place(here('n80', 12_300), 'Pigalle', { categories: ['amenity/pharmacy'] }),
  place(here('n81', 400), 'Astral', { categories: ['amenity/pharmacy'] }),
  place(here('n82', 30_200), 'Lejana', { categories: ['amenity/pharmacy'] }),
  place(here('n83', 500), 'Campo de los Pocitos', { weight: 0.3 }),
  place(here('n84', 700), 'Astral', { weight: 0.5 }),
  place(here('n86', 14_000), 'Famosa', { categories: ['amenity/pharmacy'], weight: 0.5 }),
  street(here('s80', 1500), 'Avenida Italia', 200),
  place(here('n85', 1500), 'Vieja Botica', { categories: ['amenity/pharmacy'] }),
  place(here('n90', 600), 'Aurora', { categories: ['amenity/theatre'], weight: 0.8 }),
  place(here('n91', 700), 'Aurora', { categories: ['amenity/bicycle_rental'], weight: 0.05 }),
  place(here('n92', 1000), 'Aurora', { categories: ['amenity/bicycle_rental'], weight: 0.05 }),
  place(here('n93', 600), 'Kiosco', { weight: 0.3 }),
  place(here('n94', 700), 'Kiosco', { weight: 0.3 }),
  { ...area('city', far('city:wien', 48.2), 'Vienna', 1_900_000, ['Wien']), localName: 'Wien' },
  street(here('s90', 300), 'Calle Wien', 200),
  area('city', far('city:villefranche', 46), 'Villefranche', 12_000),
  place(far('n100', 46), 'Museo Lejano del Sur'),
  area('district', here('d3', 3000), 'Belgrano', 0),
  place(here('n101', 600), 'Belgrano', { weight: 0.3 }),
  place(here('n102', 2300), 'Botica del Sur', { categories: ['amenity/pharmacy'] }),
  place(here('n103', 200), 'Canelones', { weight: 0.4 }),
  place(here('n110', 60), 'Cambio Suizo', { weight: 0 }),
  place(here('n111', 7500), 'CAMBADU', { weight: 0.2 }),
  place(here('n112', 700), 'Hotel del Lago'),
  place(here('n113', 700), 'Lagomar Sureño Norte'),
  {
    ...area('city', here('city:2', 6000), 'Las Piedras', 70_000),
    border: { ref: 'r2', reach: 4000 },
  },
  area('state', here('state:2', 6000), 'Las Pïedras', 500_000),
  area('country', far('country:ZUR', 18), 'Isla', 3_200_000, ['ZUR']),
  term('category', 'amenity/bank', { es: 'Banco', en: 'Bank' }),
  place(here('n120', 1900), 'Caja', { categories: ['amenity/bank'], within: ['r1'] }),
  place(here('n121', 2500), 'Ahorro', { categories: ['amenity/bank'], within: ['r2'] }),
  term('category', 'leisure/park', { es: 'Parque', de: 'Park', en: 'Park' }),
  term('category', 'amenity/parking', { es: 'Parques', en: 'Parking' }),
  place(here('n123', 6000), 'Sombra', {
    categories: ['leisure/park'],
    within: ['r2'],
    weight: 0.9,
  }),
  place(here('n124', 6100), 'Garaje', { categories: ['amenity/parking'], within: ['r2'] }),
  street(here('s110', 2000), 'Comodoro', 200),
  street({ ...here('s111', 1950), city: 'Barrio' }, 'Comodoro', 20),
  street({ ...here('s112', 9000), city: 'Lejos' }, 'Comodoro', 200),
  ...['Banana', 'Bandera', 'Bañado'].map((name, index) => place(here(`n13${index}`, 900), name)),
  place(here('n140', 700), 'Zurcidos del Centro'),
  place(here('n141', 700), 'Salón Dorado Artistas'),
  place(here('n142', 700), 'Salón Rex Dino'),
  area('city', here('city:3', 7000), 'Gran Ciudad', 300_000, ['Toledo']),
  area('city', here('city:4', 3000), 'Toledo', 1500),
  {
    ...area('city', here('city:5', 9000), 'Colonial Park', 8000),
    border: { ref: 'r5', reach: 3000 },
  },
  place(here('n150', 9500), 'Glorieta', { categories: ['leisure/park'], within: ['r5'] }),
  place(here('n122', 6000), 'Crédito', { categories: ['amenity/bank'], within: ['r2'] }),
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

async function refs(text: string, purpose: 'suggest' | 'search' = 'suggest'): Promise<string[]> {
  const center = centers.montevideo
  const found = await store.match({ text, center, purpose, offset: 0, limit: 20 })
  return found.map(({ record }) => record.ref)
}

test('a name in a language that is not spoken in the country is not matched by one word of it', async () => {
  expect(await refs('sol')).toEqual(['s1'])
  expect(await refs('magasin revêtements sol')).toContain('category:shop/flooring')
})

test('an abbreviation does not find a small town far away', async () => {
  expect(await refs('airport')).toEqual(['category:aeroway/aerodrome', 'n10'])
  expect(await refs('apt')).toContain('city:apt')
})

test('at most two of the small towns of one name are listed', async () => {
  const found = await refs('santiago')
  expect(found.filter((ref) => ref.startsWith('city:'))).toHaveLength(2)
  expect(found).toContain('s2')
})

test('a record far away that lacks one of the words is not listed', async () => {
  expect(await refs('merc del pue')).toEqual(['n20'])
})

test('a well-known place ranks first for its name without its category; a little-known one does not', async () => {
  const tresCruces = await refs('tres cruces')
  expect(tresCruces.indexOf('n30')).toBeLessThan(tresCruces.indexOf('n31'))
  expect(tresCruces[0]).toBe('n30')
  const goes = await refs('goes park')
  expect(goes.indexOf('n33')).toBeLessThan(goes.indexOf('n32'))
})

test('a shop whose name is that of a category is among the first three rows', async () => {
  const [first, ...others] = (await refs('stadium')).slice(0, 3)
  expect(first).toBe('category:leisure/stadium')
  expect(others).toContain('n50')
})

test('a category is found by a word of its name and a further word of the same language', async () => {
  expect(await refs('ev charging')).toContain('category:amenity/charging_station')
  expect(await refs('recarga charging')).toEqual([])
})

test('a category is found by its plural', async () => {
  expect((await refs('stadiums')).slice(0, 2)).toEqual(['category:leisure/stadium', 'n40'])
  expect((await refs('estadios'))[0]).toBe('category:leisure/stadium')
})

test('two roads that cross at several points close to each other are one crossing', async () => {
  expect(await refs('ejido y canelones')).toEqual(['i1', 'i3'])
})

test.each(['Mission Street & 3rd Street', '3rd and mission', 'mission st and 3rd st'])(
  '%s is a crossing, then one of the stops there',
  async (text) => {
    const [first, stop, ...others] = await refs(text)
    expect(first).toBe('i4')
    expect(['n170', 'n171']).toContain(stop)
    expect(others).toEqual(['n172'])
  },
)

test('a name is not a crossing with a street that is only a type of road', async () => {
  expect((await refs('tres cruces')).slice(0, 3)).not.toContain('i5')
})

test('the whole name of a large city is not taken for a misspelling of another name', async () => {
  expect(await refs('берлин')).toEqual(['city:berlin'])
})

test('far away, neither a misspelled name nor part of a name matches', async () => {
  expect(await refs('villefranche')).toEqual(['city:villefranche'])
  expect(await refs('vilefranche')).toEqual([])
  expect(await refs('museo lejano del sur')).toEqual(['n100'])
  expect(await refs('museo lejano')).toEqual([])
})

test('a district ranks above a place of the same name', async () => {
  expect((await refs('belgrano')).slice(0, 2)).toEqual(['d3', 'n101'])
})

test('a small town ranks above a large one that has its name besides its own', async () => {
  expect((await refs('toledo')).slice(0, 2)).toEqual(['city:4', 'city:3'])
})

test('places of a category are found in a town that has the word for the category in its name', async () => {
  expect((await refs('parks in colonial park'))[0]).toBe('n150')
})

test('a road type in the text puts the road above a place of the same name', async () => {
  expect((await refs('canelones'))[0]).toBe('n103')
  expect((await refs('calle canelones'))[0]).toBe('s71')
})

test('a category is searched for around a landmark, unless it is the category of the landmark', async () => {
  expect((await refs('farmacia centenario'))[0]).toBe('n102')
  expect(await refs('estadio centenario')).toEqual(['n40'])
})

test('a less likely interpretation of the text costs points', async () => {
  async function reasonsFor(text: string) {
    const request = { text, center: centers.montevideo, purpose: 'suggest', explain: true } as const
    const [first] = await store.match({ ...request, offset: 0, limit: 1 })
    return first?.reasons
  }
  const typed = await reasonsFor('farmacia')
  const misspelt = await reasonsFor('farmasia')
  expect(typed?.points).not.toHaveProperty('reading')
  expect(misspelt?.reading).toBe('misspelt')
  expect(misspelt?.points.reading).toBeCloseTo(-weights.unlikely * (1 - readingScores.misspelt), 3)
  const sum = Object.values(misspelt?.points ?? {}).reduce((total, points) => total + points, 0)
  expect(misspelt?.score).toBeCloseTo(sum, 2)
})

describe('a category and an unfinished word', () => {
  test('finds places in a nearby district whose name begins with the word', async () => {
    expect((await refs('farmacia poc'))[0]).toBe('n80')
    expect((await refs('farmacia poc')).slice(0, 2)).not.toContain('n83')
    expect(await refs('farmacia bon')).not.toContain('n82')
  })

  test('ranks places in the district above better-known ones outside of it', async () => {
    expect((await refs('farmacia pocitos')).slice(0, 2)).toEqual(['n80', 'n86'])
  })

  test('finds places in a nearby street by four letters of its name, not by three', async () => {
    expect((await refs('farmacia ital'))[0]).toBe('n85')
    expect((await refs('farmacia ita'))[0]).not.toBe('n85')
  })

  test('a search finds the same', async () => {
    expect((await refs('farmacia poc', 'search'))[0]).toBe('n80')
  })

  test('ignores a word of one letter', async () => {
    expect((await refs('farmacia p')).slice(0, 2)).toEqual(['category:amenity/pharmacy', 'n81'])
  })

  test('matches both words when either is misspelled', async () => {
    expect((await refs('farmasia pocitos'))[0]).toBe('n80')
    expect((await refs('farmacia pocitso'))[0]).toBe('n80')
  })
})

test('a category and a name find the places of that category with that name', async () => {
  const [first, ...others] = await refs('farmacia astral')
  expect(first).toBe('n81')
  expect(others).not.toContain('n84')
  expect((await refs('farmacia astr'))[0]).toBe('n81')
})

test('a little-known place close to a well-known one of the same name is not listed', async () => {
  expect(await refs('aurora')).toEqual(['n90', 'n92'])
  expect(await refs('kiosco')).toEqual(['n93', 'n94'])
})

test('a little-known place at the user’s spot ranks above better-known ones far away while few letters are typed', async () => {
  const found = await refs('cam')
  expect(found.indexOf('n110')).toBeLessThan(found.indexOf('n111'))
})

test('a name that starts with the letters ranks above one that has them later, whatever their length', async () => {
  expect((await refs('lag')).slice(0, 2)).toEqual(['n113', 'n112'])
})

test('the name that starts with all of an unfinished text ranks above a shorter one with a word between', async () => {
  expect((await refs('salon d')).slice(0, 2)).toEqual(['n141', 'n142'])
})

test('three letters are the beginning of a name nearby before the code of a country', async () => {
  expect((await refs('zur'))[0]).toBe('n140')
  expect(await refs('zur')).toContain('country:ZUR')
})

test('a category of which three letters are typed is the fourth row, and the first from four letters on', async () => {
  expect((await refs('ban'))[3]).toBe('category:amenity/bank')
  expect((await refs('banc'))[0]).toBe('category:amenity/bank')
})

test('a street that some addresses have in another town is listed once', async () => {
  expect(await refs('comodoro')).toEqual(['s110', 's112'])
})

test('within an area, a text means the category of this name, not the category whose plural it is', async () => {
  expect(await refs('parques las piedras')).toEqual(['n124'])
})

test('in a town with a mapped border, places are inside the border, nearest to the user first', async () => {
  expect((await refs('banco las piedras')).slice(0, 2)).toEqual(['n121', 'n122'])
  expect(await refs('banco las piedras')).not.toContain('n120')
  expect((await refs('banco'))[1]).toBe('n120')
})

test('a foreign city is found by its local name', async () => {
  expect((await refs('wien'))[0]).toBe('city:wien')
})

test('no two numbers of the ranking have the same name', () => {
  const names = [weights, thresholds, readingScores].flatMap((numbers) => Object.keys(numbers))
  expect(new Set(names).size).toBe(names.length)
})
