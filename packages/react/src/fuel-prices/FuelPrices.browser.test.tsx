import { de } from '@signpost/react/messages/de'
import { everything, type OddPlace, oddPlaces } from '@signpost/testing/fixtures'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mountElement } from '../../test/mountElement.tsx'
import { readPlace } from '../../test/readPlace.ts'
import { PlaceContext } from '../internals/PlaceContext.ts'
import { FuelPrices } from './FuelPrices.tsx'

/** The rows as they read. */
function rows(): string[] {
  return screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
}

test('lists grades by name, each with its price, currency and unit', async () => {
  mountElement(<FuelPrices place={await readPlace(everything)} />)
  expect(screen.getByRole('heading', { level: 3, name: 'Fuel prices' })).toBeTruthy()
  expect(rows()).toEqual([
    'Regular: UYU 78.86 per liter',
    'Mid-grade: UYU 80.15 per liter',
    'Premium: UYU 82.04 per liter',
    'Diesel: $4.459 per gallon',
    'Ethanol (E85): €0.859 per liter',
  ])
  expect(screen.getByText('Last updated: unknown')).toBeTruthy()
})

test('is in the language of the reader and of the card around it, with the preferred grade first', async () => {
  const place = await readPlace(everything)
  mountElement(
    <PlaceContext.Provider value={place}>
      <FuelPrices preferredGrade="e85" unit="liter" />
    </PlaceContext.Provider>,
    { language: 'de', messages: de },
  )
  expect(rows()[0]).toBe('Bioethanol (E85): 0,859 € pro Liter')
  expect(rows()).toContain('Diesel: 1,178 $ pro Liter')
  expect(screen.getByText(/^Aus einer anderen Einheit umgerechnet/)).toBeTruthy()
})

test.each<OddPlace>(['negativePrice', 'zeroPrice', 'unreadablePrice', 'nameOnly'])(
  'renders nothing where no price can be shown: %s',
  async (odd) => {
    const place = await readPlace(oddPlaces[odd])
    const { container } = mountElement(<FuelPrices place={place} />)
    expect(container.innerHTML).toBe('')
  },
)

test.each<OddPlace>(['brokenCurrency', 'unknownFuel'])(
  'a price of unknown currency is a bare number that says so: %s',
  async (odd) => {
    const place = await readPlace(oddPlaces[odd])
    const { container } = mountElement(<FuelPrices place={place} />)
    expect(container.querySelector('[data-part="price"]')?.textContent).toMatch(
      /^1\.5 .*currency unknown$/,
    )
  },
)

test('a price of unknown grade and unit is shown', () => {
  mountElement(<FuelPrices prices={[{ value: 1.5, currency: 'EUR' }]} />)
  expect(rows()).toEqual(['Other fuel: €1.50 '])
})
