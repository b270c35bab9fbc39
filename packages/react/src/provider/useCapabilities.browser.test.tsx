import type { Capabilities, Terms } from '@signpost/client/domain'
import { createGeoFetch, placeSearch } from '@signpost/testing'
import { QueryClient } from '@tanstack/react-query'
import { renderHook, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountElement } from '../../test/mountElement.tsx'
import { BrandPicker } from '../brand-picker/index.ts'
import { CategoryBrowser } from '../category-browser/index.ts'
import { PlaceCard } from '../place-card/index.ts'
import { PlaceSearch } from '../place-search/index.ts'
import { ReverseGeocode } from '../reverse-geocode/index.ts'
import { RouteOptions } from '../route-options/index.ts'
import { SearchResults } from '../search-results/index.ts'
import { SignpostProvider } from './SignpostProvider.tsx'
import { useCapabilities } from './useCapabilities.ts'

const near = { latitude: -34.9066, longitude: -56.2045 }

/** Mounts an element with a service that has only some operations, and reports them as an adapter does. */
function mountWith(capabilities: Partial<Capabilities>, element: ReactElement) {
  const service = createGeoFetch()
  const client = { baseUrl: 'https://geo.example', apiKey: 'any' }
  const fetch = Object.assign(service.bind(undefined), { capabilities })
  const view = mountElement(element, {
    client: { ...client, fetch },
    near,
    country: 'UY',
    queryClient: new QueryClient(),
  })
  const asked = () => service.calls.map(({ operation }) => operation)
  return { ...view, asked }
}

test('a service that states no capabilities has all of them; a client can state them in place of its fetch', () => {
  const read = (capabilities?: Partial<Capabilities>): Capabilities =>
    renderHook(() => useCapabilities(), {
      wrapper: ({ children }) => (
        <SignpostProvider client={{ baseUrl: 'https://geo.example', capabilities }}>
          {children}
        </SignpostProvider>
      ),
    }).result.current
  expect(read().operations).toHaveLength(7)
  expect(read().vehicles).toContain('truck')
  expect(read().terms).toEqual({ map: 'any', store: true, attribution: [], uses: 'any' })
  const some = read({ vehicles: ['car'] })
  expect([some.vehicles, some.operations.length]).toEqual([['car'], 7])
})

test('without suggestions nothing is requested or announced while typing; Enter searches, and a choice needs no request', async () => {
  const onSelect = vi.fn()
  const { container, asked } = mountWith(
    { operations: ['search'] },
    <PlaceSearch label="Where" onSelect={onSelect} />,
  )
  const box = placeSearch(container)
  await userEvent.type(box.input, 'Teatro Solís')
  expect([asked(), box.status, box.announcement]).toEqual([[], 'idle', ''])
  expect(box.input.getAttribute('aria-expanded')).toBe('false')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => box.status).toBe('ready')
  expect(asked()).toEqual(['search'])
  expect(box.input.getAttribute('aria-expanded')).toBe('true')
  await box.choose('Teatro Solís')
  const details = await onSelect.mock.calls[0]?.[1].details()
  expect(details).toMatchObject({ status: 'ready', place: { name: 'Teatro Solís' } })
  expect(asked()).toEqual(['search'])
})

test('a service that needs no center is asked by box, choice, list and card without `near`', async () => {
  const service = createGeoFetch()
  const centers: (string | null)[] = []
  const fetch = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = new URL(new Request(input).url)
    centers.push(url.searchParams.get('search_center'))
    url.searchParams.set('search_center', `${near.latitude},${near.longitude}`)
    return service(url, init)
  }
  const onSelect = vi.fn()
  const log = vi.spyOn(console, 'error')
  const { container } = mountElement(
    <>
      <PlaceSearch label="Where" recent onSelect={onSelect} />
      <SearchResults query="teatro" />
      <PlaceCard query="Teatro Solís" />
    </>,
    {
      client: {
        baseUrl: 'https://geo.example',
        apiKey: 'any',
        fetch: Object.assign(fetch, { capabilities: { needsCenter: false } }),
      },
      queryClient: new QueryClient(),
    },
  )
  const box = placeSearch(container)
  await box.search('Teatro Solís')
  await box.choose('Teatro Solís')
  const [, { details }] = onSelect.mock.lastCall ?? []
  expect(await details()).toMatchObject({ status: 'ready', place: { name: 'Teatro Solís' } })
  for (const name of ['search-results', 'place-card']) {
    const root = container.querySelector<HTMLElement>(`[data-signpost="${name}"]`)
    await expect.poll(() => root?.dataset.status).toBe('ready')
  }
  expect(new Set(centers)).toEqual(new Set([null]))
  // The box saved the place, and finds it again.
  await userEvent.clear(box.input)
  await box.choose('Teatro Solís')
  const [, again] = onSelect.mock.lastCall ?? []
  expect(await again.details()).toMatchObject({ status: 'ready' })
  expect(log).not.toHaveBeenCalled()
  log.mockRestore()
})

test('without suggestions, Enter passes the text to an app that searches by itself', async () => {
  const onSubmit = vi.fn()
  const { container, asked } = mountWith(
    { operations: ['search'] },
    <PlaceSearch label="Where" onSubmit={onSubmit} />,
  )
  await userEvent.type(placeSearch(container).input, 'teatro{Enter}')
  expect(onSubmit).toHaveBeenCalledWith('teatro')
  expect(asked()).toEqual([])
})

test('the first Enter searches, the next one submits the form', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const { container } = mountWith(
    { operations: ['search'] },
    <form onSubmit={onSubmit}>
      <PlaceSearch label="Where" />
    </form>,
  )
  const box = placeSearch(container)
  await userEvent.type(box.input, 'teatro{Enter}')
  await expect.poll(() => box.status).toBe('ready')
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('offers the route options that the service has; a choice of the app stays visible', () => {
  const value = { vehicle: 'car', optimize: 'shortest', avoid: ['hov', 'toll'] } as const
  mountWith(
    { vehicles: ['car', 'bicycle'], optimizations: ['fastest'], avoidances: ['ferry'] },
    <RouteOptions value={value} />,
  )
  const names = (role: string) =>
    screen.getAllByRole<HTMLInputElement>(role).map((input) => input.value)
  expect(names('radio')).toEqual(['car', 'bicycle', 'fastest', 'shortest'])
  expect(names('checkbox').sort()).toEqual(['ferry', 'toll'])
})

test('catalogs and addresses that the service does not have are neither shown nor requested', () => {
  const { container, asked } = mountWith(
    { operations: ['search'] },
    <>
      <BrandPicker />
      <CategoryBrowser />
      <ReverseGeocode coordinate={near} />
    </>,
  )
  expect([container.textContent, asked()]).toEqual(['', []])
})

const terms: Terms = {
  map: 'any',
  store: true,
  uses: 'any',
  attribution: [
    { text: '© Town Hall', url: 'https://town.example/terms' },
    { text: '\u202egnihtyna', url: 'javascript:alert(1)' },
  ],
}

/** Returns the visible credits in an element, and the URLs of their links. */
function creditsIn(container: Element) {
  const line = container.querySelector(
    '[data-part$="credits"], [data-part="footer"]:has([data-part="advice"])',
  )
  const links = [...(line?.querySelectorAll('a') ?? [])].map(({ href }) => href)
  return line && [line.textContent, links]
}

const shown = ['© Town Hall · \u202egnihtyna', ['https://town.example/terms']]

test('the credits of the provider are below the rows of a search box, and are reached by Tab', async () => {
  const { container } = mountWith({ terms }, <PlaceSearch label="Where" />)
  const box = placeSearch(container)
  expect(creditsIn(container)).toBeNull()
  await box.search('teatro')
  await expect.poll(() => creditsIn(container)).toEqual(shown)
  await userEvent.keyboard('{Tab}')
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => document.activeElement?.textContent).toBe('© Town Hall')
})

test('the credits of the provider are below a list of places and in a card, not in a small one', async () => {
  const results = mountWith({ terms }, <SearchResults query="teatro" />)
  await expect.poll(() => creditsIn(results.container)).toEqual(shown)
  const place = { id: 'a', name: 'A', phones: [], categories: [], brands: [], fuelPrices: [] }
  const card = mountWith({ terms }, <PlaceCard place={place} />)
  expect(creditsIn(card.container)).toEqual(shown)
  const small = mountWith({ terms }, <PlaceCard place={place} size="compact" />)
  expect(creditsIn(small.container)).toBeNull()
  const plain = mountWith({}, <PlaceCard place={place} />)
  expect(creditsIn(plain.container)).toBeNull()
})
