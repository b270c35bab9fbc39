import { expect, test } from 'vitest'
import { answering, parametersOf } from '../../test/answering.ts'

const list = {
  category_list: [
    {
      code: 'food',
      name: [
        { language: 'en-US', full_name: 'Food and drink', short_name: 'Food' },
        { language: 'de-DE', full_name: 'Essen und Trinken' },
      ],
      category_item: [
        {
          category_item: {
            code: 'bakery',
            name: [{ language: 'fr-FR', full_name: 'Boulangerie' }],
            category_item: [{ category_item: { code: 'bakery', name: [] } }],
          },
        },
        { category_item: { code: 'nameless', name: [] } },
      ],
    },
  ],
}

test('reads two levels, with names in the best matching language', async () => {
  const { client, sent } = answering(list)
  expect(await client.listCategories({ language: 'de' })).toEqual([
    {
      code: 'food',
      name: 'Essen und Trinken',
      names: [
        { language: 'en-US', name: 'Food and drink', shortName: 'Food' },
        { language: 'de-DE', name: 'Essen und Trinken' },
      ],
      children: [
        {
          code: 'bakery',
          name: 'Boulangerie',
          names: [{ language: 'fr-FR', name: 'Boulangerie' }],
          children: [],
        },
        { code: 'nameless', name: 'nameless', names: [], children: [] },
      ],
    },
  ])
  expect(sent[0]?.pathname).toBe('/base/geo/v2/category_list/json')
  expect(parametersOf(sent[0])).toEqual({ language: 'de' })
})

test('categories without a name take their code as their name', async () => {
  const { client, issues } = answering({
    category_list: [{ code: 'food' }, { code: 'fuel', name: [{ full_name: ' ' }] }, { name: [] }],
  })
  const catalog = await client.listCategories()
  expect(catalog.map(({ code, name }) => [code, name])).toEqual([
    ['food', 'food'],
    ['fuel', 'fuel'],
  ])
  expect(issues).toContainEqual({
    operation: 'listCategories',
    path: 'category_list[0].name',
    problem: 'missing',
  })
})

test('reads both levels, wrapped in `category_item` or not', async () => {
  const named = (code: string) => ({ code, name: [{ language: 'en', full_name: code }] })
  const children = [{ category_item: named('bakery') }, named('cafe')]
  const { client, issues } = answering({
    category_list: [
      { category_item: { ...named('food'), category_item: children } },
      { ...named('drink'), category_item: children },
    ],
  })
  const catalog = await client.listCategories()
  expect(catalog.map(({ name, children }) => [name, children.map(({ name }) => name)])).toEqual([
    ['food', ['bakery', 'cafe']],
    ['drink', ['bakery', 'cafe']],
  ])
  expect(issues).toEqual([])
})

test.each([
  ['de-DE', 'de-DE', 'Essen und Trinken'],
  ['de-AT', 'de', 'Essen und Trinken'],
  ['ar', undefined, 'Food and drink'],
  [undefined, undefined, 'Food and drink'],
])('sends the language of the client: %s as %s', async (language, sentAs, name) => {
  const { client, sent } = answering(list, {}, language === undefined ? {} : { language })
  const [food] = await client.listCategories()
  expect(food?.name).toBe(name)
  expect(parametersOf(sent[0])).toEqual(sentAs === undefined ? {} : { language: sentAs })
})

test('refuses an explicit language that the service lacks', async () => {
  const { client, sent } = answering(list)
  await expect(client.listCategories({ language: 'ar' })).rejects.toMatchObject({
    kind: 'request',
    parameter: 'language',
  })
  expect(sent).toEqual([])
})

test('wire.languages: supports a service with more languages', async () => {
  const { client, sent } = answering(list, {}, { wire: { languages: ['ar-EG'] } })
  await client.listCategories({ language: 'ar' })
  expect(parametersOf(sent[0])).toEqual({ language: 'ar' })
})
