import { expect, test } from 'vitest'
import type { FoundRecord, PlaceStore } from '../../PlaceStore.ts'
import { located, near, place, term as termRecord } from '../recordMakers.ts'
import type { JudgedQuery, Rule } from './JudgedQuery.ts'
import { judge } from './judge.ts'
import { named, places, term } from './rules.ts'

const at = near('montevideo', 0, 0)
const code = 'amenity/pharmacy'
const category = termRecord('category', code, { en: 'Pharmacy' })
const pharmacy = (ref: string) =>
  place(located('montevideo', ref, 100, 100), `Pharmacy ${ref}`, { categories: [code] })
const other = place(located('montevideo', 'n9', 0, 0), 'Something else')

/** A store with two pharmacies that answers every text with the same records. */
function storeOf(records: readonly FoundRecord[]): PlaceStore {
  const near = [pharmacy('n1'), pharmacy('n2')].map((record) => ({ record, distance: 140 }))
  return {
    match: async () => records.map((record) => ({ record, distance: 0 })),
    placesOf: async ({ limit }) => near.slice(0, limit),
    get: async () => null,
    around: async () => ({}),
    close: async () => {},
  }
}

function query(rules: readonly Rule[]): JudgedQuery {
  return { kind: 'test', text: 'pharmacy', language: 'en', center: at, purpose: 'suggest', rules }
}

const forPlaces = query([term(code), places(code, at, {})])

test('a category followed by all its nearby places has the best score', async () => {
  const store = storeOf([category, pharmacy('n1'), pharmacy('n2'), other])
  expect(await judge(store, forPlaces)).toEqual({ ndcg: 1, isFirst: true, isInThree: true })
})

test('a category without its places is no success where places are expected', async () => {
  const judged = await judge(storeOf([category, other, other, pharmacy('n1')]), forPlaces)
  expect(judged.isInThree).toBe(false)
  expect(judged.ndcg).toBeLessThan(1)
})

test('a repeated answer adds no score', async () => {
  const once = query([named('place', 'Pharmacy n1', at)])
  const judged = await judge(storeOf([other, pharmacy('n1'), pharmacy('n1')]), once)
  expect(judged).toEqual({ ndcg: 1 / Math.log2(3), isFirst: false, isInThree: true })
})

test('an empty list is right when no record is expected', async () => {
  expect((await judge(storeOf([]), query([]))).isInThree).toBe(true)
  expect((await judge(storeOf([other]), query([]))).isInThree).toBe(false)
})
