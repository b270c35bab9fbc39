import type { CatalogCategory } from '@signpost/client'
import { describe, expect, test } from 'vitest'
import { categoryGroups, tidyCatalog } from './categoryGroups.ts'

describe('categoryGroups', () => {
  function category(code: string, name = code, children: CatalogCategory[] = []): CatalogCategory {
    return { code, name, names: [{ language: 'de', name: `${code} auf Deutsch` }], children }
  }

  const food = category('food', 'Food & Drink', [
    category('cafe', 'Café'),
    category('icecream', 'Ice Cream'),
  ])
  const shops = category('shops', 'Shopping', [
    category('market', 'Supermarket'),
    category('cafe-shop', 'Café supplies'),
  ])
  const catalog = [food, shops]

  /** Returns the groups for a text; `+` marks groups that match only through their children. */
  function read(text: string): unknown {
    return categoryGroups(catalog, text).map(({ category, children, isFoundBelow }) => [
      `${isFoundBelow ? '+' : ''}${category.code}`,
      ...children.map(({ code }) => code),
    ])
  }

  test('without a text the whole catalog is listed', () => {
    expect(read(' ')).toEqual([
      ['food', 'cafe', 'icecream'],
      ['shops', 'market', 'cafe-shop'],
    ])
  })

  test.each([
    [
      'CAFE',
      [
        ['+food', 'cafe'],
        ['+shops', 'cafe-shop'],
      ],
    ],
    ['cream ice', [['+food', 'icecream']]],
    ['market', [['+shops', 'market']]],
    ['drink', [['food', 'cafe', 'icecream']]],
    ['market deutsch', [['+shops', 'market']]],
    ['zzz', []],
    ['.*+?(', []],
  ])('%j finds %j', (text, found) => {
    expect(read(text)).toEqual(found)
  })

  test('a category that is its own parent, or is listed twice, appears once', () => {
    const children: CatalogCategory[] = [category('cafe'), category('cafe')]
    const own = category('food', 'Food', children)
    children.push(own)
    const tidy = tidyCatalog([own, own, category('food')])
    expect(tidy.map(({ code, children }) => [code, children.map((child) => child.code)])).toEqual([
      ['food', ['cafe']],
    ])
  })
})
