import { expectTypeOf, test } from 'vitest'
import type { SearchQueryParameters } from '../queries/pagedSearch.ts'
import type { AllSearchParameters } from './searchParameters.ts'

test('a list that does not pass a parameter of the search on does not compile', () => {
  const { bounds, ...others }: AllSearchParameters = Object.create(null)
  // @ts-expect-error The bounds are missing.
  const parameters: AllSearchParameters = others
  expectTypeOf(parameters).not.toBeAny()
  expectTypeOf(bounds).toEqualTypeOf<SearchQueryParameters['bounds']>()
})
