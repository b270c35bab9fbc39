import { createGeoFetch } from '@signpost/testing'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Filters } from '../test/Filters.tsx'
import { montevideo } from '../test/montevideo.ts'
import { SignpostProvider } from './provider/SignpostProvider.tsx'

test('the example of the README: brands and categories feed a search', async () => {
  const fetch = createGeoFetch()
  render(
    <SignpostProvider
      client={{ baseUrl: 'https://geo.example', apiKey: 'any', fetch }}
      near={montevideo}
    >
      <Filters />
    </SignpostProvider>,
  )
  const count = (): number => Number.parseInt(screen.getByText(/ places$/).textContent ?? '', 10)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'All of Transport' }))
  await expect.poll(count).toBeGreaterThan(3)
  const all = count()
  await userEvent.click(screen.getByRole('option', { name: 'Estación Yaguareté' }))
  await expect.poll(count).toBeGreaterThan(0)
  expect(count()).toBeLessThan(all)
  expect(
    fetch.calls.flatMap(({ operation, parameters }) =>
      operation === 'search' ? parameters.query : [],
    ),
  ).toEqual(['Transport', 'Estación Yaguareté'])
})
