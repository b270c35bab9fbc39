import type { Connection, GeoError, PlacePage, Route, SuggestionPage } from '@signpost/client'
import {
  type InfiniteData,
  QueryClient,
  useInfiniteQuery,
  useQueries,
  useQuery,
  useSuspenseInfiniteQuery,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import {
  categoriesQuery,
  directionsQuery,
  type SearchPages,
  searchQuery,
  suggestionsQuery,
  suggestionsQueryKey,
} from './index.ts'

declare const connection: Connection
const center = { latitude: 0, longitude: 0 }
const suggestions = suggestionsQuery(connection, { query: 'a', near: center })
const search = searchQuery(connection, { query: 'a', near: center })
const queryClient = new QueryClient()

test('the options are accepted by every function of TanStack Query', () => {
  expectTypeOf(useQuery(suggestions).data).toEqualTypeOf<SuggestionPage | undefined>()
  expectTypeOf(useQuery(suggestions).error).toEqualTypeOf<GeoError | null>()
  expectTypeOf(useSuspenseQuery(suggestions).data).toEqualTypeOf<SuggestionPage>()
  expectTypeOf(queryClient.fetchQuery(suggestions)).resolves.toEqualTypeOf<SuggestionPage>()
  expectTypeOf(queryClient.ensureQueryData(suggestions)).resolves.toEqualTypeOf<SuggestionPage>()
  expectTypeOf(queryClient.prefetchQuery(suggestions)).resolves.toEqualTypeOf<void>()
  const [route, categories] = useQueries({
    queries: [directionsQuery(connection, {}), categoriesQuery(connection)],
  })
  expectTypeOf(route.data).toEqualTypeOf<Route | null | undefined>()
  expectTypeOf(categories.isPending).toEqualTypeOf<boolean>()
})

test('the options of a search are infinite query options', () => {
  expectTypeOf(useInfiniteQuery(search).data).toEqualTypeOf<InfiniteData<PlacePage> | undefined>()
  expectTypeOf(useInfiniteQuery(search).error).toEqualTypeOf<GeoError | null>()
  expectTypeOf(useSuspenseInfiniteQuery(search).data.pages).toEqualTypeOf<PlacePage[]>()
  expectTypeOf(queryClient.prefetchInfiniteQuery(search)).resolves.toEqualTypeOf<void>()
})

test('a query key has the type of its data', () => {
  expectTypeOf(queryClient.getQueryData(suggestions.queryKey)).toEqualTypeOf<
    SuggestionPage | undefined
  >()
  expectTypeOf(queryClient.getQueryData(search.queryKey)).toEqualTypeOf<SearchPages | undefined>()
})

test('parameters may be missing, but not wrong', () => {
  suggestionsQueryKey(connection, {})
  suggestionsQuery(connection, { query: undefined, near: undefined })
  // @ts-expect-error a text is text
  suggestionsQuery(connection, { query: 1 })
  // @ts-expect-error there is no such parameter
  suggestionsQuery(connection, { text: 'a' })
  // @ts-expect-error a coordinate has two numbers
  suggestionsQuery(connection, { query: 'a', near: [0, 0] })
  // @ts-expect-error the pages are those of the infinite query
  searchQuery(connection, { query: 'a', near: center, page: 'next' })
  // @ts-expect-error there is no such vehicle
  directionsQuery(connection, { vehicle: 'horse' })
  // @ts-expect-error the connection comes first
  suggestionsQuery({ query: 'a', near: center })
  // @ts-expect-error an answer of suggestions has no places
  useQuery(suggestions).data?.places
})
