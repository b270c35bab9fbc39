import { expect, test } from 'vitest'
import { mergeBrands } from './mergeBrands.ts'
import { rankBrands } from './rankBrands.ts'
import type { BrandItem } from './readBrands.ts'

function item(
  id: string,
  countries: string[] | null,
  count: number,
  absent: string[] = [],
): BrandItem {
  return {
    id,
    name: id,
    kind: 'shop/supermarket',
    aliases: [],
    countries: countries && new Set(countries),
    absent: new Set(absent),
    count,
  }
}

const COUNTRIES = ['URY', 'KAZ', 'DEU']
const many = Array.from({ length: 60 }, (_, index) => item(`small ${index}`, ['DEU'], 20 + index))
const brands = [
  ...mergeBrands([
    ...many,
    item('Edeka', ['DEU'], 9000),
    item('Lidl', null, 12_000, ['KAZ']),
    item('Disco', ['URY'], 60),
    item('Mid', null, 1000),
  ]).values(),
]

function ranked(seen: Record<string, Record<string, number>> = {}): Record<string, string[]> {
  const all = rankBrands(
    brands,
    COUNTRIES,
    (country) => new Map(Object.entries(seen[country] ?? {})),
  )
  return Object.fromEntries(
    Object.entries(all).map(([country, list]) => [
      country,
      list.map(({ id, rank }) => `${id} ${rank}`),
    ]),
  )
}

test('ranks go from 1 to 5 in order, and brands of one rank are sorted by name', () => {
  const list = rankBrands(brands, COUNTRIES, () => new Map()).DEU ?? []
  const ranks = list.map(({ rank }) => rank)
  expect(ranks).toEqual(ranks.toSorted())
  expect(new Set(ranks)).toEqual(new Set([1, 2, 3, 4, 5]))
  for (const rank of [1, 2, 3, 4, 5]) {
    const names = list.filter((brand) => brand.rank === rank).map(({ id }) => id)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
  }
})

test('the brands with most places come first', () => {
  expect(ranked().DEU?.slice(0, 2)).toEqual(['Edeka 1', 'Lidl 1'])
})

test('does not list a brand where it is known to be absent', () => {
  expect(ranked().KAZ?.some((brand) => brand.startsWith('Lidl'))).toBe(false)
  expect(ranked().URY?.some((brand) => brand.startsWith('Edeka'))).toBe(false)
})

test('drops a worldwide brand from a country where none of our own places has it', () => {
  const isListed = (list: string[] | undefined) => list?.some((brand) => brand.startsWith('Mid'))
  expect(isListed(ranked().URY)).toBe(true)
  expect(isListed(ranked({ URY: { Disco: 3 } }).URY)).toBe(true)
  expect(isListed(ranked({ URY: { Disco: 3, Abitab: 120 } }).URY)).toBe(false)
  expect(isListed(ranked({ URY: { Mid: 1, Abitab: 120 } }).URY)).toBe(true)
})

test('a country without brands has an empty list', () => {
  expect(ranked().KAZ).toEqual([])
})
