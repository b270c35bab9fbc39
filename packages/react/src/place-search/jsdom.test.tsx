// @vitest-environment jsdom
import { createGeoFetch } from '@signpost/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SignpostProvider } from '../provider/SignpostProvider.tsx'
import { PlaceSearch } from './PlaceSearch.tsx'

// jsdom has no popovers, hides elements with the `popover` attribute, and scrolls no element into view.
test('in jsdom, as in the tests of an app: the rows are found by their role, and one can be chosen', async () => {
  onTestFinished(cleanup)
  const chosen = vi.fn()
  render(
    <SignpostProvider
      client={{ baseUrl: 'https://geo.test', apiKey: 'test', fetch: createGeoFetch() }}
      near={{ latitude: -34.9055, longitude: -56.1913 }}
    >
      <PlaceSearch onSelect={({ line1 }) => chosen(line1)} />
    </SignpostProvider>,
  )
  const input = screen.getByRole('combobox')
  fireEvent.focus(input)
  fireEvent.change(input, { target: { value: 'teatro' } })
  await screen.findByRole('option', { name: /Teatro Solís/ })
  fireEvent.keyDown(input, { key: 'ArrowDown' })
  expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1)
  fireEvent.click(screen.getByRole('option', { name: /Teatro Solís/ }))
  expect(chosen).toHaveBeenCalledWith('Teatro Solís')
  expect(screen.queryByRole('option')).toBeNull()
})
