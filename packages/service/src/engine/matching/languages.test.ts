import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTaxonomy } from '../../../../build/src/categories/createTaxonomy.ts'
import type { AreaRecord, GeoRecord, Located } from '../../data/record.ts'
import type { PlaceStore } from '../PlaceStore.ts'
import { openStore } from '../testing/openStore.ts'
import { area, crossing, place, street } from '../testing/recordMakers.ts'
import { writeIndex } from '../testing/writeIndex.ts'

/** Towns with other languages, and the languages of their countries. */
const towns = {
  vaduz: { countryCode: 'LIE', languages: ['de'], latitude: 47.14, longitude: 9.52 },
  monaco: { countryCode: 'MCO', languages: ['fr'], latitude: 43.74, longitude: 7.42 },
  baltimore: { countryCode: 'USA', languages: ['en'], latitude: 39.29, longitude: -76.61 },
  helsinki: { countryCode: 'FIN', languages: ['fi', 'sv'], latitude: 60.17, longitude: 24.94 },
  astana: { countryCode: 'KAZ', languages: ['kk', 'ru'], latitude: 51.13, longitude: 71.43 },
  athens: { countryCode: 'GRC', languages: ['el'], latitude: 37.98, longitude: 23.73 },
  tbilisi: { countryCode: 'GEO', languages: ['ka'], latitude: 41.7, longitude: 44.8 },
  yerevan: { countryCode: 'ARM', languages: ['hy'], latitude: 40.18, longitude: 44.51 },
  seoul: { countryCode: 'KOR', languages: ['ko'], latitude: 37.57, longitude: 126.98 },
  tokyo: { countryCode: 'JPN', languages: ['ja'], latitude: 35.68, longitude: 139.77 },
  beijing: { countryCode: 'CHN', languages: ['zh'], latitude: 39.9, longitude: 116.4 },
} as const

type Town = keyof typeof towns

const at = (town: Town, ref: string, north = 0): Located => ({
  ref,
  countryCode: towns[town].countryCode,
  coordinate: {
    latitude: towns[town].latitude + north / 111_195,
    longitude: towns[town].longitude,
  },
})

const countries = Object.keys(towns).map((town): AreaRecord => {
  const { countryCode, languages } = towns[town as Town]
  const country = area('country', at(town as Town, `country:${countryCode}`), countryCode, 1e6)
  return { ...country, languages: [...languages] }
})
const cities = Object.keys(towns).map((town) =>
  area('city', at(town as Town, `city:${town}`), `Town of ${town}`, 500_000),
)
const of = (category: string) => ({ categories: [category] })

const records: GeoRecord[] = [
  ...countries,
  ...cities,
  street(at('vaduz', 's1', 200), 'Äulestrasse', 100),
  street(at('vaduz', 's2', 300), 'Landstrasse', 100),
  place(at('vaduz', 'n1', 400), 'Garage Wolff', of('amenity/fuel')),
  place(at('vaduz', 'n2', 500), 'Haarwerk', of('shop/hairdresser')),
  street(at('monaco', 's10', 200), 'Boulevard des Moulins', 100),
  place(at('monaco', 'n10', 300), 'Parfum', of('amenity/pharmacy')),
  place(at('baltimore', 'n20', 300), 'The Senator', of('amenity/cinema')),
  street(at('helsinki', 's30', 100), 'Aleksanterinkatu', 100, ['Alexandersgatan']),
  street(at('helsinki', 's31', 150), 'Keskuskatu', 100, ['Centralgatan']),
  {
    ...crossing(at('helsinki', 'i30', 120), 'Aleksanterinkatu', 'Keskuskatu'),
    otherNames: [['Alexandersgatan'], ['Centralgatan']],
  },
  place(at('astana', 'n40', 300), 'Тумар', of('amenity/pharmacy')),
  place(at('athens', 'n50', 300), 'Σύνταγμα'),
  street(at('athens', 's50', 200), 'Οδός Ερμού', 100),
  place(at('tbilisi', 'n60', 300), 'თავისუფლება'),
  place(at('yerevan', 'n61', 300), 'Մատենադարան'),
  place(at('seoul', 'n62', 300), '남대문'),
  place(at('tokyo', 'n63', 300), 'さくら', of('amenity/cafe')),
  place(at('beijing', 'n64', 300), '天安门'),
  place(at('beijing', 'n65', 500), '三里屯', of('amenity/fuel')),
]

let folder: string
let store: PlaceStore

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signpost-languages-'))
  const { terms } = await createTaxonomy()
  store = openStore(await writeIndex(join(folder, 'index.sqlite'), [...records, ...terms]))
})

afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

async function refs(town: Town, language: string, text: string): Promise<string[]> {
  const { latitude, longitude } = towns[town]
  const request = { text, language, center: { latitude, longitude }, purpose: 'suggest' } as const
  const found = await store.match({ ...request, offset: 0, limit: 5 })
  return found.slice(0, 3).map(({ record }) => record.ref)
}

describe('words of intent beside a kind of place', () => {
  test.each([
    ['vaduz', 'de', 'nächste tankstelle', 'n1'],
    ['vaduz', 'de', 'tankstelle in der nähe', 'n1'],
    ['vaduz', 'nl', 'dichtstbijzijnde tankstation', 'n1'],
    ['vaduz', 'da', 'nærmeste tankstation', 'n1'],
    ['vaduz', 'sv', 'närmaste bensinstation', 'n1'],
    ['vaduz', 'pl', 'najbliższa stacja paliw', 'n1'],
    ['vaduz', 'tr', 'en yakın benzin istasyonu', 'n1'],
    ['monaco', 'fr', 'pharmacie la plus proche', 'n10'],
    ['monaco', 'cs', 'nejbližší lékárna', 'n10'],
    ['monaco', 'hu', 'legközelebbi gyógyszertár', 'n10'],
    ['monaco', 'fi', 'lähin apteekki', 'n10'],
    ['monaco', 'el', 'κοντινό φαρμακείο', 'n10'],
    ['monaco', 'uk', 'найближча аптека', 'n10'],
    ['monaco', 'pt', 'farmácia mais próxima', 'n10'],
    ['monaco', 'ar', 'صيدلية قريبة مني', 'n10'],
    ['astana', 'ru', 'аптека рядом', 'n40'],
    ['tokyo', 'ja', '近くのカフェ', 'n63'],
    ['tokyo', 'ko', '근처 카페', 'n63'],
    ['beijing', 'zh', '附近的加油站', 'n65'],
    ['monaco', 'en', '近くの薬局', 'n10'],
    ['monaco', 'en', '附近的药店', 'n10'],
  ] as const)('%s, %s: %s', async (town, language, text, ref) => {
    expect(await refs(town, language, text)).toContain(ref)
  })
})

describe('kinds of places by what people call them', () => {
  test.each([
    ['baltimore', 'en', 'movie theater', 'n20'],
    ['vaduz', 'de', 'coiffeur', 'n2'],
    ['vaduz', 'de', 'Friseur', 'n2'],
  ] as const)('%s, %s: %s', async (town, language, text, ref) => {
    expect(await refs(town, language, text)).toContain(ref)
  })
})

describe('streets as they are typed', () => {
  test.each([
    ['vaduz', 'aeulestrasse', 's1'],
    ['vaduz', 'aeulestr', 's1'],
    ['vaduz', 'landstr', 's2'],
    ['monaco', 'bd des moulins', 's10'],
    ['monaco', 'bd moulins', 's10'],
    ['helsinki', 'aleksanterink', 's30'],
    ['helsinki', 'aleksanterink.', 's30'],
    ['helsinki', 'Alexandersg', 's30'],
    ['helsinki', 'aleksanterinkatu ja keskuskatu', 'i30'],
    ['helsinki', 'alexandersgatan och centralgatan', 'i30'],
  ] as const)('%s: %s', async (town, text, ref) => {
    expect((await refs(town, 'en', text))[0]).toBe(ref)
  })
})

describe('names without a Latin form, typed in Latin letters, and the other way round', () => {
  test.each([
    ['athens', 'syntagma', 'n50'],
    ['athens', 'syntag', 'n50'],
    ['athens', 'ermou', 's50'],
    ['tbilisi', 'tavisupleba', 'n60'],
    ['yerevan', 'matenadaran', 'n61'],
    ['seoul', 'namdaemun', 'n62'],
    ['tokyo', 'sakura', 'n63'],
    ['beijing', 'tiananmen', 'n64'],
    ['vaduz', 'γκαραζ wolff', 'n1'],
  ] as const)('%s: %s', async (town, text, ref) => {
    expect(await refs(town, 'en', text)).toContain(ref)
  })
})
