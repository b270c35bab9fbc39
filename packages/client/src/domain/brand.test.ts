import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CatalogBrand, searchBrands } from './brand.ts'

function brand(name: string, rank?: number, ...aliases: string[]): CatalogBrand {
  return {
    id: name,
    name,
    ...(rank !== undefined && { rank }),
    aliases: aliases.map((alias) => ({ name: alias })),
  }
}

const names = (brands: readonly CatalogBrand[]) => brands.map(({ name }) => name)

const catalog = [
  brand('McDonald’s', 1, 'マクドナルド', '麦当劳', 'Mickey D’s'),
  brand('7-Eleven', 1, 'セブン-イレブン'),
  brand('Citroën', 2),
  brand('Wal-Mart', 1),
  brand('Trader Joe’s', 3),
  brand('Большой Лось', 4),
  brand('C&A', 2),
  brand('Sparkaße', 5),
]

describe('finds a brand', () => {
  it.each([
    ['by its name in another case', 'MCDONALDS', 'McDonald’s'],
    ['by a part of its name', 'donald', 'McDonald’s'],
    ['by an alias', "mickey d's", 'McDonald’s'],
    ['by an alias in katakana', 'マクド', 'McDonald’s'],
    ['by an alias in Chinese', '麦当', 'McDonald’s'],
    ['without its accents', 'citroen', 'Citroën'],
    ['with accents that its name lacks', 'wál', 'Wal-Mart'],
    ['without its hyphen', 'walmart', 'Wal-Mart'],
    ['with a space for its hyphen', '7 eleven', '7-Eleven'],
    ['by a later word', 'joes', 'Trader Joe’s'],
    ['in Cyrillic', 'лось', 'Большой Лось'],
    ['without its punctuation', 'c a', 'C&A'],
    ['spelled out', 'sparkasse', 'Sparkaße'],
    ['with surrounding spaces', '  joe ', 'Trader Joe’s'],
  ])('%s', (_, text, name) => {
    expect(names(searchBrands(catalog, text))[0]).toBe(name)
  })

  it.each(['xyz', '+-!', 'a+b(c', '\ud800'])('returns none for %j', (text) => {
    expect(searchBrands(catalog, text)).toEqual([])
  })

  it('returns all in their order for a blank text', () => {
    expect(searchBrands(catalog, ' ')).toEqual(catalog)
  })
})

describe('order', () => {
  it('is exact name, beginning of the name, beginning of a word, inside a word', () => {
    const brands = ['Desheller', 'Royal Shell', 'Shellfish', 'Shell'].map((name) => brand(name, 1))
    expect(names(searchBrands(brands, 'shell'))).toEqual([
      'Shell',
      'Shellfish',
      'Royal Shell',
      'Desheller',
    ])
  })

  it('does not treat an apostrophe as the end of a word', () => {
    const brands = [brand('Banjoes', 1), brand('Trader Joe’s', 2)]
    expect(names(searchBrands(brands, 'joes'))).toEqual(['Trader Joe’s', 'Banjoes'])
  })

  it('takes the better match of name and aliases', () => {
    const brands = [brand('Shellfish', 1), brand('Royal Dutch', 5, 'Shell')]
    expect(names(searchBrands(brands, 'shell'))).toEqual(['Royal Dutch', 'Shellfish'])
  })

  it('sorts equal matches by rank, without a rank last, then in their order', () => {
    const brands = [brand('Ab'), brand('Ac', 2), brand('Ad', 1), brand('Ae', 2), brand('Af')]
    expect(names(searchBrands(brands, 'a'))).toEqual(['Ad', 'Ac', 'Ae', 'Ab', 'Af'])
  })
})

it('finds every brand by its exact name, for any name', () => {
  const name = fc.string({ unit: 'grapheme' }).filter((name) => /[a-z]/.test(name))
  fc.assert(
    fc.property(fc.array(name), (names) => {
      const brands = names.map((name) => brand(name))
      for (const one of brands) {
        const found = searchBrands(brands, one.name)
        expect(found).toContain(one)
        expect(new Set(found).size).toBe(found.length)
      }
    }),
  )
})
