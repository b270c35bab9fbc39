import { createConnection } from '@signpost/client'
import { createGeoFetch, type GeoFetch } from '@signpost/testing'
import {
  type DehydratedState,
  dehydrate,
  HydrationBoundary,
  QueryClient,
} from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { BrandPicker } from '../src/brand-picker/BrandPicker.tsx'
import { CategoryBrowser } from '../src/category-browser/CategoryBrowser.tsx'
import { PlaceCard } from '../src/place-card/PlaceCard.tsx'
import { SignpostProvider } from '../src/provider/SignpostProvider.tsx'
import { brandsQuery } from '../src/queries/brandsQuery.ts'
import { categoriesQuery } from '../src/queries/categoriesQuery.ts'
import { reverseGeocodeQuery } from '../src/queries/reverseGeocodeQuery.ts'
import { searchQuery } from '../src/queries/searchQuery.ts'
import { ReverseGeocode } from '../src/reverse-geocode/ReverseGeocode.tsx'
import { SearchResults } from '../src/search-results/SearchResults.tsx'
import { montevideo } from './montevideo.ts'

interface AppProps {
  readonly state: DehydratedState
}

/** The server and the browser each have one. */
export const fetch: GeoFetch = createGeoFetch()

const service = { baseUrl: 'https://geo.example', apiKey: 'any', fetch }
const parameters = { query: 'Teatro Solís', near: montevideo }

/** A page whose HTML lay in a cache for two days: what was fresh for the server is stale in the browser. */
export function App({ state }: AppProps): ReactNode {
  const [queryClient] = useState(() => new QueryClient())
  return (
    <SignpostProvider client={service} country="UY" near={montevideo} queryClient={queryClient}>
      <HydrationBoundary state={typeof window === 'undefined' ? state : agedBy(state, 172_800_000)}>
        <PlaceCard query="Teatro Solís" />
        <SearchResults query="Teatro Solís" />
        <ReverseGeocode coordinate={montevideo} />
        <BrandPicker />
        <CategoryBrowser />
      </HydrationBoundary>
    </SignpostProvider>
  )
}

function agedBy(state: DehydratedState, milliseconds: number): DehydratedState {
  const queries = state.queries.map((query) => ({
    ...query,
    state: { ...query.state, dataUpdatedAt: query.state.dataUpdatedAt - milliseconds },
  }))
  return { ...state, queries }
}

/** @public The command `renderOnServer` calls it by name. */
export async function load(): Promise<AppProps> {
  const queryClient = new QueryClient()
  const connection = createConnection(service)
  await queryClient.prefetchInfiniteQuery(searchQuery(connection, parameters))
  await queryClient.prefetchQuery(reverseGeocodeQuery(connection, { coordinate: montevideo }))
  await queryClient.prefetchQuery(brandsQuery(connection, { country: 'UY' }))
  await queryClient.prefetchQuery(categoriesQuery(connection))
  return { state: dehydrate(queryClient) }
}
