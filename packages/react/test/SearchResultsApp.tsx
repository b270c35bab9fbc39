import type { Place } from '@signpost/client'
import { createFakeClock } from '@signpost/testing'
import { everything, manyPlaces } from '@signpost/testing/fixtures'
import {
  type DehydratedState,
  dehydrate,
  HydrationBoundary,
  QueryClient,
} from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SignpostProvider } from '../src/provider/SignpostProvider.tsx'
import { searchQuery } from '../src/queries/searchQuery.ts'
import { SearchResults } from '../src/search-results/SearchResults.tsx'
import { montevideo } from './montevideo.ts'
import { readPlace } from './readPlace.ts'
import { reply, scriptedService } from './scriptedService.ts'

interface AppProps {
  readonly places: readonly Place[]
  readonly state: DehydratedState
}

const service = scriptedService([reply({ places: [everything] })])

/** A Wednesday, on which the places are open until the evening. */
const clock = createFakeClock({ now: '2026-05-06T15:00Z' })

/** Results on a page that a server renders: given, prefetched, and still to come. */
export function App({ places, state }: AppProps): ReactNode {
  return (
    <SignpostProvider client={service.connection} clock={clock} near={montevideo}>
      <HydrationBoundary state={state}>
        <SearchResults
          places={places}
          label="Given"
          renderActions={({ id }) => <a href={`#${id}`}>Way</a>}
        />
        <SearchResults query="taberna" label="Prefetched" />
        <SearchResults query="theatre" label="To come" />
      </HydrationBoundary>
    </SignpostProvider>
  )
}

/** @public The command `renderOnServer` calls it by name. */
export async function load(): Promise<AppProps> {
  const queryClient = new QueryClient()
  const { connection } = service
  await queryClient.prefetchInfiniteQuery(
    searchQuery(connection, { query: 'taberna', near: montevideo }),
  )
  const sent = manyPlaces(300).places ?? []
  return { places: await Promise.all(sent.map(readPlace)), state: dehydrate(queryClient) }
}
