import type { Outline, Place } from '@signpost/client'
import { manyPlaces } from '@signpost/testing/fixtures'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountSearchResults } from '../../test/mountSearchResults.tsx'
import { reply, scriptedService } from '../../test/scriptedService.ts'
import { SearchResults } from './SearchResults.tsx'
import '../styles.css'

const zone = (west: number, east: number): Outline => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, -36],
      [east, -36],
      [east, -34],
      [west, -34],
    ],
  ],
})
const at = (name: string, longitude?: number): Place => ({
  id: name,
  name,
  phones: [],
  categories: [],
  brands: [],
  fuelPrices: [],
  ...(longitude !== undefined && { coordinate: { latitude: -34.9, longitude } }),
})
const places = [at('West', -58), at('Edge', -57), at('Middle', -56.2), at('Online')]
const notice = (): string | null | undefined =>
  document.querySelector('[data-part="notice"]')?.textContent

test('only the places in the zone are listed, counted and reported', async () => {
  const shown: string[] = []
  const { names, announced, rerender, root } = mountSearchResults({
    places,
    inside: zone(-57, -56),
    onPlacesChange: (now) => shown.push(now.map(({ name }) => name).join()),
  })
  await expect.poll(names).toEqual(['Edge', 'Middle'])
  expect(root.querySelector('[data-part="count"]')?.textContent).toBe('2 places')
  expect(announced()).toBe('2 places')
  await expect.poll(() => shown.at(-1)).toBe('Edge,Middle')
  rerender({ places, inside: zone(-59, -57.5) })
  expect(names()).toEqual(['West'])
  rerender({ places })
  expect(names()).toHaveLength(4)
})

test('when no place is in the zone, the list says so', async () => {
  const { root, announced } = mountSearchResults({ places, inside: zone(10, 11) })
  await expect.poll(() => root.dataset.status).toBe('empty')
  expect(notice()).toContain('No places in this area')
  expect(announced()).toContain('No places in this area')
  expect(screen.queryByText(/place/, { selector: '[data-part="count"]' })).toBeNull()
})

test('filters and the zone work together', async () => {
  const cafe = { code: 'cafe', name: 'Café', fullCode: 'cafe' }
  const { names, root } = mountSearchResults({
    places: places.map((place) =>
      place.name === 'Middle' ? place : { ...place, categories: [cafe] },
    ),
    inside: zone(-57, -56),
    filterOptions: ['category'],
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Café' }))
  expect(names()).toEqual(['Edge'])
  expect(root.querySelector('[data-part="count"]')?.textContent).toBe('1 of 2 places')
})

test('loads more pages until enough places are in the zone, and says when none is', async () => {
  const page = (index: number, longitude: number) =>
    reply({
      places: [
        {
          ...manyPlaces(1).places[0],
          id: `${index}`,
          location: { coordinate: { latitude: -35, longitude } },
        },
      ],
      iterator_status: `page ${index}`,
      exhausted: index < 20 ? 'n' : 'y',
    })
  const others = Array.from({ length: 20 }, (_, index) => page(index + 1, index === 6 ? 5 : 1))
  const service = scriptedService([page(0, 1), ...others])
  const { rows } = mountSearchResults(
    { query: 'a', inside: zone(4, 6) },
    { provider: { client: service.options } },
  )
  await expect.poll(notice).toContain('No places in this area')
  expect(service.sent).toHaveLength(6)
  await userEvent.click(screen.getByRole('button', { name: 'Search further' }))
  await expect.poll(() => rows().length).toBe(1)
  await expect.poll(() => service.sent.length).toBe(11)
})

let count = 0
function Reporting() {
  const [shown, setShown] = useState<readonly Place[]>([])
  count += 1
  return (
    <>
      <output>{shown.length}</output>
      <SearchResults places={[...places]} inside={zone(-57, -56)} onPlacesChange={setShown} />
    </>
  )
}

test('an app that renders with each report, and a new outline each time, comes to rest', async () => {
  mountSearchResults({}, { around: () => <Reporting /> })
  await expect.poll(() => document.querySelector('output')?.textContent).toBe('2')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(count).toBeLessThan(10)
})

const routes = (calls: readonly { operation: string }[]): number =>
  calls.filter(({ operation }) => operation === 'getDirections').length

test('within minutes: asks the travel time of each place, and lists those that are near', async () => {
  const near = { latitude: -34.9055, longitude: -56.1913 }
  const { names, service, root } = mountSearchResults({
    places: [at('Far', -50), at('Near', -56.19), at('Next', -56.2)],
    withinMinutes: { minutes: 30, from: near },
  })
  await expect.poll(names).toEqual(['Near', 'Next'])
  await expect.poll(() => root.ariaBusy).toBe(null)
  expect(routes(service.calls)).toBe(3)
})

test('within minutes: a failed request hides no place, and a service without routes none', async () => {
  const { names, service } = mountSearchResults(
    { places, withinMinutes: { minutes: 1 } },
    { service: { scenarios: [{ kind: 'error', status: 501, on: 'getDirections' }] } },
  )
  await expect.poll(names).toHaveLength(4)
  expect(routes(service.calls)).toBeLessThanOrEqual(2)
})

test('without the prop no route is requested', async () => {
  const { names, service } = mountSearchResults({ places, inside: zone(-57, -56) })
  await expect.poll(names).toHaveLength(2)
  expect(service.calls).toEqual([])
})
