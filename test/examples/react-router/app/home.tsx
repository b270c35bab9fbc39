import { createConnection } from '@signpost/client'
import { PlaceSearch, SearchResults } from '@signpost/react'
import { searchQuery } from '@signpost/react/queries'
import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query'
import { useLoaderData } from 'react-router'
import { montevideo } from './montevideo.ts'

const question = { query: 'teatro', near: montevideo }

/** The places are in the HTML: this server calls the service directly, and the browser uses `baseUrl`. */
export async function loader() {
  const connection = createConnection({
    baseUrl: '/geo-proxy',
    serverBaseUrl: process.env.GEO_URL ?? 'http://127.0.0.1:8080',
    apiKey: process.env.GEO_KEY ?? 'demo',
  })
  const queryClient = new QueryClient()
  await queryClient.prefetchInfiniteQuery(searchQuery(connection, question))
  return dehydrate(queryClient)
}

export default function Home() {
  return (
    <main>
      <PlaceSearch label="Where to?" />
      <HydrationBoundary state={useLoaderData<typeof loader>()}>
        <SearchResults {...question} label="Theatres" />
      </HydrationBoundary>
    </main>
  )
}
