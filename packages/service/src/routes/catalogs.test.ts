import { describe, expect, it } from 'vitest'
import { ask } from '../testing/ask.ts'
import { createTestApp } from '../testing/createTestApp.ts'

const app = createTestApp()

describe('brand list', () => {
  it('has the brands of a country, best rank first', async () => {
    expect((await ask(app, 'brand_list', { country: 'URY' })).body).toEqual({
      brand_list: [
        {
          brand_item: {
            id: 'Q3110153',
            rank: '1',
            name: { text: 'ANCAP', language: 'es' },
            alias: [{ text: 'Ancap', language: 'es' }],
          },
        },
        { brand_item: { id: 'Q54078', rank: '2', name: { text: 'Shell', language: 'en' } } },
        { brand_item: { id: 'Q1', rank: '5', name: { text: 'Rare', language: 'en' } } },
      ],
    })
  })

  it.each([
    [{ brand_rank_max: '2' }, ['1', '2']],
    [{ brand_rank_min: '2' }, ['2', '5']],
    [{ brand_rank_min: '2', brand_rank_max: '2' }, ['2']],
    [{ brand_rank_min: '3', brand_rank_max: '4' }, []],
  ])('filters by the bounds %j', async (bounds, ranks) => {
    expect((await ask(app, 'brand_list', { country: 'ury', ...bounds })).body).toMatchObject({
      brand_list: ranks.map((rank) => ({ brand_item: { rank } })),
    })
  })

  it('is empty for a country without brands', async () => {
    expect((await ask(app, 'brand_list', { country: 'VAT' })).body).toEqual({ brand_list: [] })
  })

  it.each([
    ['country', undefined],
    ['country', 'UY'],
    ['country', 'constructor'],
    ['brand_rank_min', '0'],
    ['brand_rank_min', '4'],
    ['brand_rank_max', '6'],
    ['brand_rank_max', ''],
  ])('with %s %j is a 400 that names it', async (parameter, value) => {
    const { status, body } = await ask(app, 'brand_list', {
      country: 'URY',
      ...(parameter === 'brand_rank_min' && { brand_rank_max: '3' }),
      [parameter]: value,
    })
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: { parameter } })
  })

  it('is a 304 while it has not changed', async () => {
    const first = await ask(app, 'brand_list', { country: 'URY' })
    const etag = first.headers.get('etag') ?? ''
    const again = await ask(
      app,
      'brand_list',
      { country: 'URY' },
      { headers: { 'If-None-Match': etag } },
    )
    expect(again).toMatchObject({ status: 304, body: undefined })
  })
})

describe('category list', () => {
  const firstNames = async (language: string | undefined, header?: string) => {
    const headers = header === undefined ? {} : { 'Accept-Language': header }
    const { body } = await ask(app, 'category_list', { language }, { headers })
    return body
  }

  it('has two levels, in the asked language and English', async () => {
    expect(await firstNames('de')).toEqual({
      category_list: [
        {
          code: 'culture',
          name: [
            { language: 'de-DE', full_name: 'Kultur' },
            { language: 'en-US', full_name: 'Culture' },
          ],
          category_item: [
            {
              category_item: {
                code: 'theatre',
                name: [
                  { language: 'de-DE', full_name: 'Theater' },
                  { language: 'en-US', full_name: 'Theater' },
                ],
              },
            },
          ],
        },
        expect.objectContaining({ code: 'travel' }),
      ],
    })
  })

  it.each([
    ['fr-FR', 'de', 'fr-FR'],
    [undefined, 'pt, es;q=0.8', 'es-ES'],
    [undefined, undefined, 'en-US'],
    [undefined, 'pt', 'en-US'],
  ])('requested in %j with the header %j is in %s', async (language, header, tag) => {
    expect(await firstNames(language, header)).toMatchObject({
      category_list: [
        { name: expect.arrayContaining([expect.objectContaining({ language: tag })]) },
        {},
      ],
    })
    expect(JSON.stringify(await firstNames(language, header)).match(/\w\w-\w\w/)?.[0]).toBe(tag)
  })

  it('has the names in a language that only the header can ask for, and the next one for the others', async () => {
    const { body } = await ask(
      app,
      'category_list',
      {},
      { headers: { 'Accept-Language': 'ar, de;q=0.5' } },
    )
    expect(body).toMatchObject({
      category_list: [
        {
          name: [{ language: 'de-DE' }, { language: 'en-US' }],
          category_item: [
            {
              category_item: {
                name: [
                  { language: 'ar-EG', full_name: 'مسرح' },
                  { language: 'en-US', full_name: 'Theater' },
                ],
              },
            },
          ],
        },
        {},
      ],
    })
  })

  it('varies by language', async () => {
    const { headers } = await ask(app, 'category_list', {})
    expect(headers.get('vary')).toMatch(/Origin.*Accept-Language/)
  })

  it.each(['', 'pt', 'en-GB', 'english'])(
    'with language %j is a 400 that names it',
    async (language) => {
      expect(await ask(app, 'category_list', { language })).toMatchObject({
        status: 400,
        body: { error: { parameter: 'language' } },
      })
    },
  )
})
