import { describe, expect, test } from 'vitest'
import type { CatalogBrand } from './brand.ts'
import type { CatalogCategory } from './category.ts'
import { termClassifier } from './suggestion.ts'

const category = (name: string, more: Partial<CatalogCategory> = {}): CatalogCategory => ({
  code: name,
  name,
  names: [],
  children: [],
  ...more,
})
const brand = (name: string, ...aliases: string[]): CatalogBrand => ({
  id: name,
  name,
  aliases: aliases.map((alias) => ({ name: alias })),
})

describe('termClassifier', () => {
  const classify = termClassifier({
    categories: [
      category('Restaurants', {
        shortName: 'Food',
        names: [{ language: 'de-DE', name: 'Gaststätten', shortName: 'Essen' }],
        children: [category('Café')],
      }),
      category('Target'),
    ],
    brands: [brand("McDonald's", 'McDo'), brand('Target')],
    areas: ['Montevideo', ' '],
  })

  test.each([
    ['restaurants', 'category'],
    ['FOOD', 'category'],
    ['Gaststatten', 'category'],
    ['essen', 'category'],
    ['cafe', 'category'],
    ['McDonald’s', 'brand'],
    [' mcdo ', 'brand'],
    ['montevideo', 'area'],
  ])('%s is a name of a %s', (line1, kind) => {
    expect(classify(line1)).toBe(kind)
  })

  test.each(['Restaurant', 'Caf', '', ' ', 'constructor', '__proto__', '\ud800'])(
    '%j is neither a brand nor a category',
    (line1) => {
      expect(classify(line1)).toBeUndefined()
    },
  )

  test('a name of both kinds is not classified', () => {
    expect(classify('Target')).toBeUndefined()
  })

  test('a name that occurs twice in one kind has that kind', () => {
    expect(termClassifier({ areas: ['Paris', 'PARIS'] })('Paris')).toBe('area')
  })

  test('reads a category that is its own parent', () => {
    const children: CatalogCategory[] = []
    const loop = category('Loop', { children })
    children.push(loop)
    expect(termClassifier({ categories: [loop] })('loop')).toBe('category')
  })

  test('classifies nothing without catalogs', () => {
    expect(termClassifier({})('Restaurants')).toBeUndefined()
  })
})
