import { expect, test } from 'vitest'
import { answering, parametersOf } from '../../test/answering.ts'

const near = { latitude: -34.9, longitude: -56.16 }

test('sends the filter of a suggestion beside its first line', async () => {
  const { client, sent } = answering({ places: [] })
  await client.search({
    query: 'Teatro Solís',
    near,
    searchFilter: 'f1',
    userPosition: near,
    page: 'p',
  })
  expect(sent[0]?.pathname).toBe('/base/geo/v2/search/json')
  expect(parametersOf(sent[0])).toEqual({
    query: 'Teatro Solís',
    search_center: '-34.9,-56.16',
    user_position: '-34.9,-56.16',
    search_filter: 'f1',
    type: '',
    iterator_status: 'p',
  })
})

test('`wire` describes another deployment', async () => {
  const { client, sent } = answering(
    { places: [] },
    {},
    {
      wire: {
        searchType: 'all',
        searchLength: false,
        searchUserPosition: false,
        pageParameter: 'next',
        filterParameter: 'filter',
        maxLimit: 100,
      },
    },
  )
  await client.search({
    query: 'a',
    near,
    searchFilter: 'f',
    page: 'p',
    limit: 80,
    userPosition: near,
  })
  expect(parametersOf(sent[0])).toEqual({
    query: 'a',
    search_center: '-34.9,-56.16',
    type: 'all',
    filter: 'f',
    next: 'p',
  })
})

test('drops places beyond the limit', async () => {
  const places = ['A', 'B', 'C'].map((name) => ({ name }))
  const { client, sent } = answering({ places })
  const page = await client.search({ query: 'a', near, limit: 2 })
  expect(page.places.map(({ name }) => name)).toEqual(['A', 'B'])
  expect(parametersOf(sent[0])).toMatchObject({ iterator_length: '2' })
})

test.each([
  {},
  { places: null },
  { exhausted: 'y' },
  { places: null, exhausted: 'n', iterator_status: 's' },
])('reads %j as an empty answer', async (body) => {
  const { client } = answering(body)
  expect((await client.search({ query: 'a', near })).places).toEqual([])
})

test.each([{ error: 'over quota' }, { places: 'none' }, { places: [[]] }])(
  '%j is a decode error',
  async (body) => {
    const { client } = answering(body)
    await expect(client.search({ query: 'a', near })).rejects.toMatchObject({
      kind: 'decode',
    })
  },
)

test.each(['N', 'n', 'false', false])('exhausted: %j: more pages may follow', async (exhausted) => {
  const { client } = answering({ places: [], exhausted, iterator_status: 's' })
  expect((await client.search({ query: 'a', near })).nextPage).toBe('s')
})

test.each(['Y', 'true', true])('exhausted: %j: there are no more pages', async (exhausted) => {
  const { client, issues } = answering({ places: [], exhausted, iterator_status: 's' })
  expect((await client.search({ query: 'a', near })).nextPage).toBeUndefined()
  expect(issues).toEqual([])
})

test('sends an empty type by default, and omits it on request', async () => {
  const sentBy = async (wire: object) => {
    const { client, sent } = answering({ places: [] }, {}, { wire })
    await client.search({ query: 'a', near })
    return sent[0]?.searchParams.get('type')
  }
  expect(await sentBy({})).toBe('')
  expect(await sentBy({ searchType: undefined })).toBeNull()
})

test('a 204 is an empty answer', async () => {
  const { client } = answering('', { status: 204 })
  expect(await client.search({ query: 'a', near })).toEqual({ places: [] })
})

test.each([
  ['query', { query: '\t', near }],
  ['near', { query: 'a', near: { latitude: -91, longitude: 0 } }],
  ['userPosition', { query: 'a', near, userPosition: { latitude: 0, longitude: Number.NaN } }],
  ['limit', { query: 'a', near, limit: 0 }],
])(
  'refuses an invalid %s and sends nothing, even if it would not be sent',
  async (parameter, bad) => {
    const wire = { searchUserPosition: false, searchLength: false }
    const { client, sent } = answering({ places: [] }, {}, { wire })
    await expect(client.search(bad)).rejects.toMatchObject({ kind: 'request', parameter })
    expect(sent).toEqual([])
  },
)
