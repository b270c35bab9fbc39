import { hostileTexts, montevideo } from '@signpost/testing/fixtures'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountElement } from '../../test/mountElement.tsx'
import { readPlace } from '../../test/readPlace.ts'
import { FuelStationList } from './FuelStationList.tsx'
import { SearchResults } from './SearchResults.tsx'
import '../styles.css'

const stations = await Promise.all(
  montevideo.places
    .filter((place) => place.fuel_price)
    .map((place, index) => readPlace({ ...place, distance: (3 - index) * 400 })),
)

/** The text of each row. */
function rows(): string[] {
  return within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((row) => row.textContent ?? '')
}

function chip(name: string): HTMLElement {
  return screen.getByRole('button', { name })
}

test('sorts by the price of the first grade, the cheapest first and marked', () => {
  mountElement(<FuelStationList places={stations} />, { units: 'metric' })
  expect(screen.getByRole('region', { name: 'Fuel prices' })).toBeTruthy()
  expect(rows()[0]).toMatch(/^Ceibo Combustibles.*Regular UYU 77\.90 per liter ?Cheapest/)
  expect(rows().filter((row) => row.includes('Cheapest'))).toHaveLength(1)
  expect(screen.getByText('Last updated: unknown')).toBeTruthy()
})

test('of two prices for a grade, the row shows the lower one, by which it is sorted', () => {
  const [first, ...others] = stations
  const [price] = first?.fuelPrices ?? []
  if (!first || !price) throw new Error('The fixture has no price.')
  const lower = { ...first, fuelPrices: [price, { ...price, value: 1 }] }
  mountElement(<FuelStationList places={[...others, lower]} />)
  expect(rows()[0]).toMatch(/Regular UYU 1\.00 per liter ?Cheapest/)
})

test('a grade is chosen by keyboard: only its stations and prices are shown', async () => {
  const onFiltersChange = vi.fn()
  mountElement(<FuelStationList places={stations} onFiltersChange={onFiltersChange} />)
  const all = rows().length
  chip('Diesel').focus()
  await userEvent.keyboard(' ')
  expect(onFiltersChange.mock.calls).toEqual([[{ fuel: 'diesel' }]])
  await expect.poll(() => rows().length).toBe(all - 1)
  expect(rows().every((row) => row.includes('Diesel UYU'))).toBe(true)
  expect(
    screen.getByText(`${all - 1} of ${all} places`, { selector: '[data-part="count"]' }),
  ).toBeTruthy()
  await userEvent.keyboard(' ')
  await expect.poll(() => rows().length).toBe(all)
})

test('another grade replaces the chosen one', async () => {
  mountElement(<FuelStationList places={stations} defaultFilters={{ fuel: 'diesel' }} />)
  await userEvent.click(chip('Premium'))
  expect(chip('Premium').getAttribute('aria-pressed')).toBe('true')
  expect(chip('Diesel').getAttribute('aria-pressed')).toBe('false')
})

test('the order can be changed', async () => {
  const onSortChange = vi.fn()
  mountElement(<FuelStationList places={stations} onSortChange={onSortChange} />)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'distance')
  expect(onSortChange.mock.calls).toEqual([['distance']])
  expect(screen.queryByText('Last updated: unknown')).toBeNull()
  expect(rows().some((row) => row.includes('Cheapest'))).toBe(false)
})

test('shows prices in the unit of the app, and says that they were converted', () => {
  mountElement(<FuelStationList places={stations} fuelUnit="gallon" />)
  expect(rows()[0]).toContain('UYU 294.884 per gallon')
  expect(screen.getByText(/^Converted from another unit/)).toBeTruthy()
})

test('a chosen grade that new stations do not sell stays a chip that can be released', async () => {
  const { rerender } = mountElement(
    <FuelStationList places={stations} defaultFilters={{ fuel: 'diesel' }} />,
  )
  const regular = stations.map((place) => ({
    ...place,
    fuelPrices: place.fuelPrices.filter(({ grade }) => grade === 'regular'),
  }))
  rerender(<FuelStationList places={regular} defaultFilters={{ fuel: 'diesel' }} />)
  expect(screen.queryByRole('list')).toBeNull()
  await userEvent.click(chip('Diesel'))
  await expect.poll(() => rows()[0]).toContain('Regular UYU')
})

test('any list of results can be sorted by price, where there are prices', () => {
  mountElement(<SearchResults places={stations} defaultSort="price" />)
  expect(rows()[0]).toContain('Cheapest')
  const options = within(screen.getByRole('combobox')).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toContain('Price')
})

test('without prices there is neither an order by price nor a chip', () => {
  const unpriced = stations.map((place) => ({ ...place, fuelPrices: [] }))
  mountElement(<FuelStationList places={unpriced} />)
  expect(rows()).toHaveLength(stations.length)
  expect(screen.queryByRole('option', { name: 'Price' })).toBeNull()
  expect(screen.queryByRole('group')).toBeNull()
})

test.each(Object.entries(hostileTexts))(
  'a hostile name is shown as text and does not overflow: %s',
  (_, text) => {
    const [sample] = stations
    const { container } = mountElement(
      <div style={{ inlineSize: 320 }}>
        <FuelStationList places={sample ? [{ ...sample, name: text }] : []} />
      </div>,
    )
    expect(rows()[0]).toContain(text.slice(0, 20))
    expect(container.querySelector('img, script, b')).toBeNull()
    expect(container.firstElementChild?.scrollWidth).toBeLessThanOrEqual(320)
  },
)
