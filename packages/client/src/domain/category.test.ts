import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CatalogCategory,
  categoryPath,
  findCategory,
  flattenCategories,
  pickName,
} from './category.ts'

describe('categoryTree', () => {
  function category(code: string, ...children: CatalogCategory[]) {
    return { code, name: code.toUpperCase(), names: [], children }
  }

  const codes = (categories: readonly CatalogCategory[]) => categories.map(({ code }) => code)

  describe('a catalog of two levels', () => {
    const pizza = category('pizza')
    const catalog = [category('food', category('sushi'), pizza), category('fuel', category('ev'))]

    it('finds a category by its code', () => {
      expect(findCategory(catalog, 'pizza')).toBe(pizza)
      expect(findCategory(catalog, 'fuel')?.name).toBe('FUEL')
      expect(findCategory(catalog, 'nothing')).toBeUndefined()
    })

    it('finds its path', () => {
      expect(codes(categoryPath(catalog, 'ev'))).toEqual(['fuel', 'ev'])
      expect(codes(categoryPath(catalog, 'food'))).toEqual(['food'])
      expect(categoryPath(catalog, 'nothing')).toEqual([])
    })

    it('lists parents before their children', () => {
      expect(codes(flattenCategories(catalog))).toEqual(['food', 'sushi', 'pizza', 'fuel', 'ev'])
    })
  })

  describe('a category that is its own parent, or part of a cycle', () => {
    it('ends at the repeated category', () => {
      const food = category('food')
      food.children.push(category('pizza'), food)
      expect(codes(flattenCategories([food, food]))).toEqual(['food', 'pizza'])
      expect(codes(categoryPath([food], 'pizza'))).toEqual(['food', 'pizza'])
      expect(findCategory([food], 'nothing')).toBeUndefined()
    })

    it('finds the children of a category that is listed twice', () => {
      const catalog = [category('food', category('food', category('pizza')))]
      expect(codes(flattenCategories(catalog))).toEqual(['food', 'pizza'])
      expect(flattenCategories(catalog)[0]).toBe(catalog[0])
      expect(codes(categoryPath(catalog, 'pizza'))).toEqual(['food', 'food', 'pizza'])
    })

    it('lists a child of two parents once, with the path of the first', () => {
      const bakery = category('bakery')
      const catalog = [category('food', bakery), category('shops', bakery)]
      expect(codes(flattenCategories(catalog))).toEqual(['food', 'bakery', 'shops'])
      expect(codes(categoryPath(catalog, 'bakery'))).toEqual(['food', 'bakery'])
    })

    it('goes a hundred thousand levels down', () => {
      let deep = category('0')
      for (let level = 1; level < 100_000; level += 1) deep = category(String(level), deep)
      expect(flattenCategories([deep])).toHaveLength(100_000)
      expect(categoryPath([deep], '0')).toHaveLength(100_000)
    })

    it('reaches every category in any graph', () => {
      const links = fc.array(fc.tuple(fc.nat({ max: 9 }), fc.nat({ max: 9 })), { maxLength: 30 })
      fc.assert(
        fc.property(links, (links) => {
          const all = Array.from({ length: 10 }, (_, i) => category(String(i)))
          for (const [parent, child] of links)
            all[parent]?.children.push(...all.slice(child, child + 1))
          expect(codes(flattenCategories(all)).toSorted()).toEqual(codes(all))

          const reachable = flattenCategories(all.slice(0, 1))
          for (const { code } of all) {
            const path = categoryPath(all.slice(0, 1), code)
            expect(path.length > 0).toBe(codes(reachable).includes(code))
            for (const [i, step] of path.slice(1).entries()) {
              expect(path[i]?.children).toContain(step)
            }
          }
        }),
      )
    })
  })
})

describe('pickName', () => {
  const names = ['es-ES', 'fr-CH', 'en-GB', 'fr-FR', 'en-US'].map((language) => ({ language }))

  describe('pickName', () => {
    it.each([
      ['the exact language', 'fr-FR', 'fr-FR'],
      ['another case and separator', 'FR_fr', 'fr-FR'],
      ['the same first part', 'fr-CA', 'fr-CH'],
      ['two letters', 'es', 'es-ES'],
      ['English as two letters', 'en', 'en-GB'],
      ['English for another language', 'ja-JP', 'en-GB'],
      ['English for a longer code that only begins alike', 'frr', 'en-GB'],
      ['English for no language', undefined, 'en-GB'],
    ])('finds %s', (_, language, picked) => {
      expect(pickName(names, language)?.language).toBe(picked)
    })

    it('matches a short language tag with a longer one', () => {
      expect(pickName([{ language: 'de' }, { language: 'it' }], 'it-IT')).toEqual({
        language: 'it',
      })
    })

    it('falls back to the first name, and to none', () => {
      expect(pickName([{ language: 'ja' }, { language: 'de' }], 'fr')).toEqual({ language: 'ja' })
      expect(pickName([{}], 'fr')).toEqual({})
      expect(pickName([], 'fr')).toBeUndefined()
    })

    it('without a requested language, does not prefer a name without a language', () => {
      const unnamed: { language?: string }[] = [{}, { language: 'en' }]
      expect(pickName(unnamed, 'de')).toEqual({ language: 'en' })
      expect(pickName(unnamed, undefined)).toEqual({ language: 'en' })
    })
  })
})
