import { expect, test } from 'vitest'
import { createBrandFinder } from './createBrandFinder.ts'
import { mergeBrands } from './mergeBrands.ts'
import type { BrandItem } from './readBrands.ts'

function item(
  id: string,
  name: string,
  kind: string,
  countries: string[] | null,
  more: Partial<BrandItem> = {},
): BrandItem {
  return {
    id,
    name,
    kind,
    aliases: [],
    countries: countries && new Set(countries),
    absent: new Set(),
    count: 10,
    ...more,
  }
}

const brands = mergeBrands([
  item('Q1', 'Shell', 'amenity/fuel', null, {
    absent: new Set(['JPN']),
    aliases: [{ text: 'Shell Station' }],
  }),
  item('Q2', 'PetroChina', 'amenity/fuel', ['CHN'], { count: 500 }),
  item('Q2', 'Sinooil', 'amenity/fuel', ['KAZ']),
  item('Q3', 'Abitab', 'amenity/payment_centre', ['URY']),
  item('Q4', 'Express', 'shop/supermarket', null),
  item('Q5', "McDonald's PlayPlace", 'leisure/playground', null, { count: 3 }),
  item('Q5', "McDonald's", 'amenity/fast_food', null, { count: 29_507 }),
])
const findAll = createBrandFinder(brands)
const find = (...place: Parameters<typeof findAll>) => findAll(...place)[0]

test('finds a brand by its id, whatever the name', () => {
  expect(find({ 'brand:wikidata': 'Q5', amenity: 'fast_food', name: 'McAuto' }, 'URY')).toEqual({
    id: 'Q5',
    name: "McDonald's",
  })
})

test('finds a brand by its exact name within its kind of place, or another of its names', () => {
  expect(find({ amenity: 'fuel', name: 'SHELL' }, 'DEU')).toEqual({ id: 'Q1', name: 'Shell' })
  expect(find({ amenity: 'fuel', name: 'Servicentro', brand: 'Shell Station' }, 'DEU')?.id).toBe(
    'Q1',
  )
  expect(find({ amenity: 'fuel', name: 'Shell Beach' }, 'DEU')).toBeUndefined()
  expect(find({ amenity: 'restaurant', name: 'Shell' }, 'DEU')).toBeUndefined()
})

test('does not find a brand in a country where it does not exist', () => {
  expect(find({ amenity: 'fuel', name: 'Shell' }, 'JPN')).toBeUndefined()
  expect(find({ amenity: 'payment_centre', name: 'Abitab' }, 'ARG')).toBeUndefined()
})

test('finds a brand of one country in a similar category too, but no worldwide brand whose name is a common word', () => {
  expect(find({ amenity: 'bureau_de_change', name: 'Abitab' }, 'URY')?.id).toBe('Q3')
  expect(find({ shop: 'clothes', name: 'Express' }, 'URY')).toBeUndefined()
})

test('names a brand as it is called in the country', () => {
  expect(find({ 'brand:wikidata': 'Q2', amenity: 'fuel' }, 'KAZ')).toEqual({
    id: 'Q2',
    name: 'Sinooil',
  })
  expect(find({ 'brand:wikidata': 'Q2', amenity: 'fuel' }, 'CHN')?.name).toBe('PetroChina')
})

test('takes an unlisted brand from its tag', () => {
  expect(find({ amenity: 'fuel', brand: 'Номад Ойл' }, 'KAZ')).toEqual({
    id: 'name:номад ойл',
    name: 'Номад Ойл',
  })
  expect(find({ amenity: 'fuel', name: 'Номад Ойл' }, 'KAZ')).toBeUndefined()
})

test('returns every brand that the tags of a place list, each once', () => {
  const several = { amenity: 'fuel', 'brand:wikidata': 'Q1;Q2', name: 'Shell' }
  expect(findAll(several, 'KAZ')).toEqual([
    { id: 'Q1', name: 'Shell' },
    { id: 'Q2', name: 'Sinooil' },
  ])
  expect(findAll({ ...several, 'brand:wikidata': 'Q1; Q1' }, 'KAZ')).toHaveLength(1)
  expect(
    findAll({ amenity: 'fuel', 'brand:wikidata': 'Q1;Q99', brand: 'Shell;Номад' }, 'KAZ'),
  ).toEqual([
    { id: 'Q1', name: 'Shell' },
    { id: 'Q99', name: 'Номад' },
  ])
  expect(findAll({ amenity: 'fuel', brand: 'Shell;Номад', name: 'Shell' }, 'KAZ')).toEqual([
    { id: 'Q1', name: 'Shell' },
    { id: 'name:номад', name: 'Номад' },
  ])
})

test('the most frequent item gives a brand its name, the others its other names', () => {
  expect(brands.get('Q5')).toMatchObject({
    name: "McDonald's",
    language: 'en',
    aliases: [{ text: "McDonald's PlayPlace", language: 'en' }],
  })
})
