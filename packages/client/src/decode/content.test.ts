import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answering } from '../../test/answering.ts'
import type { PlaceContent } from '../domain/place.ts'
import { boundedJson, decodeContent } from './content.ts'
import { DecodeContext } from './DecodeContext.ts'

describe('content', () => {
  const read = (record: object): PlaceContent | undefined =>
    decodeContent(record, new DecodeContext('search', undefined))

  test('lists separated by `|` are trimmed, and empty items dropped', () => {
    expect(read({ features: ' Air ||  | Car wash|', tips: '|' })).toMatchObject({
      features: ['Air', 'Car wash'],
      tips: [],
    })
    expect(read({ wifi: ' free | |paid ' })?.wifi).toBe('free, paid')
  })

  test('payment methods are separated by commas, or by bars like other lists', () => {
    expect(read({ payment_method: 'Visa, ,Cash' })?.paymentMethods).toEqual(['Visa', 'Cash'])
    expect(read({ payment_method: 'Visa|Cash' })?.paymentMethods).toEqual(['Visa', 'Cash'])
  })

  test.each([
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    '/a.jpg',
    'a.jpg',
    'https://user:pw@host.example/a.jpg',
    'ftp://host.example/a.jpg',
  ])('links and photos are absolute http: or https: URLs without credentials: %s', (url) => {
    const description = 'D'
    const fields = { business_url: url, thumbnail_photo_url: url, photo_url: url, photo_url_4: url }
    expect(read({ description, ...fields })).toMatchObject({ description, photos: [] })
    expect(JSON.stringify(read({ description, ...fields }))).not.toContain(url)
  })

  test.each([
    ['joes.example', 'https://joes.example/'],
    ['joes.example/menu?day=1', 'https://joes.example/menu?day=1'],
    ['menu.pdf', undefined],
    ['joes.example:8080', undefined],
    ['me@joes.example', undefined],
    ['Open daily', undefined],
  ])('the website may be written as its host: %s', (business_url, website) => {
    expect(read({ description: 'D', business_url })?.website).toBe(website)
  })

  test('a description of several items has one line per item', () => {
    expect(read({ description: ' Fresh fish | Since 1950||' })?.description).toBe(
      'Fresh fish\nSince 1950',
    )
    expect(read({ description: ' | ' })?.description).toBeUndefined()
  })

  test('a URL without a scheme gets https', () => {
    const content = read({ business_url: 'www.cafe.example', photo_url: '//img.example/a.jpg' })
    expect(content?.website).toBe('https://www.cafe.example/')
    expect(content?.photos).toEqual(['https://img.example/a.jpg'])
  })

  test('lists `photo_url` before the numbered photos, each once', () => {
    const [a, b] = ['https://img.example/a.jpg', 'https://img.example/b.jpg']
    expect(read({ photo_url_1: b, photo_url: a, photo_url_3: a })?.photos).toEqual([a, b])
  })

  test('reads the names to be credited for photos', () => {
    const photo_url = 'https://img.example/a.jpg'
    expect(read({ photo_url, photo_credits: 'Ana | |Luis' })?.photoCredits).toEqual(['Ana', 'Luis'])
  })

  test('HTML and entities stay literal text', () => {
    const description = '<b>Fish &amp; chips</b>'
    expect(read({ description })?.description).toBe(description)
  })

  test('a record without content gives no content', () => {
    expect(read({ description: ' ', tips: '|', price: null, photo_url: '' })).toBeUndefined()
  })
})

describe('partner', () => {
  const near = { latitude: -34.9, longitude: -56.16 }

  test('has no rating without the icon, count and link of the provider', async () => {
    const whole = {
      name: 'P',
      icon_url: 'https://p.example/i.png',
      rating: 3,
      review_count: '0',
      url: 'https://p.example/x',
    }
    const broken = [
      { ...whole, icon_url: 'data:image/png;base64,AA' },
      { ...whole, rating: 5.1 },
      { ...whole, review_count: -1 },
      { ...whole, url: undefined },
    ]
    const { client } = answering({
      places: [whole, ...broken].map((partner_contents) => ({ name: 'A', partner_contents })),
    })
    const { places } = await client.search({ query: 'a', near })
    expect(places.map(({ partner }) => partner?.review !== undefined)).toEqual([
      true,
      ...broken.map(() => false),
    ])
    expect(places[1]?.partner?.raw).toMatchObject({ rating: 3 })
  })

  test('a provider without a name takes the host of its page as its name', async () => {
    const { client } = answering({
      places: [
        {
          name: 'A',
          partner_contents: {
            icon_url: 'https://p.example/i.png',
            rating: 4,
            review_count: 2,
            url: 'https://reviews.example/a',
          },
        },
      ],
    })
    const { places } = await client.search({ query: 'a', near })
    expect(places[0]?.partner?.review?.provider).toBe('reviews.example')
  })

  test('a rating on another scale is converted to five, and one beyond its scale is reported', async () => {
    const rated = (rating: number, rating_scale?: number) => ({
      name: 'A',
      partner_contents: {
        name: 'P',
        icon_url: 'https://p.example/i.png',
        rating,
        rating_scale,
        review_count: 2,
        url: 'https://p.example/a',
      },
    })
    const { client, issues } = answering({ places: [rated(8.6, 10), rated(8.6)] })
    const { places } = await client.search({ query: 'a', near })
    expect(places.map(({ partner }) => partner?.review?.rating)).toEqual([4.3, undefined])
    expect(issues.map(({ path }) => path)).toContain('places[1].partner_contents.rating')
  })

  test('wire.partnerReview reads a provider of another shape, and its result is checked too', async () => {
    const { client } = answering(
      { places: [{ name: 'A', partner_contents: { stars: 4, by: 'Other' } }] },
      {},
      {
        wire: {
          partnerReview: (raw) => ({
            provider: 'Other',
            iconUrl: 'https://o.example/i.png',
            rating: JSON.stringify(raw).includes('"stars":4') ? 4 : 9,
            reviewCount: 2,
            url: 'https://o.example/a',
          }),
        },
      },
    )
    const { places } = await client.search({ query: 'a', near })
    expect(places[0]?.partner?.review).toMatchObject({ provider: 'Other', rating: 4 })
  })

  test('when wire.partnerReview throws, only the review is dropped', async () => {
    const { client, issues } = answering(
      { places: [{ name: 'A', partner_contents: { stars: null } }] },
      {},
      {
        wire: {
          partnerReview: () => {
            throw new TypeError('a shape it does not know')
          },
        },
      },
    )
    const { places } = await client.search({ query: 'a', near })
    expect(places).toMatchObject([{ name: 'A', partner: { raw: { stars: null } } }])
    expect(places[0]?.partner?.review).toBeUndefined()
    expect(issues).toMatchObject([{ path: 'places[0].partner_contents', problem: 'incomplete' }])
  })
})

describe('boundedJson', () => {
  test('JSON is copied as it is', () => {
    const value = { a: [1, 'b', true, null, { c: {} }] }
    expect(boundedJson(value)).toEqual(value)
    expect(boundedJson(value)).not.toBe(value)
  })

  test('drops a value that is too deep, too wide or too long', () => {
    expect(boundedJson(JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`))).toBeNull()
    expect(boundedJson(Array.from({ length: 10_000 }, () => ({ a: [1] })))).toBeNull()
    expect(boundedJson('x'.repeat(1_000_000))).toBeNull()
  })

  test('drops a key named __proto__, and changes no prototype', () => {
    const copy = boundedJson(JSON.parse('{"__proto__":{"polluted":1},"a":{"__proto__":[]}}'))
    expect(copy).toEqual({ a: {} })
    expect(Object.prototype).not.toHaveProperty('polluted')
  })

  test('returns JSON for any input', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const text = JSON.stringify(boundedJson(value))
        expect(JSON.stringify(boundedJson(JSON.parse(text)))).toBe(text)
      }),
    )
  })
})
