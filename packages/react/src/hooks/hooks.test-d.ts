import type {
  CatalogBrand,
  CatalogCategory,
  GeoError,
  LocatedAddress,
  PlacePage,
  Route,
  SuggestionPage,
} from '@signpost/client'
import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import {
  queryStatus,
  useBrands,
  useCategories,
  useDirections,
  useForwardGeocode,
  useReverseGeocode,
  useSearch,
  useSuggestions,
} from '../index.ts'
import type { SearchPages } from '../queries/index.ts'

type Answer<Data> = UseQueryResult<Data, GeoError>

test('every hook has the type of its operation’s answer, and its errors are GeoErrors', () => {
  expectTypeOf(useSuggestions({})).toEqualTypeOf<Answer<SuggestionPage>>()
  expectTypeOf(useForwardGeocode({})).toEqualTypeOf<Answer<PlacePage>>()
  expectTypeOf(useReverseGeocode({})).toEqualTypeOf<Answer<LocatedAddress | null>>()
  expectTypeOf(useBrands({})).toEqualTypeOf<Answer<readonly CatalogBrand[]>>()
  expectTypeOf(useCategories()).toEqualTypeOf<Answer<readonly CatalogCategory[]>>()
  expectTypeOf(useDirections({})).toEqualTypeOf<Answer<Route | null>>()
  expectTypeOf(useSearch({})).toEqualTypeOf<UseInfiniteQueryResult<SearchPages, GeoError>>()
})

test('the data have the type that `select` returns', () => {
  const count = { select: (page: SuggestionPage) => page.suggestions.length }
  expectTypeOf(useSuggestions({}, count).data).toEqualTypeOf<number | undefined>()
  const names = useSearch(
    { query: 'hotel' },
    { select: ({ pages }) => pages.flatMap(({ places }) => places) },
  )
  expectTypeOf(names.data).toEqualTypeOf<PlacePage['places'][number][] | undefined>()
})

test('`queryStatus` takes the result of every hook', () => {
  queryStatus(useSearch({}))
  queryStatus(useReverseGeocode({}))
  // @ts-expect-error an answer alone does not tell what a request does
  queryStatus(useSuggestions({}).data)
})

test('mistakes do not compile', () => {
  // @ts-expect-error the key is ours
  useSuggestions({}, { queryKey: ['mine'] })
  // @ts-expect-error the function is ours
  useSuggestions({}, { queryFn: () => ({ suggestions: [] }) })
  // @ts-expect-error so are the pages
  useSearch({}, { initialPageParam: 'a' })
  // @ts-expect-error options of a query do not stand under `query`
  useSuggestions({}, { query: { staleTime: 0 } })
  // @ts-expect-error a country is needed by name
  useBrands('UY')
  // @ts-expect-error there is no such avoidance
  useDirections({ avoid: ['rain'] })
  // @ts-expect-error data are undefined until they are there
  useCategories().data.length
})
