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

test('two levels, named in the language that fits best', async () => {
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
      ],
    },
  ])
  expect(sent[0]?.pathname).toBe('/base/geo/v2/category_list/json')
  expect(parametersOf(sent[0])).toEqual({ language: 'de' })
})

test.each([
  ['de-DE', 'de-DE', 'Essen und Trinken'],
  ['de-AT', 'de', 'Essen und Trinken'],
  ['ar', undefined, 'Food and drink'],
  [undefined, undefined, 'Food and drink'],
])('the language of the client: %s is sent as %s', async (language, sentAs, name) => {
  const { client, sent } = answering(list, {}, language === undefined ? {} : { language })
  const [food] = await client.listCategories()
  expect(food?.name).toBe(name)
  expect(parametersOf(sent[0])).toEqual(sentAs === undefined ? {} : { language: sentAs })
})

test('an explicit language that the service does not have is refused', async () => {
  const { client, sent } = answering(list)
  await expect(client.listCategories({ language: 'ar' })).rejects.toMatchObject({
    kind: 'request',
    parameter: 'language',
  })
  expect(sent).toEqual([])
})

test('wire.languages: a service with more of them', async () => {
  const { client, sent } = answering(list, {}, { wire: { languages: ['ar-EG'] } })
  await client.listCategories({ language: 'ar' })
  expect(parametersOf(sent[0])).toEqual({ language: 'ar' })
})
