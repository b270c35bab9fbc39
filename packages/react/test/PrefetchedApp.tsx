import {
  type DehydratedState,
  dehydrate,
  HydrationBoundary,
  QueryClient,
} from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryStatus } from '../src/domain/queryStatus.ts'
import { useCategories } from '../src/hooks/useCategories.ts'
import { useSearch } from '../src/hooks/useSearch.ts'
import { useSuggestions } from '../src/hooks/useSuggestions.ts'
import { SignpostProvider } from '../src/provider/SignpostProvider.tsx'
import { searchQuery } from '../src/queries/searchQuery.ts'
import { suggestionsQuery } from '../src/queries/suggestionsQuery.ts'
import { reply, type ScriptedService, scriptedService } from './scriptedService.ts'

const near = { latitude: -34.9, longitude: -56.16 }
const parameters = { query: 'teatro', near }

/** The server and the browser each have one; what they were sent tells who asked. */
export const service: ScriptedService = scriptedService([
  reply({
    suggests: [{ line1: 'Teatro Solís', search_filter: 'f' }],
    places: [{ name: 'Teatro Solís' }],
    category_list: [{ code: 'theater', name: [{ language: 'en-US', full_name: 'Theater' }] }],
  }),
])

/** @public The command `renderOnServer` calls it by name. */
export async function load(): Promise<{ state: DehydratedState }> {
  const queryClient = new QueryClient()
  await queryClient.prefetchQuery(suggestionsQuery(service.connection, parameters))
  await queryClient.prefetchInfiniteQuery(searchQuery(service.connection, parameters))
  return { state: dehydrate(queryClient) }
}

export function App({ state }: { state: DehydratedState }): ReactNode {
  return (
    <SignpostProvider client={service.options}>
      <HydrationBoundary state={state}>
        <Rows />
      </HydrationBoundary>
    </SignpostProvider>
  )
}

/** Two answers that the server has prefetched, and one that it has not. */
function Rows(): ReactNode {
  const suggestions = useSuggestions(parameters)
  const search = useSearch(parameters)
  const categories = useCategories()
  return (
    <ul>
      <li>{suggestions.data?.suggestions[0]?.line1}</li>
      <li>{search.data?.pages[0]?.places[0]?.name}</li>
      <li>{queryStatus(categories)}</li>
    </ul>
  )
}
