// @vitest-environment jsdom
import { PlaceMap } from '@signpost/map'
import { SignpostProvider } from '@signpost/react'
import { createFakeMaplibre } from '@signpost/testing/maplibre'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(cleanup)

const shop = { name: 'Shop', coordinate: { latitude: -34.9055, longitude: -56.1913 } }
const rest = { phones: [], categories: [], brands: [], fuelPrices: [] }

test('clicks a marker', async () => {
  const { library } = createFakeMaplibre()
  const onSelectedChange = vi.fn()
  render(
    <SignpostProvider client={{ baseUrl: 'https://geo.example' }}>
      <PlaceMap
        library={library}
        places={[{ ...rest, ...shop, id: 'shop' }]}
        onSelectedChange={onSelectedChange}
      />
    </SignpostProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Shop' }))
  expect(onSelectedChange).toHaveBeenCalledWith('shop')
})
