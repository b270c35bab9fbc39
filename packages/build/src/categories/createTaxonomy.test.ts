import { catalogLanguages } from '@signpost/client/protocol'
import { expect, test } from 'vitest'
import { createTaxonomy } from './createTaxonomy.ts'
import { topNames } from './topNames.ts'

const { categories, terms, of } = await createTaxonomy()

test('has two levels, with every parent before its children', () => {
  const tops = categories.filter(({ parent }) => parent === undefined)
  expect(tops.length).toBeGreaterThanOrEqual(10)
  expect(tops.length).toBeLessThanOrEqual(15)
  const seen = new Set<string>()
  for (const { code, parent } of categories) {
    if (parent) expect(seen).toContain(parent)
    expect(seen).not.toContain(code)
    seen.add(code)
  }
  const parents = new Set(tops.map(({ code }) => code))
  for (const { parent } of categories) if (parent) expect(parents).toContain(parent)
})

test.each(catalogLanguages)(
  'in %s no two categories of a parent have the same name',
  (language) => {
    const names = categories.map(({ parent = '', names }) => `${parent}: ${names[language]}`)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  },
)

test('names are readable: no brackets, no alternatives, no notes for mappers', () => {
  for (const { names } of categories) {
    for (const language of catalogLanguages) {
      expect(names[language]).not.toMatch(/[()/]|Grounds|Terreno|Schulgelände/)
      expect(names[language].trim()).not.toBe('')
    }
  }
})

test.each(Object.keys(topNames))(
  'in %s nearly every category has a name, which begins with a capital',
  (language) => {
    const named = categories.flatMap(({ names }) => names[language] ?? [])
    expect(named.length / categories.length).toBeGreaterThan(0.94)
    for (const name of named) {
      expect(name).not.toMatch(/[()/（）]/)
      expect(name.charAt(0)).toBe(name.charAt(0).toLocaleUpperCase(language))
    }
    const tops = categories.filter(({ parent }) => parent === undefined)
    for (const { names } of tops) expect(names[language]).toBeTruthy()
  },
)

test('in a further language a kind has the name that users search for, not that of the tagging schema', () => {
  const namesOf = (code: string): unknown => categories.find((one) => one.code === code)?.names
  expect(namesOf('amenity/cafe')).toMatchObject({
    en: 'Cafe',
    ar: 'مقهى',
    ru: 'Кафе',
    he: 'בית קפה',
  })
  expect(namesOf('education/school')).toMatchObject({ ja: '学校', pl: 'Szkoła', uk: 'Школа' })
})

test.each([
  ['pharmacy', 'amenity/pharmacy'],
  ['farmacia', 'amenity/pharmacy'],
  ['Apotheke', 'amenity/pharmacy'],
  ['pharmacie', 'amenity/pharmacy'],
  ['gasolinera', 'amenity/fuel'],
  ['petrol', 'amenity/fuel'],
  ['Tankstelle', 'amenity/fuel'],
])('finds by the word %s the category %s', (word, code) => {
  const meant = terms.filter(({ names, otherNames, words }) =>
    [...names, ...otherNames, ...words].some(
      ({ text }) => text.toLowerCase() === word.toLowerCase(),
    ),
  )
  expect(meant.map((term) => term.code)).toContain(code)
})

test.each([
  [
    { amenity: 'fuel', shop: 'convenience' },
    ['amenity/fuel', 'shop/convenience', 'automotive', 'groceries'],
  ],
  [
    { amenity: 'restaurant', cuisine: 'italian;pizza' },
    ['amenity/restaurant/pizza', 'amenity/restaurant/italian', 'amenity/restaurant', 'food'],
  ],
  [{ amenity: 'restaurant', cuisine: 'parrilla' }, ['amenity/restaurant', 'food']],
  [{ shop: 'yes' }, ['shopping']],
  [{ shop: 'no' }, []],
  [{ amenity: 'school' }, ['education/school', 'education']],
  [
    { railway: 'station', public_transport: 'station', train: 'yes' },
    ['public_transport/station_train', 'transport'],
  ],
  [{ highway: 'residential', building: 'yes' }, []],
])('%o is %o', (tags, codes) => {
  expect(of(tags)).toEqual(codes)
})
