import type { CatalogBrand } from '@signpost/client'
import { expect, test } from 'vitest'
import { brandTiers, distinctBrands } from './brandTiers.ts'

function brand(name: string, rank?: number, ...aliases: string[]): CatalogBrand {
  return { id: name, name, rank, aliases: aliases.map((alias) => ({ name: alias })) }
}

/** Returns the tiers in a readable form. */
function read(brands: readonly CatalogBrand[], text = ''): unknown {
  return brandTiers(brands, text, 'es').map(({ name, brands, first }) => [
    name,
    first,
    brands.map((one) => one.name).join(' '),
  ])
}

test('tiers go from best known to least known, by name within a tier; brands without a rank are last', () => {
  const brands = [brand('Zeta', 1), brand('Ñandú', 1), brand('Nube', 1), brand('Beta', 3)]
  expect(read([...brands, brand('Alfa', 2), brand('Omega'), brand('Delta', 4)])).toEqual([
    ['best', 0, 'Nube Ñandú Zeta'],
    ['well', 3, 'Alfa Beta'],
    ['more', 5, 'Delta Omega'],
  ])
})

test('a single tier has no heading, and no brands are no tiers', () => {
  expect(read([brand('Beta'), brand('Alfa')])).toEqual([[undefined, 0, 'Alfa Beta']])
  expect(read([])).toEqual([])
})

test('a typed text gives one list of matches by name and alias in any script, the best match first', () => {
  const brands = [brand('Unfold', 1), brand('McDonald’s', 3, 'Макдоналдс'), brand('Макс', 1)]
  expect(read(brands, 'mcd')).toEqual([[undefined, 0, 'McDonald’s']])
  expect(read(brands, 'МАК')).toEqual([[undefined, 0, 'Макс McDonald’s']])
  expect(read(brands, 'zzz')).toEqual([])
})

test('of two brands with one id the first is kept', () => {
  expect(distinctBrands([brand('a', 1), { ...brand('b'), id: 'a' }, brand('c')])).toEqual([
    brand('a', 1),
    brand('c'),
  ])
})
