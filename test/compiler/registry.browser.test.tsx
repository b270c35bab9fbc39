import type { Place } from '@signpost/client'
import { SignpostProvider } from '@signpost/react'
import { createGeoFetch } from '@signpost/testing'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PlaceCard } from '../../stories/registry/place-card.tsx'
import { PlaceSearch } from '../../stories/registry/place-search.tsx'
import { SearchResults } from '../../stories/registry/search-results.tsx'

const near = { latitude: -34.9055, longitude: -56.1913 }

function mount(children: ReactNode): void {
  const client = { baseUrl: 'https://geo.example', apiKey: 'any', fetch: createGeoFetch() }
  render(
    <SignpostProvider client={client} near={near}>
      {children}
    </SignpostProvider>,
  )
}

test('the compiled box of the registry handles typing, arrow keys and Enter', async () => {
  const onSelect = vi.fn()
  mount(<PlaceSearch label="Place" onSelect={onSelect} />)
  const input = page.getByRole('combobox')
  await userEvent.type(input, 'solis')
  await expect.element(page.getByRole('option').first()).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect
    .poll(() => input.element().getAttribute('aria-activedescendant'))
    .toBe(page.getByRole('option').first().element().id)
  await userEvent.keyboard('{Enter}')
  expect(onSelect).toHaveBeenCalledOnce()
  await expect.element(input).toHaveValue('Teatro Solís')
})

test('the compiled card of the registry shows the place that was chosen last in the results', async () => {
  const chosen: Place[] = []
  mount(
    <SearchResults
      label="Places"
      query="gas station"
      near={near}
      onSelect={(place) => chosen.push(place)}
    />,
  )
  const rows = page.getByRole('listitem')
  await expect.element(rows.nth(1)).toBeVisible()
  await userEvent.click(rows.nth(0).getByRole('button'))
  await userEvent.click(rows.nth(1).getByRole('button'))
  expect(new Set(chosen).size).toBe(2)
  for (const place of chosen) {
    mount(<PlaceCard place={place} />)
    await expect.element(page.getByRole('article', { name: place.name ?? '' })).toBeVisible()
  }
})
