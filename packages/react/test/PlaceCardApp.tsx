import type { Place } from '@signpost/client'
import { everything } from '@signpost/testing/fixtures'
import {
  type DehydratedState,
  dehydrate,
  HydrationBoundary,
  QueryClient,
} from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PlaceCard } from '../src/place-card/PlaceCard.tsx'
import { SignpostProvider } from '../src/provider/SignpostProvider.tsx'
import { searchQuery } from '../src/queries/searchQuery.ts'
import { montevideo } from './montevideo.ts'
import { readPlace } from './readPlace.ts'
import { reply, scriptedService } from './scriptedService.ts'

export interface AppProps {
  readonly place: Place
  readonly state: DehydratedState
}

const service = scriptedService([reply({ places: [everything] })])

/** Cards on a page that a server renders: of a place, of one that was prefetched, of one that is still to come. */
export function App({ place, state }: AppProps): ReactNode {
  return (
    <SignpostProvider client={service.connection} near={montevideo}>
      <HydrationBoundary state={state}>
        <PlaceCard place={place} size="full" />
        <PlaceCard place={place} size="compact" />
        <PlaceCard query="taberna" />
        <PlaceCard place={undefined} />
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
  return { place: await readPlace(everything), state: dehydrate(queryClient) }
}
