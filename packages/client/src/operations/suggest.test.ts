import { expect, test } from 'vitest'
import { answering, parametersOf } from '../../test/answering.ts'

const near = { latitude: -34.9, longitude: -56.16 }

test('sends the parameters under the names of the service', async () => {
  const { client, sent } = answering({ suggests: [] })
  await client.suggest({
    query: ' café & #1/?=% ',
    near,
    userPosition: { latitude: 0.0000001, longitude: -0 },
    limit: 5,
    page: 'abc',
  })
  expect(sent[0]?.href.split('?')[0]).toBe('https://geo.example/base/geo/v2/suggestions/json')
  expect(sent[0]?.searchParams.get('api_key')).toBe('secret-key')
  expect(parametersOf(sent[0])).toEqual({
    query: 'café & #1/?=%',
    search_center: '-34.9,-56.16',
    user_position: '0.0000001,0',
    iterator_length: '5',
    iterator_status: 'abc',
  })
})

test('omits parameters that are not given', async () => {
  const { client, sent } = answering({ suggests: [] })
  await client.suggest({ query: 'a', near, userPosition: undefined })
  expect(parametersOf(sent[0])).toEqual({ query: 'a', search_center: '-34.9,-56.16' })
})

test('reads a place, an address and a term', async () => {
  const { client, issues } = answering({
    iterator_status: 'next',
    exhausted: 'n',
    suggests: [
      {
        search_filter: 'f1',
        line1: 'Teatro Solís',
        line2: 'Buenos Aires 678',
        line3: 'Montevideo, Uruguay',
        distance: 0,
        categories: [
          { code: 'theatre', name: 'Theatre', parent_category: { code: 'arts', name: 'Arts' } },
          { code: 'arts', name: 'Arts', parent_category: { code: 'arts', name: 'Arts' } },
        ],
        brand: [{ id: 'Q1', name: 'Solís' }],
      },
      { search_filter: 'f2', line1: 'Buenos Aires 678', line2: 'Montevideo, Uruguay' },
      { search_filter: 'f3', line1: 'Theatre', categories: [], brand: [] },
    ],
  })
  expect(await client.suggest({ query: 'teatro', near })).toEqual({
    nextPage: 'next',
    iteratorStatus: 'next',
    exhausted: false,
    suggestions: [
      {
        kind: 'place',
        searchFilter: 'f1',
        line1: 'Teatro Solís',
        line2: 'Buenos Aires 678',
        line3: 'Montevideo, Uruguay',
        distance: 0,
        categories: [
          { code: 'theatre', name: 'Theatre', parent: { code: 'arts', name: 'Arts' } },
          { code: 'arts', name: 'Arts' },
        ],
        brands: [{ id: 'Q1', name: 'Solís' }],
      },
      {
        kind: 'address',
        searchFilter: 'f2',
        line1: 'Buenos Aires 678',
        line2: 'Montevideo, Uruguay',
      },
      { kind: 'term', searchFilter: 'f3', line1: 'Theatre' },
    ],
  })
  expect(issues).toEqual([])
})

test('a place without a second line is still a place', async () => {
  const { client } = answering({ suggests: [{ search_filter: 'f', line1: 'Plaza', distance: 12 }] })
  const { suggestions } = await client.suggest({ query: 'plaza', near })
  expect(suggestions[0]).toMatchObject({ kind: 'place', line1: 'Plaza', distance: 12 })
})

test('skips a suggestion without line1, keeps one without search_filter, and reports both', async () => {
  const { client, issues } = answering({
    suggests: [{ search_filter: 'f', line2: 'x' }, { line1: 'Kept' }, null, 'text'],
  })
  expect((await client.suggest({ query: 'x', near })).suggestions).toEqual([
    { kind: 'term', line1: 'Kept' },
  ])
  expect(issues.map(({ path }) => path)).toEqual([
    'suggests[0]',
    'suggests[1].search_filter',
    'suggests[2]',
    'suggests[3]',
  ])
})

test('sends opaque values back unchanged, with their spaces', async () => {
  const [filter, state] = [' a=1&b ', '\u00a0next%20page\n']
  const { client, sent } = answering({
    suggests: [{ search_filter: filter, line1: 'A' }],
    iterator_status: state,
    exhausted: 'n',
  })
  const { suggestions, nextPage } = await client.suggest({ query: 'x', near })
  expect(suggestions[0]?.searchFilter).toBe(filter)
  await client.suggest({ query: 'x', near, page: nextPage })
  expect(parametersOf(sent[1]).iterator_status).toBe(state)
})

test('keeps two suggestions with the same search_filter', async () => {
  const { client } = answering({
    suggests: [
      { search_filter: 'same', line1: 'One' },
      { search_filter: 'same', line1: 'Two' },
    ],
  })
  const { suggestions } = await client.suggest({ query: 'x', near })
  expect(suggestions.map(({ line1 }) => line1)).toEqual(['One', 'Two'])
})

test('drops an unreadable or negative distance, and keeps the suggestion a place', async () => {
  const { client } = answering({
    suggests: [
      { search_filter: 'a', line1: 'A', distance: -1 },
      { search_filter: 'b', line1: 'B', distance: 'near' },
    ],
  })
  const { suggestions } = await client.suggest({ query: 'x', near })
  expect(suggestions).toEqual([
    { kind: 'place', searchFilter: 'a', line1: 'A', categories: [], brands: [] },
    { kind: 'place', searchFilter: 'b', line1: 'B', categories: [], brands: [] },
  ])
})

test('wire.classify marks a term, and wire.suggestionKind decides the kind', async () => {
  const body = { suggests: [{ search_filter: 'f', line1: 'Pharmacy', line2: 'Shops' }] }
  const { client } = answering(
    body,
    {},
    {
      wire: {
        suggestionKind: () => 'term',
        classify: (line1) => (line1 === 'Pharmacy' ? 'category' : undefined),
      },
    },
  )
  expect((await client.suggest({ query: 'x', near })).suggestions).toEqual([
    { kind: 'term', searchFilter: 'f', line1: 'Pharmacy', term: 'category' },
  ])
})

test.each([
  ['query', { query: '  ', near }],
  ['near', { query: 'a', near: { latitude: 90.1, longitude: 0 } }],
  ['near', { query: 'a', near: { latitude: Number.NaN, longitude: 0 } }],
  ['userPosition', { query: 'a', near, userPosition: { latitude: 0, longitude: -181 } }],
  ['limit', { query: 'a', near, limit: 0 }],
  ['limit', { query: 'a', near, limit: 2.5 }],
])('refuses an invalid %s and sends nothing', async (parameter, parameters) => {
  const { client, sent } = answering({ suggests: [] })
  await expect(client.suggest(parameters)).rejects.toMatchObject({
    name: 'GeoError',
    kind: 'request',
    operation: 'suggest',
    parameter,
    retryable: false,
    message: expect.stringContaining(`\`${parameter}\` must be`),
  })
  expect(sent).toEqual([])
})

test('encodes lone surrogates and bidi controls in a query', async () => {
  const { client, sent } = answering({ suggests: [] })
  await client.suggest({ query: 'a\ud800b\u202ec', near })
  expect(parametersOf(sent[0])).toMatchObject({ query: 'a\ufffdb\u202ec' })
})

test('has a next page only when the service says that there is more', async () => {
  for (const paging of [
    { iterator_status: 's', exhausted: 'y' },
    { iterator_status: 's' },
    { exhausted: 'n' },
    { iterator_status: '', exhausted: 'n' },
    { iterator_status: 's', exhausted: 7 },
  ]) {
    const { client } = answering({ suggests: [], ...paging })
    expect(await client.suggest({ query: 'a', near })).not.toHaveProperty('nextPage')
  }
})

test('lowers the limit to the maximum of the service', async () => {
  const { client, sent } = answering({ suggests: [] })
  await client.suggest({ query: 'a', near, limit: 60 })
  expect(parametersOf(sent[0])).toMatchObject({ iterator_length: '50' })
})

test('returns the paging state of the service and of the previous page', async () => {
  const paging = { iterator_status: 's', exhausted: 'y', iterator_previous: 'p' }
  const { client } = answering({ suggests: [], ...paging })
  expect(await client.suggest({ query: 'a', near })).toEqual({
    suggestions: [],
    iteratorStatus: 's',
    exhausted: true,
    previousPage: 'p',
  })
  const other = answering({ suggests: [], back: 'p' }, {}, { wire: { previousPageField: 'back' } })
  expect(await other.client.suggest({ query: 'a', near })).toMatchObject({
    previousPage: 'p',
  })
})

test('requires a center, unless the service does not', async () => {
  for (const capabilities of [undefined, {}, { needsCenter: true }]) {
    const { client, sent } = answering({ suggests: [] }, {}, { capabilities })
    await expect(client.suggest({ query: 'a' })).rejects.toMatchObject({ kind: 'request' })
    await expect(client.search({ query: 'a' })).rejects.toMatchObject({ kind: 'request' })
    expect(sent).toEqual([])
  }
  const capabilities = { needsCenter: false }
  const { client, sent } = answering({ suggests: [], places: [] }, {}, { capabilities })
  await client.suggest({ query: 'a' })
  await client.forwardGeocode({ query: 'a' })
  expect(sent.map(parametersOf)).toEqual([{ query: 'a' }, { query: 'a', type: 'address-only' }])
})
