import type { PartnerReview } from '@signpost/client'
import { hostileLinks } from '@signpost/testing/fixtures'
import { expect, test } from 'vitest'
import { completeReview } from './usePartnerReview.ts'

const review: PartnerReview = {
  provider: 'Sample Reviews',
  iconUrl: 'https://reviews.example/icon.svg',
  rating: 4.5,
  reviewCount: 318,
  url: 'https://reviews.example/place',
}

test('a rating never without icon, count and link to the provider', () => {
  expect(completeReview(review)).toEqual(review)
  expect(completeReview({ ...review, provider: ' ' })).toBeUndefined()
  expect(completeReview({ ...review, rating: 5.1 })).toBeUndefined()
  expect(completeReview({ ...review, rating: Number.NaN })).toBeUndefined()
  expect(completeReview({ ...review, reviewCount: -1 })).toBeUndefined()
  expect(completeReview(undefined)).toBeUndefined()
})

test.each(hostileLinks)('refuses a link or an icon with the URL %j', (link) => {
  expect(completeReview({ ...review, url: link })).toBeUndefined()
  expect(completeReview({ ...review, iconUrl: link })).toBeUndefined()
})
