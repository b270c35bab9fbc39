import { PlaceSearch, SearchResults, SignpostProvider } from '@signpost/react'
import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query'

export const question = {
  query: 'teatro',
  near: { latitude: -34.9055, longitude: -56.1913 },
}

/** One island, because the parts of a page that share a provider must be in the same one. */
export function Theatres({ state }: { readonly state: DehydratedState }) {
  return (
    <SignpostProvider client={{ baseUrl: '/geo-proxy' }} near={question.near}>
      <PlaceSearch label="Where to?" />
      <HydrationBoundary state={state}>
        <SearchResults {...question} label="Theatres" />
      </HydrationBoundary>
    </SignpostProvider>
  )
}
