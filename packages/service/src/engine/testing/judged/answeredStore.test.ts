import { expect, test } from 'vitest'
import type { FoundRecord, PlaceStore } from '../../PlaceStore.ts'
import { answeredStore } from './answeredStore.ts'
import { cityQueries, type EngineAnswer, keyOf } from './EngineAnswers.ts'
import type { JudgedQuery } from './JudgedQuery.ts'
import { judge } from './judge.ts'
import { address, named, places } from './rules.ts'

const center = { latitude: -34.9, longitude: -56.2 }
const theatre: FoundRecord = {
  kind: 'place',
  ref: 'w1',
  name: 'Teatro Solís',
  otherNames: [],
  coordinate: center,
  countryCode: 'URY',
  categories: ['amenity/theatre'],
  brands: [],
  weight: 0,
  phones: [],
  contents: {},
}
const own: PlaceStore = {
  match: async () => [],
  get: async (ref) => (ref === theatre.ref ? theatre : null),
  placesOf: async () => [{ record: theatre, distance: 0 }],
  around: () => Promise.reject(new Error('asked')),
  close: async () => {},
}
const row: EngineAnswer = {
  category: 'place',
  type: 'house',
  addressType: 'place',
  name: '',
  latitude: center.latitude,
  longitude: center.longitude,
}
const query: Omit<JudgedQuery, 'rules'> = {
  kind: 'any',
  text: 'teatro',
  language: 'es',
  center,
  purpose: 'search',
}

const judged = (answers: readonly EngineAnswer[], rules: JudgedQuery['rules']) =>
  judge(answeredStore({ engine: 'E', answers: { [keyOf(query)]: answers } }, own), {
    ...query,
    rules,
  })

test('an answer that is an OpenStreetMap element in our data is judged as our record', async () => {
  const answer = { ...row, ref: 'w1', category: 'amenity', name: 'Teatro Solis' }
  const rules = [places('amenity/theatre', center, {})]
  expect(await judged([answer], rules)).toMatchObject({ isFirst: true, ndcg: 1 })
  expect(await judged([{ ...answer, ref: 'w2' }], rules)).toMatchObject({ isFirst: false, ndcg: 0 })
})

test.each([
  [{ ...row, road: 'Bartolomé Mitre', houseNumber: '1256' }, address('Bartolomé Mitre', '1256')],
  [{ ...row, category: 'highway', name: 'Buenos Aires' }, named('street', 'Buenos Aires', center)],
  [{ ...row, addressType: 'town', name: 'Pando' }, named('city', 'Pando', center)],
  [{ ...row, addressType: 'suburb', name: 'Centro' }, named('district', 'Centro', center)],
  [
    { ...row, category: 'boundary', addressType: 'postcode', name: '11000' },
    named('postal', '11000', center),
  ],
])('%j is judged by its own fields', async (answer, rule) => {
  expect(await judged([answer], [rule])).toMatchObject({ isFirst: true })
})

test('an engine without an answer is right only where nothing has the name', async () => {
  expect(await judged([], [address('Buenos Aires', '1')])).toMatchObject({ ndcg: 0 })
  expect(await judged([], [])).toMatchObject({ ndcg: 1 })
})

test('no two queries about the cities have the same key', () => {
  expect(new Set(cityQueries.map(keyOf)).size).toBe(cityQueries.length)
})
