import type { Place } from '@signpost/client'
import { createFakeClock } from '@signpost/testing'
import { everything, hostileLinks } from '@signpost/testing/fixtures'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountElement } from '../../test/mountElement.tsx'
import { mountPlaceCard } from '../../test/mountPlaceCard.tsx'
import { readPlace } from '../../test/readPlace.ts'
import { PlaceCardCopyAddress, PlaceCardDirections, PlaceCardShare } from './cardActions.tsx'
import { PlaceCardAction } from './PlaceCardAction.tsx'
import { PlaceCardActions } from './PlaceCardActions.tsx'
import '../styles.css'

const tavern = await readPlace(everything)
const write = vi.fn<(text: string) => Promise<void>>()

beforeEach(() => {
  vi.restoreAllMocks()
  write.mockReset().mockResolvedValue()
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write)
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
})

test('shows the buttons of a place, the most important first', () => {
  mountPlaceCard({ place: tavern, onDirections: () => undefined })
  const group = screen.getByRole('group', { name: 'Actions' })
  expect(Array.from(group.querySelectorAll('a, button'), ({ textContent }) => textContent)).toEqual(
    ['Directions', 'Call', 'Website', 'Share'],
  )
  expect(group.querySelector('[data-primary]')?.textContent).toBe('Directions')
})

test('directions are opened by the app: a callback with the place, or a link', async () => {
  const asked: Place[] = []
  const { rerender } = mountPlaceCard({ place: tavern, onDirections: (place) => asked.push(place) })
  await userEvent.click(screen.getByRole('button', { name: 'Directions' }))
  expect(asked).toEqual([tavern])
  rerender({
    place: { ...tavern, partner: undefined },
    children: (
      <PlaceCardActions>
        <PlaceCardDirections href={({ coordinate }) => `/route?to=${coordinate?.latitude}`} />
      </PlaceCardActions>
    ),
  })
  expect(screen.getByRole('link').getAttribute('href')).toBe('/route?to=-34.90941')
})

test('the call button uses the first number that can be dialled, never a fax', () => {
  const phones = [
    { type: 'fax', number: '+598 2 111' },
    { type: 'primary', number: 'call us' },
    { type: 'mobile', number: '+598 99 123 456', extension: '7' },
  ] as const
  mountPlaceCard({ place: { ...tavern, phones } })
  expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe(
    'tel:+59899123456;ext=7',
  )
})

test('the website is opened without a referrer', () => {
  mountPlaceCard({ place: tavern })
  const link = screen.getByRole('link', { name: 'Website' })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://taberna-del-todo.example/inicio',
    'noopener noreferrer',
  ])
})

test('Links only absolute `http:`/`https:` without credentials', () => {
  for (const website of hostileLinks) {
    const content = { ...tavern.content, website } as NonNullable<Place['content']>
    const { view } = mountPlaceCard({ place: { ...tavern, content } })
    expect([website, screen.queryByRole('link', { name: 'Website' })]).toEqual([website, null])
    view.unmount()
  }
})

test('copies the address on one line and the point as numbers, and announces it', async () => {
  const { card } = mountPlaceCard({ place: tavern, size: 'full' })
  const width = card.getBoundingClientRect().width
  await userEvent.click(screen.getByRole('button', { name: 'Copy address' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy())
  await userEvent.click(screen.getByText('More details'))
  await userEvent.click(screen.getByRole('button', { name: 'Copy coordinates' }))
  expect(write.mock.calls).toEqual([
    ['Durazno 1507, 11200 Montevideo, Departamento de Montevideo, República Oriental del Uruguay'],
    ['-34.90941, -56.18052'],
  ])
  expect(card.getBoundingClientRect().width).toBe(width)
})

test('announces when the browser refuses to copy, and throws nothing', async () => {
  write.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  mountPlaceCard({ place: tavern, size: 'full' })
  await userEvent.click(screen.getByRole('button', { name: 'Copy address' }))
  await waitFor(() => expect(screen.getAllByText('Couldn’t copy.')).toHaveLength(2))
})

test('a place is shared through the browser, with its URL in the app and never its own website', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  const shareUrl = ({ id }: Place): string => `https://app.example/${id}`
  const data = {
    title: 'Taberna del Todo',
    text: 'Taberna del Todo, Durazno 1507, 11200 Montevideo, Departamento de Montevideo, República Oriental del Uruguay',
  }
  for (const [props, expected] of [
    [{}, data],
    [{ shareUrl }, { ...data, url: `https://app.example/${tavern.id}` }],
  ] as const) {
    const { view } = mountPlaceCard({ place: tavern, ...props })
    await userEvent.click(screen.getByRole('button', { name: 'Share' }))
    expect(share.mock.lastCall?.[0]).toEqual(expected)
    view.unmount()
  }
  expect(write).not.toHaveBeenCalled()
})

test('where the browser cannot share, the link is copied; cancelling the share copies nothing', async () => {
  const own = <PlaceCardShare place={tavern} url={({ name }) => `https://app.example/${name}`} />
  mountElement(<PlaceCardActions place={tavern}>{own}</PlaceCardActions>)
  await userEvent.click(screen.getByRole('button', { name: 'Share' }))
  await waitFor(() =>
    expect(write.mock.calls[0]?.[0]).toMatch(/\nhttps:\/\/app\.example\/Taberna del Todo$/),
  )

  const share = vi.fn().mockRejectedValue(new DOMException('no', 'AbortError'))
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }, { timeout: 10_000 }))
  await waitFor(() => expect(share).toHaveBeenCalled())
  expect(write).toHaveBeenCalledTimes(1)
})

test('buttons work outside of a card, in the app’s order and beside its own', async () => {
  const save = vi.fn()
  mountElement(
    <PlaceCardActions place={tavern}>
      <PlaceCardAction label="Save" onClick={save} />
      <PlaceCardCopyAddress />
      <PlaceCardAction label="Book" href="https://book.example/" />
    </PlaceCardActions>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(save).toHaveBeenCalledOnce()
  expect(screen.getByRole('link', { name: 'Book' }).getAttribute('rel')).toBe('noopener noreferrer')
  expect(screen.getByRole('button', { name: 'Copy address' })).toBeTruthy()
})

test('touch: every button is at least 24 px high', () => {
  mountPlaceCard({ place: tavern, size: 'full', onDirections: () => undefined })
  for (const button of document.querySelectorAll(
    '[data-part="tool"], [data-part="control"], [data-part="toggle"]',
  )) {
    const { width, height } = button.getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  }
})

test('the disc of a button lights up under the pointer, and not the space around it', async () => {
  mountPlaceCard({ place: tavern, onDirections: () => undefined })
  const button = screen.getByRole('button', { name: 'Share' })
  const colors = (): string[] =>
    [button, button.querySelector('svg') ?? button].map(
      (one) => getComputedStyle(one).backgroundColor,
    )
  const [around, disc] = colors()
  await userEvent.hover(button)
  await waitFor(() => expect(colors()[1]).not.toBe(disc))
  expect(colors()[0]).toBe(around)
})

test('four buttons are in one row, or in pairs in a narrow card, never one alone', () => {
  mountPlaceCard({ place: tavern, onDirections: () => undefined })
  const group = screen.getByRole('group', { name: 'Actions' })
  const tops = (width: string) => {
    group.style.inlineSize = width
    const buttons = group.querySelectorAll('[data-part="tool"]')
    return Array.from(buttons, (button) => button.getBoundingClientRect().top)
  }
  const [top] = tops('20rem')
  expect(tops('20rem')).toEqual([top, top, top, top])
  const [first, , third] = tops('14rem')
  expect(third).toBeGreaterThan(first ?? 0)
  expect(tops('14rem')).toEqual([first, first, third, third])
})

test('Timers stop on unmount', async () => {
  const clock = createFakeClock({ now: 0 })
  const copy = <PlaceCardCopyAddress />
  const view = mountElement(<PlaceCardActions place={tavern}>{copy}</PlaceCardActions>, { clock })
  await userEvent.click(screen.getByRole('button', { name: 'Copy address' }))
  await waitFor(() => expect(clock.pending).toBe(1))
  view.unmount()
  expect(clock.pending).toBe(0)
})
