import { expect, test } from 'vitest'
import { answering, parametersOf } from '../../test/answering.ts'

const list = {
  brand_list: [
    {
      brand_item: {
        id: 'Q1',
        rank: '1',
        name: { text: 'Ancap', language: 'es' },
        alias: [{ text: 'A.N.C.A.P.', language: 'es' }, { language: 'es' }],
      },
    },
    { brand_item: { id: 'Q2', rank: 'high', name: { text: 'Disco', language: 'es' } } },
    { brand_item: { id: 'Q3', rank: '3' } },
    {},
  ],
}

test('reads brands with rank and aliases, and drops unreadable parts', async () => {
  const { client, sent, issues } = answering(list)
  expect(await client.listBrands({ country: 'uy', minRank: 1, maxRank: 3 })).toEqual([
    {
      id: 'Q1',
      name: 'Ancap',
      language: 'es',
      rank: 1,
      aliases: [{ name: 'A.N.C.A.P.', language: 'es' }],
    },
    { id: 'Q2', name: 'Disco', language: 'es', aliases: [] },
  ])
  expect(sent[0]?.pathname).toBe('/base/geo/v2/brand_list/json')
  expect(parametersOf(sent[0])).toEqual({
    country: 'URY',
    brand_rank_min: '1',
    brand_rank_max: '3',
  })
  expect(issues.map(({ path }) => path)).toContain('brand_list[1].brand_item.rank')
})

test('applies brand_rank_max itself where the service treats it as an exact rank', async () => {
  const { client, sent } = answering(list, {}, { wire: { brandRankMax: 'exact' } })
  const brands = await client.listBrands({ country: 'URY', maxRank: 2 })
  expect(brands.map(({ id }) => id)).toEqual(['Q1'])
  expect(parametersOf(sent[0])).toEqual({ country: 'URY' })
})

test('an empty catalog is an empty list', async () => {
  const { client } = answering({ brand_list: [] })
  expect(await client.listBrands({ country: 'URY' })).toEqual([])
})

test.each([
  ['country', { country: 'Uruguay' }],
  ['country', { country: 'XX' }],
  ['minRank', { country: 'UY', minRank: 0 }],
  ['maxRank', { country: 'UY', maxRank: 6 }],
])('refuses an invalid %s and sends nothing', async (parameter, parameters) => {
  const { client, sent } = answering(list)
  await expect(client.listBrands(parameters)).rejects.toMatchObject({ kind: 'request', parameter })
  expect(sent).toEqual([])
})
