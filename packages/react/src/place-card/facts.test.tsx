// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { mountElement } from '../../test/mountElement.tsx'
import { PlaceCard } from './PlaceCard.tsx'
import { PlaceCardFacts } from './PlaceCardFacts.tsx'

test('a district has its kind; a street, and a place without an address, have none', () => {
  onTestFinished(cleanup)
  const none = { id: '1', phones: [], categories: [], brands: [], fuelPrices: [] }
  const { rerender } = mountElement(
    <PlaceCard place={{ ...none, address: { area: 'Pocitos', city: 'Montevideo' } }} />,
  )
  expect(screen.getByText('Area')).toBeTruthy()
  for (const address of [{ street: 'Sarandí', city: 'Montevideo' }, undefined]) {
    rerender(<PlaceCard place={{ ...none, address, coordinate: { latitude: 1, longitude: 2 } }} />)
    expect(screen.queryByText('Area')).toBeNull()
  }
})

test('a name that two brands of a place have is shown once', () => {
  onTestFinished(cleanup)
  const brands = [
    { id: 'Q1', name: 'ANCAP' },
    { id: 'Q2', name: 'ANCAP' },
    { id: 'Q3', name: 'DUCSA' },
  ]
  const place = { id: '1', phones: [], categories: [], brands, fuelPrices: [] }
  mountElement(
    <PlaceCard place={place}>
      <PlaceCardFacts />
    </PlaceCard>,
  )
  expect(screen.getAllByText('ANCAP')).toHaveLength(1)
  expect(screen.getAllByText('DUCSA')).toHaveLength(1)
})
