import type { Place, PlaceSuggestion } from '@signpost/client'
import { everything, oddPlaces } from '@signpost/testing/fixtures'
import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { montevideo } from '../../test/montevideo.ts'
import { mountPlaceCard } from '../../test/mountPlaceCard.tsx'
import { readPlace } from '../../test/readPlace.ts'
import { parametersOf, type Reply, reply, silence } from '../../test/scriptedService.ts'
import { useCardPlace } from '../internals/PlaceContext.ts'
import { PartnerAttribution } from '../partner-review/PartnerAttribution.tsx'
import { placeDetails } from '../queries/placeDetails.ts'
import { PlaceCardAddress } from './PlaceCardAddress.tsx'
import { PlaceCardHeader } from './PlaceCardHeader.tsx'
import { PlaceCardHours } from './PlaceCardHours.tsx'
import '../styles.css'

const tavern = await readPlace(everything)
const suggestion: PlaceSuggestion = {
  kind: 'place',
  line1: 'Taberna del Todo',
  line2: 'Durazno 1507',
  line3: '11200 Montevideo',
  searchFilter: 'f:1',
  categories: [],
  brands: [],
}
/** Returns two pharmacies, with details of the second one. */
function duplicatesWith(news: object): Reply {
  const location = { ...everything.location, street: 'Maldonado' }
  const second = { ...everything, name: 'Farmacia Sur', location, ...news }
  return reply({ places: [{ ...everything, name: 'Farmacia Norte' }, second] })
}
const duplicates = duplicatesWith({})

test('shows a given place without a request: its name, kind, address and hours', () => {
  const { card, service } = mountPlaceCard({ place: tavern })
  expect(screen.getByRole('heading', { level: 2, name: 'Taberna del Todo' })).toBeTruthy()
  expect(screen.getByRole('article', { name: 'Taberna del Todo' })).toBe(card)
  expect(card.textContent).toContain('Restaurant · 1.2 km')
  expect(card.textContent).toContain('Durazno 1507, 11200 Montevideo, Departamento de Montevideo')
  expect(card.textContent).toContain('Open · closes 5:20 PM')
  expect([card.dataset.status, service.sent]).toEqual(['ready', []])
})

test('shows the lines of a suggestion at once, then its place, with the same request as `details()`', async () => {
  const { card, service, queryClient } = mountPlaceCard({ suggestion }, [
    reply({ places: [everything] }),
  ])
  expect(screen.getByRole('heading', { name: 'Taberna del Todo' })).toBeTruthy()
  expect(card.textContent).toContain('Durazno 1507, 11200 Montevideo')
  expect(card.dataset.status).toBe('loading')
  await waitFor(() => expect(card.dataset.status).toBe('ready'))
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
  expect(card.textContent).toContain('Open · closes 5:20 PM')

  const near = montevideo
  const details = await placeDetails(queryClient, service.connection, suggestion, { near })()
  expect(details).toMatchObject({ status: 'ready', place: { name: 'Taberna del Todo' } })
  expect(service.sent.map(parametersOf)).toEqual([
    {
      query: 'Taberna del Todo',
      search_filter: 'f:1',
      search_center: '-34.9055,-56.1913',
      type: '',
    },
  ])
})

test('shows the place that a query finds', async () => {
  const { card, service } = mountPlaceCard({ query: 'taberna' }, [reply({ places: [everything] })])
  await waitFor(() => expect(card.dataset.status).toBe('ready'))
  expect(parametersOf(service.sent[0])).toMatchObject({ query: 'taberna' })
})

test('another suggestion shows another place, and a late answer for the first is ignored', async () => {
  const { card, service, rerender } = mountPlaceCard({ suggestion }, [
    silence,
    reply({ places: [{ ...everything, name: 'Otra' }] }),
  ])
  await waitFor(() => expect(service.sent.length).toBe(1))
  rerender({ suggestion: { ...suggestion, line1: 'Otra', searchFilter: 'f:2' } })
  await waitFor(() => expect(card.dataset.status).toBe('ready'))
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Otra')
})

test('an undefined place is loading, null is not found, a place is shown', () => {
  const { card, rerender } = mountPlaceCard({ place: undefined })
  expect([card.dataset.status, card.getAttribute('aria-label')]).toEqual([
    'loading',
    'Loading the place…',
  ])
  rerender({ place: null })
  expect(card.dataset.status).toBe('empty')
  expect(within(card).getAllByText('We couldn’t find this place.').length).toBeGreaterThan(0)
  rerender({ place: tavern })
  expect(card.dataset.status).toBe('ready')
})

test('without a place to search around nothing is requested, and a warning is logged for the developer', () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue()
  const { card, service } = mountPlaceCard({ suggestion }, undefined, { near: undefined })
  expect([card.dataset.status, service.sent]).toEqual(['idle', []])
  expect(complaints.mock.calls.flat().join()).toContain('does not know where to look')
  complaints.mockRestore()
})

test('ambiguous: the user chooses one of several places, and can return to the list', async () => {
  const chosen: Place[] = []
  const { card } = mountPlaceCard({ query: 'farmacia', onSelect: (place) => chosen.push(place) }, [
    duplicates,
  ])
  await waitFor(() => expect(card.dataset.status).toBe('ambiguous'))
  expect(screen.getByRole('status').textContent).toBe('2 places')
  expect(screen.getByRole('article', { name: 'Which one do you mean?' })).toBe(card)
  const rows = screen.getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    'Farmacia NorteDurazno 1507, 11200 Montevideo, Departamento de Montevideo1.2 km',
    'Farmacia SurMaldonado 1507, 11200 Montevideo, Departamento de Montevideo1.2 km',
  ])

  await userEvent.click(screen.getByRole('button', { name: /Farmacia Sur/ }))
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Farmacia Sur')
  expect([card.dataset.status, chosen.map(({ name }) => name)]).toEqual(['ready', ['Farmacia Sur']])
  // The button is removed, but the focus stays in the card.
  await expect.poll(() => document.activeElement).toBe(card)

  await userEvent.click(screen.getByRole('button', { name: 'Other matches' }))
  expect(card.dataset.status).toBe('ambiguous')
  await expect.poll(() => document.activeElement).toBe(card)
})

test('ambiguous: of 10,000 places fifty are listed, and the card says how many more there are', async () => {
  const places = Array.from({ length: 10_000 }, (_, index) => ({
    ...{ ...everything, name: `Farmacia ${index}` },
    location: { ...everything.location, street: `Calle ${index}` },
  }))
  const { card } = mountPlaceCard({ query: 'farmacia' }, [reply({ places })])
  await waitFor(() => expect(card.dataset.status).toBe('ambiguous'))
  expect(screen.getByRole('status').textContent).toBe('10,000 places')
  expect(screen.getAllByRole('button')).toHaveLength(50)
  expect(screen.getByText('and 9,950 more')).toBeTruthy()
})

test.each([
  [50, null],
  [51, 'and 1 more'],
])('ambiguous: below %d places it says: %s', async (length, sentence) => {
  const places = Array.from({ length }, (_, index) => ({
    ...everything,
    name: `Farmacia ${index}`,
  }))
  const { card } = mountPlaceCard({ query: 'farmacia' }, [reply({ places })])
  await waitFor(() => expect(card.dataset.status).toBe('ambiguous'))
  const more = card.querySelector('[data-part="note"]')
  expect(more?.textContent ?? null).toBe(sentence)
})

test('ambiguous: a refetch updates the chosen place, which stays chosen', async () => {
  const { card, queryClient, rerender } = mountPlaceCard({ query: 'farmacia', size: 'full' }, [
    duplicates,
    duplicatesWith({ distance: 0 }),
    duplicates,
  ])
  await userEvent.click(await screen.findByRole('button', { name: /Farmacia Sur/ }))
  await queryClient.invalidateQueries()
  await screen.findByText('0 m')
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Farmacia Sur')
  rerender({ query: 'farmacias', size: 'full' })
  await waitFor(() => expect(card.dataset.status).toBe('ambiguous'))
})

test('a 204 is "not found", and the lines of the suggestion stay', async () => {
  const { card } = mountPlaceCard({ suggestion }, [reply('', { status: 204 })])
  await waitFor(() => expect(card.dataset.status).toBe('empty'))
  expect(screen.getByRole('heading').textContent).toBe('Taberna del Todo')
  expect(screen.getByRole('status').textContent).toBe('We couldn’t find this place.')
})

test.each([
  [401, 'key', 'This isn’t available here.'],
  [400, 'request', 'We couldn’t load this place.'],
  [404, 'not-found', 'The service doesn’t offer this.'],
] as const)('%i: %s, without a button to retry', async (status, kind, text) => {
  const { card, service } = mountPlaceCard({ query: 'taberna' }, [reply('', { status })])
  await waitFor(() => expect([card.dataset.status, card.dataset.error]).toEqual(['error', kind]))
  expect(screen.getByRole('status').textContent).toBe(text)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(service.sent.length).toBe(1)
})

test('a suggestion of an earlier day, whose filter the service refuses, is found by its name', async () => {
  const { card, service } = mountPlaceCard({ suggestion }, [
    reply('', { status: 400 }),
    reply({ places: [everything] }),
  ])
  await waitFor(() => expect(card.dataset.status).toBe('ready'))
  expect(service.sent.map((one) => parametersOf(one).search_filter)).toEqual(['f:1', undefined])
})

test('a failure that may pass has a button to retry, and the focus stays in the card', async () => {
  const { card } = mountPlaceCard({ suggestion }, [
    reply('<p>sorry</p>'),
    reply({ places: [everything] }),
  ])
  await waitFor(() => expect(card.dataset.error).toBe('decode'))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await expect.poll(() => document.activeElement).toBe(card)
  await waitFor(() => expect(card.dataset.status).toBe('ready'))
})

test('Offline at mount: says so, resumes once', async () => {
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  const { card, service } = mountPlaceCard({ suggestion }, [reply({ places: [everything] })])
  await waitFor(() => expect(card.dataset.status).toBe('offline'))
  expect(screen.getByRole('status').textContent).toContain('You’re offline')
  act(() => onlineManager.setOnline(true))
  await waitFor(() => expect(card.dataset.status).toBe('ready'))
  expect(service.sent.length).toBe(1)
})

function FirstBrand(): ReactNode {
  return <p>{useCardPlace()?.brands[0]?.name}</p>
}

test('parts of the card work in any order and between other elements', () => {
  const { card } = mountPlaceCard({
    place: tavern,
    children: (
      <>
        <PlaceCardHours view="status" />
        <FirstBrand />
        <PlaceCardHeader />
        <PartnerAttribution />
      </>
    ),
  })
  const order = ['Open', 'Todo en Uno', 'Taberna del Todo'].map(
    (text) => card.textContent?.indexOf(text) ?? -1,
  )
  expect(order).toEqual([...order].sort((a, b) => a - b))
  expect(order).not.toContain(-1)
  expect(card.textContent).not.toContain('Durazno')
})

test('each part renders nothing when the place lacks its data', async () => {
  const { card } = mountPlaceCard({ place: await readPlace(oddPlaces.nameOnly), size: 'full' })
  expect(
    Array.from(card.children)
      .filter((child) => child.checkVisibility())
      .map((child) => child.getAttribute('data-signpost') ?? child.getAttribute('data-part')),
  ).toEqual(['place-card-header', 'place-card-actions', 'live'])
  expect(
    within(card)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Share'])
})

test('a place without a name has its address as heading, which is not repeated', async () => {
  const { card } = mountPlaceCard({ place: await readPlace(oddPlaces.addressOnly) })
  expect(screen.getByRole('heading').textContent).toBe('Durazno 1507')
  expect(card.textContent?.match(/Durazno 1507/g)).toHaveLength(1)
})

test('a place without name, address and point has a heading nevertheless', () => {
  mountPlaceCard({ place: { id: 'a', phones: [], categories: [], brands: [], fuelPrices: [] } })
  expect(screen.getByRole('heading').textContent).toBe('Unnamed place')
})

test('heading level, class and messages can be set by the app', () => {
  const { card } = mountPlaceCard({
    place: tavern,
    headingLevel: 4,
    className: 'mine',
    messages: { share: 'Pass on' },
  })
  expect(screen.getByRole('heading', { level: 4 })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Pass on' })).toBeTruthy()
  expect(card.className).toBe('mine')
})

test('a local name and a category of the same word are both shown', () => {
  const [category] = tavern.categories
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => complaints.mockRestore())
  const { card } = mountPlaceCard({
    place: {
      ...tavern,
      localName: 'Open',
      categories: category ? [{ ...category, name: 'Open' }] : [],
    },
  })
  expect(card.querySelector('[data-part="subtitle"]')?.textContent).toBe('Open · Open · 1.2 km')
  expect(complaints.mock.calls).toEqual([])
})

test('a sponsored place is marked when the app says so', () => {
  const { card, rerender } = mountPlaceCard({ place: tavern })
  expect(card.textContent).not.toContain('Sponsored')
  rerender({ place: tavern, sponsored: true, size: 'compact' })
  expect(within(card).getByText('Sponsored').getBoundingClientRect().width).toBeGreaterThan(20)
})

test('Bad coordinates: the card is shown without directions and without a point', async () => {
  for (const name of ['badCoordinate', 'missingCoordinate'] as const) {
    const { card, view } = mountPlaceCard({
      place: await readPlace(oddPlaces[name]),
      size: 'full',
      onDirections: () => undefined,
    })
    expect(screen.queryByRole('button', { name: 'Directions' })).toBeNull()
    expect(card.textContent).not.toMatch(/Coordinates|NaN|undefined/)
    view.unmount()
  }
})

test('Accuracy out of range: hidden', async () => {
  const { card, rerender } = mountPlaceCard({ place: tavern, size: 'full' })
  expect(card.textContent).toContain('Match: 9 of 10')
  for (const accuracy of [0, 11, -1, Number.NaN]) {
    rerender({ place: { ...tavern, accuracy }, size: 'full' })
    expect(card.textContent).not.toContain('Match')
  }
})

test('Distance 0 is shown; negative, unreadable or longer than the earth is hidden', () => {
  const { card, rerender } = mountPlaceCard({ place: { ...tavern, distance: 0 } })
  expect(card.textContent).toContain('· 0 m')
  for (const distance of [-1, Number.NaN, Number.POSITIVE_INFINITY, 1e21]) {
    rerender({ place: { ...tavern, distance } })
    expect(card.querySelector('[data-part="subtitle"]')?.textContent).toBe('Всё · Restaurant')
  }
})

test('`PlaceCardAddress` works as the only part of a card', () => {
  mountPlaceCard({
    place: tavern,
    children: [<PlaceCardAddress key="a" />, <PartnerAttribution key="b" />],
  })
  expect(screen.getByText('Durazno 1507')).toBeTruthy()
})

test('the parent of a shown category is not shown beside it, and a cycle of parents hides none', () => {
  const food = { code: 'food', name: 'Food' }
  const bar = { code: 'bar', name: 'Bar', parent: food }
  const place = { ...tavern, localName: undefined, hours: undefined }
  const { card, rerender } = mountPlaceCard({ place: { ...place, categories: [bar, food] } })
  const subtitle = () => card.querySelector('[data-part="subtitle"]')?.textContent
  expect(subtitle()).toBe('Bar · 1.2 km')
  rerender({ place: { ...place, categories: [bar, { ...food, parent: bar }] } })
  expect(subtitle()).toBe('Bar · 1.2 km')
  rerender({ place: { ...place, categories: [{ ...food, parent: food }] } })
  expect(subtitle()).toBe('Food · 1.2 km')
})

test('the line of local name, kinds and distance has the height that the skeleton reserves', async () => {
  const { card, rerender } = mountPlaceCard({ suggestion: { ...suggestion, line2: undefined } })
  card.style.inlineSize = '23.5rem'
  const height = (): number | undefined =>
    card.querySelector('[data-signpost="place-card-header"]')?.getBoundingClientRect().height
  expect(card.dataset.status).toBe('loading')
  const before = height()
  rerender({ place: { ...tavern, partner: undefined } })
  expect(tavern.localName && tavern.categories[1] && tavern.distance).toBeTruthy()
  expect(height()).toBe(before)
})
