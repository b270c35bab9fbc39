import { createFakeClock, createGeoFetch, type Scenario } from '@signpost/testing'
import { QueryClient } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { montevideo } from '../test/montevideo.ts'
import { mountElement } from '../test/mountElement.tsx'
import { BrandPicker } from './brand-picker/BrandPicker.tsx'
import { CategoryBrowser } from './category-browser/CategoryBrowser.tsx'
import { PlaceCard } from './place-card/PlaceCard.tsx'
import { PlaceSearch } from './place-search/PlaceSearch.tsx'
import { ReverseGeocode } from './reverse-geocode/ReverseGeocode.tsx'
import { SearchResults } from './search-results/SearchResults.tsx'
import './styles.css'

const day = 86_400_000

/** Every component of this package that shows an answer of the service. */
const components: readonly [name: string, element: ReactElement][] = [
  ['PlaceSearch', <PlaceSearch key="box" />],
  ['SearchResults', <SearchResults key="results" query="taberna" />],
  ['PlaceCard', <PlaceCard key="card" query="taberna" />],
  ['ReverseGeocode', <ReverseGeocode key="here" coordinate={montevideo} />],
  ['BrandPicker', <BrandPicker key="brands" />],
  ['CategoryBrowser', <CategoryBrowser key="categories" />],
]

async function mountFailing(
  element: ReactElement,
  scenario: Scenario | readonly Scenario[],
  timeout?: number,
) {
  const service = createGeoFetch({ scenarios: [scenario].flat() })
  const clock = createFakeClock({ now: '2026-05-06T15:00Z' })
  const client = { baseUrl: 'https://geo.example', apiKey: 'any', fetch: service }
  const { container } = mountElement(element, {
    client: timeout === undefined ? client : { ...client, timeout },
    queryClient: new QueryClient(),
    near: montevideo,
    country: 'UY',
    clock,
  })
  const box = screen.queryByRole('combobox')
  if (box) await userEvent.type(box, 's')
  const root = container.querySelector<HTMLElement>('[data-signpost]')
  return {
    service,
    clock,
    status: () => root?.dataset.status,
    /** The visible content. */
    shown: () => {
      const notice = container.querySelector('[data-part="notice"] p')
      return (notice ?? container.querySelector('[data-part="text"] span'))?.textContent
    },
    announced: () => container.querySelector('[role="status"]')?.textContent,
    button: () => screen.queryByRole('button', { name: 'Try again' }),
  }
}

describe.each(components)('%s', (_, element) => {
  test.each([
    [503, 'service', 'The service is busy.'],
    [429, 'limit', 'Too many requests.'],
  ] as const)(
    '%i with a wait of days: the notice appears at once, with a button and the time in words; at its end the notice changes and is announced',
    async (status, _kind, reason) => {
      const scenario = { kind: 'error', status, retryAfter: 999_999 } as const
      const { announced, button, clock, service, shown } = await mountFailing(element, scenario)
      await expect.poll(shown).toBe(`${reason} Try again in a few days.`)
      expect(announced()).toBe(shown())
      expect(button()).not.toBeNull()
      expect(service.calls).toHaveLength(1)

      act(() => clock.advance(999_999_000 - day))
      await expect.poll(shown).toBe(`${reason} Try again tomorrow.`)
      expect(announced()).toBe(shown())
      act(() => clock.advance(day - 3600_000))
      await expect.poll(shown).toBe(`${reason} Try again in 1 hour.`)
      expect(announced()).toBe(shown())
      act(() => clock.advance(3600_000))
      await expect.poll(shown).toBe(`${reason} You can try again now.`)
      expect(announced()).toBe(shown())
      expect(button()).not.toBeNull()
    },
  )

  test('503 with a wait of seconds: a notice says that it is tried again by itself, without a button', async () => {
    const scenario = { kind: 'error', status: 503, retryAfter: 1, times: 1 } as const
    const { announced, button, clock, service, shown, status } = await mountFailing(
      element,
      scenario,
    )
    await expect.poll(shown).toBe('The service is busy. Trying again in a few seconds…')
    expect([announced(), button()]).toEqual([shown(), null])
    act(() => clock.advance(1000))
    await expect.poll(announced).toMatch(/Trying again…$|^(?!The service)/)
    await expect.poll(status).toMatch(/ready|ambiguous|empty/)
    expect(service.calls).toHaveLength(2)
  })

  test('429 without a wait: a notice says that it is tried again by itself, without a button', async () => {
    const { announced, button, shown } = await mountFailing(element, [
      { kind: 'error', status: 429, times: 1 },
      { kind: 'hang' },
    ])
    await expect.poll(shown).toBe('Too many requests. Trying again…')
    expect([announced(), button()]).toEqual([shown(), null])
  })

  test('timeout: a notice appears after the first attempt, while the requests go on', async () => {
    const { announced, button, service, shown, status } = await mountFailing(
      element,
      { kind: 'hang', times: 1 },
      300,
    )
    await expect.poll(shown).toBe('This is taking longer than usual. Trying again…')
    expect([announced(), button()]).toEqual([shown(), null])
    expect(service.calls).toHaveLength(1)
    await expect.poll(status).toMatch(/ready|ambiguous|empty/)
    expect(service.calls).toHaveLength(2)
  })

  test('400: a notice without a button, at once', async () => {
    const { announced, button, shown } = await mountFailing(element, { kind: 'error', status: 400 })
    await expect.poll(shown).toMatch(/couldn’t|isn’t working/)
    expect([announced(), button()]).toEqual([shown(), null])
  })
})
