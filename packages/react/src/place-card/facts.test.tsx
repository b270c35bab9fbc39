// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { mountElement } from '../../test/mountElement.tsx'
import { PlaceCard } from './PlaceCard.tsx'
import { PlaceCardFacts } from './PlaceCardFacts.tsx'

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
