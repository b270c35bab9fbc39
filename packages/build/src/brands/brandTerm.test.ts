import { expect, test } from 'vitest'
import { brandTerm } from './brandTerm.ts'
import type { Brand } from './mergeBrands.ts'

const brand: Brand = {
  id: 'Q244457',
  name: 'Subway',
  language: 'en',
  aliases: [],
  items: [],
  countries: [],
}

function otherNames(...aliases: string[]): string[] {
  const listed = aliases.map((text) => ({ language: 'en', text }))
  return brandTerm({ ...brand, aliases: listed }).otherNames.map(({ text }) => text)
}

test('does not search for a brand by the name of a country', () => {
  expect(
    otherNames('subway brasil', 'Subway México', 'subway sandwiches', 'Brasil Subway'),
  ).toEqual(['subway sandwiches', 'Brasil Subway'])
})
