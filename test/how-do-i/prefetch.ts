import { createConnection } from '@signpost/client'
import { searchQuery } from '@signpost/react/queries'
import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query'

const connection = createConnection({
  baseUrl: '/geo-proxy',
  serverBaseUrl: 'https://geo.example',
  apiKey: () => process.env.GEO_KEY ?? '',
})

/** For `<HydrationBoundary state={await theaters()}>`. */
export async function theaters(): Promise<DehydratedState> {
  const queryClient = new QueryClient()
  const near = { latitude: -34.9055, longitude: -56.1851 }
  await queryClient.prefetchInfiniteQuery(searchQuery(connection, { query: 'theatre', near }))
  return dehydrate(queryClient)
}
