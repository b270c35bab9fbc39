import type { Place } from '@signpost/client'
import { createGeoFetch, type GeoFetch, type Scenario } from '@signpost/testing'
import { QueryClient } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { mountElement } from '../../test/mountElement.tsx'
import { PlaceCard } from '../place-card/index.ts'
import { SearchResults } from '../search-results/index.ts'
import { TravelTime } from './TravelTime.tsx'
import '../styles.css'

const near = { latitude: -34.9077, longitude: -56.2012 }

function placeAt(index: number): Place {
  const coordinate = { latitude: -34.9 + index / 1000, longitude: -56.16 }
  const none = { phones: [], categories: [], brands: [], fuelPrices: [] }
  return { ...none, id: `p${index}`, name: `Place ${index}`, coordinate }
}

let count = 0

/** Each test asks a service of its own: what has refused is not asked again. */
function mount(
  element: ReactElement,
  scenarios: readonly Scenario[] = [],
  fetch?: (service: GeoFetch) => typeof globalThis.fetch,
): GeoFetch {
  const service = createGeoFetch({ scenarios })
  mountElement(element, {
    client: {
      baseUrl: `https://geo${++count}.example`,
      apiKey: 'any',
      fetch: fetch?.(service) ?? service,
    },
    queryClient: new QueryClient(),
    near,
  })
  return service
}

const times = (): string[] =>
  [...document.querySelectorAll('[data-signpost="travel-time"]')].flatMap(({ textContent }) =>
    textContent ? [textContent] : [],
  )

test('in a card: shows the time to its place, by the requested vehicle', async () => {
  const { calls } = mount(<PlaceCard place={placeAt(0)} travelTime={{ vehicle: 'pedestrian' }} />)
  await expect.poll(times).toEqual([expect.stringMatching(/^On foot: \d+ (min|hr)/)])
  expect(calls.map(({ operation, parameters }) => [operation, parameters.vehicle])).toEqual([
    ['getDirections', 'pedestrian'],
  ])
})

test('in a list: visible rows request their time, two at a time; other rows do not', async () => {
  let running = 0
  let most = 0
  const places = Array.from({ length: 40 }, (_, index) => placeAt(index))
  const { calls } = mount(
    <div style={{ blockSize: '300px', overflow: 'auto' }}>
      <SearchResults places={places} travelTime={{}} />
    </div>,
    [],
    (service) => async (input, init) => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 20))
      running -= 1
      return service(input, init)
    },
  )
  await expect.poll(() => times().length).toBeGreaterThan(2)
  await expect.poll(() => calls.length === times().length && running === 0).toBe(true)
  expect(calls.length).toBeLessThan(15)
  expect(most).toBe(2)
  // It is part of what a row's name is described by.
  const [button] = screen.getAllByRole('button', { name: 'Place 0' })
  expect(button).toHaveAccessibleDescription(expect.stringMatching(/By car: \d+ min/))
})

test('in a list: the icon is beside the time, at the end of the row', async () => {
  mount(<SearchResults places={[placeAt(1)]} travelTime={{ vehicle: 'pedestrian' }} />)
  await expect.poll(times).toHaveLength(1)
  const time = document.querySelector('[data-signpost="travel-time"]')
  const [icon, text] = [time?.querySelector('svg'), time?.querySelector('bdi')].map((one) =>
    one?.getBoundingClientRect(),
  )
  expect((text?.left ?? 0) - (icon?.right ?? 0)).toBeCloseTo(4, 0)
  expect(text?.right).toBeCloseTo(time?.getBoundingClientRect().right ?? 0, 0)
})

test('a row that leaves before its turn is never requested', async () => {
  let sent = 0
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  mount(
    <SearchResults places={[1, 2, 3, 4].map(placeAt)} travelTime={{}} />,
    [],
    (service) => async (input, init) => {
      sent += 1
      await opened
      return service(input, init)
    },
  )
  await expect.poll(() => sent).toBe(2)
  cleanup()
  open()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(sent).toBe(2)
})

test('as a part of a composed card: takes an origin and a ref', async () => {
  const ref = { current: null }
  const { calls } = mount(
    <PlaceCard place={placeAt(0)}>
      <TravelTime ref={ref} from={{ latitude: -34.9, longitude: -56.17 }} />
    </PlaceCard>,
  )
  await expect.poll(times).toEqual([expect.stringMatching(/^By car: \d+ min/)])
  expect(calls[0]?.parameters.origin).toBe('-34.9,-56.17')
  expect(ref.current).toBe(document.querySelector('[data-signpost="travel-time"]'))
})

test('starts where distances are measured from, unless another origin is given', async () => {
  const user = { latitude: -34.89, longitude: -56.15 }
  const center = { latitude: -34.9, longitude: -56.17 }
  const { calls } = mount(
    <>
      <SearchResults places={[placeAt(1)]} near={center} travelTime={{}} />
      <SearchResults
        places={[placeAt(2)]}
        near={center}
        userPosition={user}
        travelTime={{ vehicle: 'bicycle' }}
      />
      <SearchResults places={[placeAt(3)]} near={center} travelTime={{ from: near }} />
      <PlaceCard place={placeAt(4)} userPosition={user} travelTime={{}} />
    </>,
  )
  await expect.poll(() => times().length).toBe(4)
  const asked = calls.map(({ parameters }) => parameters.origin)
  expect(asked.sort()).toEqual([
    '-34.89,-56.15',
    '-34.89,-56.15',
    '-34.9,-56.17',
    '-34.9077,-56.2012',
  ])
})

test('cards and rows request no time unless asked to', async () => {
  const { calls } = mount(
    <>
      <PlaceCard place={placeAt(0)} />
      <SearchResults places={[placeAt(1)]} />
    </>,
  )
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(calls).toEqual([])
  expect(document.querySelector('[data-signpost="travel-time"]')).toBeNull()
})

test.each([404, 501] as const)(
  'a service without routes (%i): shows nothing, and is not asked again after its first answers',
  async (status) => {
    const places = Array.from({ length: 8 }, (_, index) => placeAt(index))
    const { calls } = mount(<SearchResults places={places} travelTime={{}} />, [
      { kind: 'error', status },
    ])
    await expect.poll(() => calls.length).toBeGreaterThan(0)
    await expect
      .poll(
        () =>
          document.querySelectorAll('[data-signpost="travel-time"][data-status="loading"]').length,
      )
      .toBe(0)
    expect(calls.length).toBeLessThanOrEqual(2)
    expect(times()).toEqual([])
    expect(screen.getByText('Place 0')).toBeTruthy()
  },
)
