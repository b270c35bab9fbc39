import type { PartnerReview as Review } from '@signpost/client'
import { ar } from '@signpost/react/messages/ar'
import { oddPlaces } from '@signpost/testing/fixtures'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { noPicture, pictures } from '../../../../test/browser/pictures.ts'
import { mountElement } from '../../test/mountElement.tsx'
import { readPlace } from '../../test/readPlace.ts'
import { PlaceContext } from '../internals/PlaceContext.ts'
import { PartnerAttribution } from './PartnerAttribution.tsx'
import { PartnerReview } from './PartnerReview.tsx'
import '../styles.css'

const [icon] = pictures
const review: Review = {
  provider: 'Sample Reviews',
  iconUrl: icon,
  rating: 4.5,
  reviewCount: 1318,
  url: 'https://reviews.example/place',
}

/** The status that the component shows, once it shows one of these. */
async function statusBecomes(root: Element, status: string | undefined): Promise<void> {
  const shown = () => root.querySelector('[data-status]')?.getAttribute('data-status') ?? undefined
  await expect.poll(shown).toBe(status)
}

test.each([PartnerReview, PartnerAttribution])(
  'shows icon, rating, count and link, with their accessible names: %o',
  async (Component) => {
    const { container } = mountElement(<Component review={review} />)
    await statusBecomes(container, 'ready')
    expect(screen.getByRole('img', { name: '4.5 out of 5' })).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Sample Reviews 1,318 reviews' })
    expect(link.getAttribute('href')).toBe('https://reviews.example/place')
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
    const image = link.querySelector('img')
    expect([image?.src, image?.referrerPolicy, image?.width]).toEqual([
      icon,
      'no-referrer',
      expect.any(Number),
    ])
  },
)

test('when the icon fails to load, the rating disappears too', async () => {
  const { container } = mountElement(<PartnerReview review={{ ...review, iconUrl: noPicture() }} />)
  await expect.poll(() => container.textContent).toBe('')
  expect(container.querySelector('svg, img, a')).toBeNull()
})

test('until the icon has loaded, nothing of the review is visible, and its space is reserved', async () => {
  const { container } = mountElement(
    <PartnerReview review={{ ...review, iconUrl: 'https://reviews.example/slow.svg' }} />,
  )
  const root = container.firstElementChild
  expect(root?.getAttribute('data-status')).toBe('loading')
  expect(root && getComputedStyle(root).visibility).toBe('hidden')
  expect(root?.getBoundingClientRect().height).toBeGreaterThan(20)
})

test('a review with another icon is loaded independently of the one before', async () => {
  const { container, rerender } = mountElement(
    <PartnerReview review={{ ...review, iconUrl: noPicture() }} />,
  )
  await expect.poll(() => container.textContent).toBe('')
  rerender(<PartnerReview review={review} />)
  await statusBecomes(container, 'ready')
})

test.each([
  [0, 0, 0],
  [0.5, 0, 1],
  [2.3, 2, 1],
  [4.6, 4, 1],
  [4.8, 5, 0],
  [5, 5, 0],
])('%d stars: %i full and %i half', async (rating, whole, half) => {
  const { container } = mountElement(<PartnerReview review={{ ...review, rating }} />)
  await statusBecomes(container, 'ready')
  const stars = container.querySelector('[data-part="stars"]')
  expect(stars?.querySelectorAll('path[stroke="none"]').length).toBe(half)
  expect(stars?.querySelectorAll('path[fill]:not([stroke])').length).toBe(whole)
})

test('right to left the stars fill from the right, and the texts are Arabic', async () => {
  const { container } = mountElement(
    <div dir="rtl">
      <PartnerReview review={{ ...review, reviewCount: 2 }} />
    </div>,
    { language: 'ar', messages: ar },
  )
  await statusBecomes(container, 'ready')
  const stars = screen.getByRole('img', { name: '4.5 من 5' })
  expect(getComputedStyle(stars).scale).toBe('-1 1')
  expect(container.textContent).toContain('مراجعتان')
})

test.each([
  'reviewWithoutIcon',
  'reviewWithoutCount',
  'reviewWithoutLink',
  'ratingTooHigh',
] as const)('an incomplete review is not shown: %s', async (odd) => {
  const place = await readPlace(oddPlaces[odd])
  const { container } = mountElement(
    <PlaceContext.Provider value={place}>
      <PartnerReview />
      <PartnerAttribution />
    </PlaceContext.Provider>,
  )
  await act(async () => {})
  expect(container.innerHTML).toBe('')
})
