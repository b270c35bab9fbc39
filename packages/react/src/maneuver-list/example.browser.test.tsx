import { createGeoFetch } from '@signpost/testing'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { RouteExample } from '../../test/RouteExample.tsx'
import { SignpostProvider } from '../provider/SignpostProvider.tsx'

test('the example of the README: a route across Montevideo, and another by bicycle', async () => {
  const fetch = createGeoFetch()
  render(
    <SignpostProvider client={{ baseUrl: 'https://geo.example', apiKey: 'any', fetch }}>
      <RouteExample />
    </SignpostProvider>,
  )
  await screen.findAllByText('Avenida 18 de Julio')
  expect(screen.getByRole('region', { name: 'Route' }).textContent).toMatch(/^By car: \d+ min/)
  await userEvent.click(screen.getByRole('radio', { name: 'Bicycle' }))
  await screen.findByText(/^By bicycle/)
  expect(fetch.calls.map(({ parameters }) => [parameters.vehicle, parameters.avoid])).toEqual([
    ['car', 'hov'],
    ['bicycle', 'none'],
  ])
})
