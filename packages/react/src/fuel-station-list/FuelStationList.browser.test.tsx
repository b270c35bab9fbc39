import type { Place } from '@signpost/client'
import { hostileTexts, montevideo } from '@signpost/testing/fixtures'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountElement } from '../../test/mountElement.tsx'
import { readPlace } from '../../test/readPlace.ts'
import { FuelStationList } from './FuelStationList.tsx'
import '../styles.css'

const stations = await Promise.all(
  montevideo.places
    .filter((place) => place.fuel_price)
    .map((place, index) => readPlace({ ...place, distance: (3 - index) * 400 })),
)

/** The rows as they read. */
function rows(): string[] {
  return within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((row) => row.textContent ?? '')
}

test('sorts by the price of the first grade, the cheapest first and marked', () => {
  mountElement(<FuelStationList places={stations} />, { units: 'metric' })
  expect(rows()[0]).toBe('Ceibo CombustiblesUYU 77.90 per liter400 mAvenida Rivera 2735Cheapest')
  expect(rows().filter((row) => row.endsWith('Cheapest'))).toHaveLength(1)
})

test('the grade and the order can be changed by keyboard', async () => {
  const onGradeChange = vi.fn()
  const onSortChange = vi.fn()
  mountElement(
    <FuelStationList places={stations} onGradeChange={onGradeChange} onSortChange={onSortChange} />,
  )
  await userEvent.tab()
  expect(screen.getByRole('radio', { name: 'Regular' })).toBe(document.activeElement)
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(onGradeChange.mock.calls).toEqual([['premium'], ['diesel']])
  await expect.poll(() => rows().at(-1)).toContain('No price')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(onSortChange.mock.calls).toEqual([['distance']])
  await expect.poll(() => rows()[0]).toContain('Ceibo')
})

test('shows prices in the unit of the app, and says that they were converted', () => {
  mountElement(<FuelStationList places={stations} unit="gallon" />)
  expect(rows()[0]).toContain('UYU 294.884 per gallon')
  expect(screen.getByText(/^Converted from another unit/)).toBeTruthy()
})

test('controlled values stay until the app changes them', async () => {
  const { rerender } = mountElement(<FuelStationList places={stations} grade="diesel" />)
  await userEvent.click(screen.getByRole('radio', { name: 'Premium' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Diesel' }).checked).toBe(true)
  rerender(<FuelStationList places={stations} grade="premium" />)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Premium' }).checked).toBe(true)
})

test('when new stations do not sell the chosen grade, the first grade that they sell is shown', async () => {
  const { rerender } = mountElement(<FuelStationList places={stations} />)
  await userEvent.click(screen.getByRole('radio', { name: 'Diesel' }))
  const regular = stations.map((place): Place => {
    const fuelPrices = place.fuelPrices.filter(({ grade }) => grade === 'regular')
    return { ...place, fuelPrices }
  })
  rerender(<FuelStationList places={regular} />)
  expect(screen.queryByRole('radio', { name: 'Diesel' })).toBeNull()
  expect(rows()[0]).toContain('UYU')
  rerender(<FuelStationList places={stations} />)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Diesel' }).checked).toBe(true)
})

test('the clicked station is selected, by identity, whatever the order', async () => {
  const onSelect = vi.fn()
  mountElement(<FuelStationList places={stations} onSelect={onSelect} />)
  await userEvent.click(screen.getByRole('button', { name: /^Ceibo/ }))
  expect(onSelect.mock.calls).toEqual([[stations[2]]])
})

test('10,000 stations: renders fifty rows, and fifty more on request', async () => {
  const [sample] = stations
  const many = Array.from(
    { length: 10_000 },
    (_, index): Place => ({
      ...(sample as Place),
      id: String(index),
    }),
  )
  mountElement(<FuelStationList places={many} />)
  expect(rows()).toHaveLength(50)
  await userEvent.click(screen.getByRole('button', { name: 'Show 50 more' }))
  await expect.poll(rows).toHaveLength(100)
})

test('without stations it says so, and has no controls', () => {
  const { container } = mountElement(<FuelStationList places={[]} />)
  expect(container.textContent).toBe('Fuel stationsNo fuel stations here')
  expect(container.querySelector('[data-status="empty"]')).not.toBeNull()
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
