import { SignpostProvider, useSuggestions } from '@signpost/react'
import { createGeoFetch } from '@signpost/testing'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { test } from 'vitest'

const client = { baseUrl: 'https://geo.example', apiKey: 'any', fetch: createGeoFetch() }
const near = { latitude: -34.9055, longitude: -56.1913 }

function Names(): ReactNode {
  const { data } = useSuggestions({ query: 'teatro' })
  return data?.suggestions.map(({ line1, searchFilter }) => <p key={searchFilter}>{line1}</p>)
}

test('finds a theater nearby', async () => {
  render(
    <SignpostProvider client={client} near={near}>
      <Names />
    </SignpostProvider>,
  )
  await screen.findByText('Teatro Solís')
})
