import { everything, oddPlaces } from '@signpost/testing/fixtures'
import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { pictures } from '../../../../test/browser/pictures.ts'
import { mountPlaceCard } from '../../test/mountPlaceCard.tsx'
import { readPlace } from '../../test/readPlace.ts'
import { PartnerAttribution } from '../partner-review/PartnerAttribution.tsx'
import { PartnerReview } from '../partner-review/PartnerReview.tsx'
import { PlaceCardHeader } from './PlaceCardHeader.tsx'
import '../styles.css'

const partner = { ...everything.partner_contents, icon_url: pictures[0] }
const tavern = await readPlace({ ...everything, partner_contents: partner })
const complaints = vi.spyOn(console, 'error')

beforeEach(() => void complaints.mockReset().mockReturnValue())

function credits(): number {
  return screen.queryAllByRole('link', { name: /Sample Reviews/ }).length
}

test('a credit that the developer omits is added, and reported in development', async () => {
  const { view, rerender } = mountPlaceCard({ place: tavern, children: <PlaceCardHeader /> })
  await waitFor(() => expect(credits()).toBe(1))
  expect(view.getByRole('link', { name: 'Sample Reviews 318 reviews' })).toBeTruthy()
  expect(complaints.mock.calls.flat().join()).toContain('PlaceCard has added a PartnerAttribution')
  // The warning appears only once.
  complaints.mockClear()
  rerender({ place: { ...tavern, id: 'b' }, children: <PlaceCardHeader /> })
  await waitFor(() => expect(credits()).toBe(1))
  expect(complaints.mock.calls).toEqual([])
})

test.each<[string, ReactNode]>([
  ['among the children', <PartnerAttribution key="a" />],
  ['inside a component of the app', <Nested key="b" />],
])('a credit %s is not added a second time', async (_, credit) => {
  mountPlaceCard({ place: tavern, children: [<PlaceCardHeader key="h" />, credit] })
  await waitFor(() => expect(credits()).toBe(1))
  expect(complaints.mock.calls).toEqual([])
})

function Nested(): ReactNode {
  return (
    <section>
      <PartnerReview />
    </section>
  )
}

test.each(['compact', 'card', 'full'] as const)(
  'a %s card adds the credit itself, once',
  async (size) => {
    mountPlaceCard({ place: tavern, size })
    await waitFor(() => expect(credits()).toBe(1))
  },
)

test.each(['reviewWithoutIcon', 'reviewWithoutCount', 'reviewWithoutLink'] as const)(
  'A rating never without icon, count and link to the provider: %s',
  async (name) => {
    const { card } = mountPlaceCard({
      place: await readPlace(oddPlaces[name]),
      children: <PlaceCardHeader />,
    })
    expect([credits(), card.textContent?.includes('4.6')]).toEqual([0, false])
    expect(complaints.mock.calls).toEqual([])
  },
)

test('When the icon fails to load, the rating goes too, and no other takes its place', async () => {
  const broken = await readPlace({
    ...everything,
    partner_contents: { ...partner, icon_url: 'https://reviews.invalid/x.svg' },
  })
  const { card } = mountPlaceCard({
    place: broken,
    children: [<PlaceCardHeader key="h" />, <PartnerAttribution key="a" />],
  })
  await waitFor(() => expect(card.textContent).not.toContain('4.6'))
  expect(credits()).toBe(0)
})
