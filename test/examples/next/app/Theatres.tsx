import { createConnection } from '@signpost/client'
import { SearchResults } from '@signpost/react'
import { searchQuery } from '@signpost/react/queries'
import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query'
import { connection as request } from 'next/server'
import { geo, montevideo } from './geo.ts'

const connection = createConnection({ ...geo, apiKey: () => process.env.GEO_KEY ?? 'demo' })
const question = { query: 'teatro', near: montevideo }

/** The places are in the HTML: this server requests them for each page request, not at build time. */
export async function Theatres() {
  await request()
  const queryClient = new QueryClient()
  await queryClient.prefetchInfiniteQuery(searchQuery(connection, question))
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <SearchResults {...question} label="Theatres" />
    </HydrationBoundary>
  )
}
