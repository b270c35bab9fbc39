import { createConnection } from '@signpost/client'
import { PlaceSearch, SearchResults } from '@signpost/react'
import { searchQuery } from '@signpost/react/queries'
import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query'
import { geo, montevideo } from './geo.ts'

export const dynamic = 'force-dynamic'

const connection = createConnection({ ...geo, apiKey: () => process.env.GEO_KEY ?? 'demo' })
const question = { query: 'teatro', center: montevideo }

/** The places are in the first HTML: this server asked for them. */
export default async function Page() {
  const queryClient = new QueryClient()
  await queryClient.prefetchInfiniteQuery(searchQuery(connection, question))
  return (
    <main>
      <PlaceSearch label="Where to?" />
      <HydrationBoundary state={dehydrate(queryClient)}>
        <SearchResults {...question} label="Theatres" />
      </HydrationBoundary>
    </main>
  )
}
