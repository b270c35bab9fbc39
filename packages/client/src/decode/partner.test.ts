import { expect, test } from 'vitest'
import { answering } from '../../test/answering.ts'

const center = { latitude: -34.9, longitude: -56.16 }

test('A rating never without icon, count and link to the provider', async () => {
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
  const { places } = await client.search({ query: 'a', center })
  expect(places.map(({ partner }) => partner?.review !== undefined)).toEqual([
    true,
    ...broken.map(() => false),
  ])
  expect(places[1]?.partner?.raw).toMatchObject({ rating: 3 })
})

test('a provider without a name has the host of its page as name', async () => {
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
  const { places } = await client.search({ query: 'a', center })
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
  const { places } = await client.search({ query: 'a', center })
  expect(places.map(({ partner }) => partner?.review?.rating)).toEqual([4.3, undefined])
  expect(issues.map(({ path }) => path)).toContain('places[1].partner_contents.rating')
})

test('wire.partnerReview reads a provider of another shape, and is checked all the same', async () => {
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
  const { places } = await client.search({ query: 'a', center })
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
  const { places } = await client.search({ query: 'a', center })
  expect(places).toMatchObject([{ name: 'A', partner: { raw: { stars: null } } }])
  expect(places[0]?.partner?.review).toBeUndefined()
  expect(issues).toMatchObject([{ path: 'places[0].partner_contents', problem: 'incomplete' }])
})
