import { join } from 'node:path'
import { type Coordinate, distanceBetween } from '@signpost/client/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataFiles } from '../../data/manifest.ts'
import { demoData } from '../../testing/demoData.ts'
import type { FoundRecord, MatchRequest, PlaceStore } from '../PlaceStore.ts'
import { centers } from '../testing/judged/centers.ts'
import { openStore } from '../testing/openStore.ts'

const { montevideo, astana } = centers
const ROWS = 6

let store: PlaceStore
beforeAll(async () => {
  store = openStore(join(await demoData(), dataFiles.index))
})
afterAll(() => store.close())

async function rowsOf(
  text: string,
  language: string,
  center: Coordinate = montevideo,
  purpose: MatchRequest['purpose'] = 'suggest',
): Promise<FoundRecord[]> {
  const found = await store.match({ text, language, center, purpose, offset: 0, limit: ROWS })
  return found.map(({ record }) => record)
}

function nameOf(record: FoundRecord | undefined): string | undefined {
  if (record?.kind === 'term') return record.code
  if (record?.kind === 'address') return `${record.street} ${record.houseNumber}`
  return record?.kind === 'intersection' ? record.streets.toSorted().join(' + ') : record?.name
}

function isOf(record: FoundRecord, code: string): boolean {
  return record.kind === 'place' && record.categories.includes(code)
}

describe('a category, typed in the language of the caller or of the country, is the first row, and its places follow', () => {
  test.each([
    ['farmacia', 'es', montevideo, 'amenity/pharmacy'],
    ['pharmacy', 'en', montevideo, 'amenity/pharmacy'],
    ['gas station', 'en', montevideo, 'amenity/fuel'],
    ['parrilla', 'es', montevideo, 'amenity/restaurant/steakhouse'],
    ['cajero', 'es', montevideo, 'amenity/atm'],
    ['atm', 'en', montevideo, 'amenity/atm'],
    ['coffee', 'en', montevideo, 'amenity/cafe'],
    ['аптека', 'ru', montevideo, 'amenity/pharmacy'],
    ['заправка', 'ru', astana, 'amenity/fuel'],
    ['гостиница', 'ru', astana, 'tourism/hotel'],
    ['дәріхана', 'kk', astana, 'amenity/pharmacy'],
    ['мейрамхана', 'kk', astana, 'amenity/restaurant'],
    ['pharmacy near me', 'en', montevideo, 'amenity/pharmacy'],
    ['farmacia cerca', 'es', montevideo, 'amenity/pharmacy'],
    ['аптека рядом', 'ru', astana, 'amenity/pharmacy'],
    ['farmacia abierto ahora', 'es', montevideo, 'amenity/pharmacy'],
    ['geöffnete apotheke', 'de', montevideo, 'amenity/pharmacy'],
    ['pharmacie ouverte', 'fr', montevideo, 'amenity/pharmacy'],
    ['farmácia aberta', 'pt', montevideo, 'amenity/pharmacy'],
    ['открытая аптека', 'ru', astana, 'amenity/pharmacy'],
    ['дешевая гостиница', 'ru', astana, 'tourism/hotel'],
  ])('%s (%s)', async (text, language, center, code) => {
    const [first, ...others] = await rowsOf(text, language, center)
    expect(nameOf(first)).toBe(code)
    expect(others.length).toBeGreaterThanOrEqual(3)
    expect(others.every((record) => isOf(record, code))).toBe(true)
  })
})

describe('a category or brand with a district lists its places in that district', () => {
  test.each<[text: string, code: string, center?: Coordinate]>([
    ['farmacia pocitos', 'amenity/pharmacy'],
    ['farmacia poc', 'amenity/pharmacy'],
    ['hotel punta carretas', 'tourism/hotel'],
    ['hotel punta', 'tourism/hotel'],
    ['supermercado pocitos', 'shop/supermarket'],
    ['disco punta carretas', 'shop/supermarket'],
    ['cafe ciudad vieja', 'amenity/cafe'],
    ['cafe ciud', 'amenity/cafe'],
    ['кафе на респуб', 'amenity/cafe', astana],
  ])('%s', async (text, code, center = montevideo) => {
    const rows = await rowsOf(text, 'es', center)
    expect(rows).toHaveLength(ROWS)
    expect(rows.filter((record) => isOf(record, code)).length).toBeGreaterThanOrEqual(5)
  })
})

describe('a category beside a landmark lists its places around the landmark', () => {
  test.each([
    ['parking near teatro solis', 'amenity/parking', montevideo, 1500],
    ['cafe cerca del teatro solis', 'amenity/cafe', montevideo, 1500],
    ['farmacia tres cruces', 'amenity/pharmacy', montevideo, 2200],
    ['кафе рядом с байтереком', 'amenity/cafe', astana, 3900],
  ])('%s', async (text, code, center, meters) => {
    const rows = await rowsOf(text, 'es', center)
    expect(rows.length).toBeGreaterThan(2)
    for (const row of rows.slice(0, 3)) {
      expect(isOf(row, code)).toBe(true)
      const away = 'coordinate' in row ? distanceBetween(center, row.coordinate) : 0
      expect(Math.abs(away - meters)).toBeLessThan(1300)
    }
  })
})

describe('a word such as "avenue" or "street" in the text puts the street first', () => {
  test.each([
    ['абай даңғылы', 'kk', astana, 'проспект Абая'],
    ['respublika avenue', 'en', astana, 'проспект Республики'],
    ['40 kenesary street', 'en', astana, 'улица Кенесары 40'],
    ['ул. ауэзова, д. 6, корп. 1', 'ru', astana, 'улица Мухтара Ауэзова 6к1'],
    ['ejido 1275 entre soriano y canelones', 'es', montevideo, 'Ejido 1275'],
  ])('%s (%s)', async (text, language, center, name) => {
    expect(nameOf((await rowsOf(text, language, center))[0])).toBe(name)
  })
})

describe('a district ranks above places of the same name', () => {
  test.each(['palermo', 'centro', 'unión', 'cordón'])('%s', async (text) => {
    expect((await rowsOf(text, 'es'))[0]).toMatchObject({ kind: 'area', area: 'district' })
  })
})

describe('the first row is the expected record', () => {
  test.each([
    ['plaza ind', 'es', montevideo, 'Plaza Independencia'],
    ['tres cruces', 'es', montevideo, 'Terminal Tres Cruces'],
    ['teatro solís', 'es', montevideo, 'Teatro Solís'],
    ['merc del pue', 'es', montevideo, 'Mercado del Puerto'],
    ['hotel rixos', 'en', astana, 'Rixos President Astana'],
    ['11300', 'es', montevideo, '11300'],
    ['51.1283 71.4305', 'ru', astana, 'улица Туркестан'],
    ['av italia y propios', 'es', montevideo, 'Avenida Italia + Bulevar José Batlle y Ordóñez'],
    ['угол абая и республики', 'ru', astana, 'проспект Абая + проспект Республики'],
    ['bvar españa 2500', 'es', montevideo, 'Bulevar España 2502'],
    ['colonia 1013 apto 302', 'es', montevideo, 'Colonia 1013'],
    ['берлин', 'ru', astana, 'Berlin'],
    ['лондон', 'ru', astana, 'London'],
    ['алматы', 'ru', astana, 'Almaty'],
    ['brasil', 'es', montevideo, 'Brazil'],
    ['nueva delhi', 'es', montevideo, 'New Delhi'],
    ['holland', 'en', montevideo, 'Netherlands'],
    ['18 de julio casi ejido', 'es', montevideo, 'Avenida 18 de Julio + Ejido'],
    ['abay and respublika', 'en', astana, 'проспект Абая + проспект Республики'],
    ['tata', 'es', montevideo, 'Ta-Ta'],
  ])('%s (%s)', async (text, language, center, name) => {
    expect(nameOf((await rowsOf(text, language, center))[0])).toBe(name)
  })

  test('an airport and a stadium rank above places that are named after them', async () => {
    const [, airport] = await rowsOf('airport', 'en')
    expect(nameOf(airport)).toBe('Aeropuerto Internacional de Carrasco')
    const [, stadium] = await rowsOf('estadio', 'es')
    expect(nameOf(stadium)).toBe('Estadio Centenario')
  })

  test('a theater and the bicycle rack of the same name are one row', async () => {
    expect(await rowsOf('teatro solís', 'es')).toHaveLength(1)
  })
})

test('a place with both words in its name ranks above places of the category of the first in the street of the second', async () => {
  const [first] = await rowsOf('museo andes', 'en')
  expect(nameOf(first)).toBe('Museo Andes 1972')
})

describe('no match in other languages or far away', () => {
  test.each(['near me', 'рядом', 'starbucks', 'abu dhabi mall', 'national museum'])(
    '%s has no results in other countries',
    async (text) => {
      const rows = await rowsOf(text, 'en', astana)
      const countries = rows.flatMap((row) => ('countryCode' in row ? row.countryCode : []))
      expect(countries.every((country) => country === 'KAZ')).toBe(true)
    },
  )

  test('"sol" and "cajero" have results in Uruguay only, and no category by its French or English name', async () => {
    for (const text of ['sol', 'cajero']) {
      const rows = await rowsOf(text, 'en')
      expect(rows.length).toBeGreaterThan(0)
      const countries = rows.flatMap((row) => ('countryCode' in row ? row.countryCode : []))
      expect(new Set(countries)).toEqual(new Set(['URY']))
      expect(rows.map(nameOf)).not.toContain('shop/flooring')
    }
  })
})

describe('a street that is typed with its kind ranks above the stops and sights with its name, and a square above its street', () => {
  test.each([
    ['проспект республики', 'ru', astana, 'street'],
    ['республики проспект', 'ru', astana, 'street'],
    ['plaza independencia', 'es', montevideo, 'place'],
  ])('%s', async (text, language, center, kind) => {
    const [first] = await rowsOf(text, language, center)
    expect(first?.kind).toBe(kind)
  })
})

describe('a search for an unfinished word finds the places that were suggested for it', () => {
  test.each([
    ['restau', 'es', 'amenity/restaurant'],
    ['pharm', 'en', 'amenity/pharmacy'],
    ['farm', 'es', 'amenity/pharmacy'],
    ['gasolinera', 'es', 'amenity/fuel'],
    ['farmacia poc', 'es', 'amenity/pharmacy'],
  ])('%s (%s)', async (text, language, code) => {
    const rows = await rowsOf(text, language, montevideo, 'search')
    expect(rows).toHaveLength(ROWS)
    expect(rows.filter((record) => isOf(record, code)).length).toBeGreaterThanOrEqual(5)
  })
})
