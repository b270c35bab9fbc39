import { createGeoFetch } from '@signpost/testing'
import type { ReactNode } from 'react'
import { PlaceSearch } from '../src/place-search/PlaceSearch.tsx'
import { SignpostProvider } from '../src/provider/SignpostProvider.tsx'
import { montevideo } from './montevideo.ts'

const client = { baseUrl: 'https://geo.example', apiKey: 'any', fetch: createGeoFetch() }

/** Two boxes on a page that a server renders. */
export function App(): ReactNode {
  return (
    <SignpostProvider client={client} near={montevideo}>
      <PlaceSearch label="From" defaultQuery="Plaza" name="from" />
      <PlaceSearch label="To" autoFocus />
    </SignpostProvider>
  )
}

/** @public The command `renderOnServer` calls it by name. */
export async function load(): Promise<object> {
  return {}
}
