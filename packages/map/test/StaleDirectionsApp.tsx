import { createConnection } from '@signpost/client'
import { SignpostProvider } from '@signpost/react'
import { directionsQuery } from '@signpost/react/queries'
import { createGeoFetch, type GeoFetch } from '@signpost/testing'
import {
  type DehydratedState,
  dehydrate,
  HydrationBoundary,
  QueryClient,
} from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Directions } from '../src/directions/Directions.tsx'
import { fromURLSearchParams } from '../src/directions/directionsLink.ts'

interface AppProps {
  readonly state: DehydratedState
}

/** The server and the browser each have one. */
export const fetch: GeoFetch = createGeoFetch()

const service = { baseUrl: 'https://geo.example', apiKey: 'any', fetch }
const question = fromURLSearchParams(
  new URLSearchParams('from=-34.9077,-56.2012&to=-34.8945,-56.1529'),
)
const twoDays = 172_800_000

/** A page whose HTML lay in a cache for two days: a route that was fresh for the server is stale in the browser. */
export function App({ state }: AppProps): ReactNode {
  const [queryClient] = useState(() => new QueryClient())
  return (
    <SignpostProvider client={service} queryClient={queryClient}>
      <HydrationBoundary state={typeof window === 'undefined' ? state : aged(state)}>
        <Directions defaultValue={question} map={false} travelTimes={false} />
      </HydrationBoundary>
    </SignpostProvider>
  )
}

function aged(state: DehydratedState): DehydratedState {
  const queries = state.queries.map((query) => ({
    ...query,
    state: { ...query.state, dataUpdatedAt: query.state.dataUpdatedAt - twoDays },
  }))
  return { ...state, queries }
}

/** @public The command `renderOnServer` calls it by name. */
export async function load(): Promise<AppProps> {
  const queryClient = new QueryClient()
  const { points, ...options } = question
  const [origin, destination] = points.map((point) => point?.coordinate)
  await queryClient.prefetchQuery(
    directionsQuery(createConnection(service), { origin, destination, ...options }),
  )
  return { state: dehydrate(queryClient) }
}
