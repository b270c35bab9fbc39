import type { Suggestion } from '@signpost/client'
import { expectTypeOf, test } from 'vitest'
import type { SignpostDirectionsElement, SignpostSearchElement } from './index.ts'

test('querySelector returns the type of a tag, with typed events', () => {
  const search = document.createElement('signpost-search')
  expectTypeOf(search).toEqualTypeOf<SignpostSearchElement>()
  expectTypeOf(
    document.querySelector('signpost-directions'),
  ).toEqualTypeOf<SignpostDirectionsElement | null>()
  search.addEventListener('signpost-select', ({ detail }) => {
    expectTypeOf(detail.suggestion).toEqualTypeOf<Suggestion>()
  })
  document
    .querySelector('signpost-address-form')
    ?.addEventListener('signpost-submit', ({ detail }) => {
      expectTypeOf(detail.fields['postal-code']).toEqualTypeOf<string | undefined>()
    })
  search.addEventListener('keydown', ({ key }) => expectTypeOf(key).toEqualTypeOf<string>())
  expectTypeOf(search.limit).toEqualTypeOf<number | undefined>()
  // @ts-expect-error a limit is a number
  search.limit = '5'
  // @ts-expect-error there are two kinds of rows
  search.kinds = ['street']
})

test('JSX has the types of properties and events', () => [
  <signpost-search
    key="a"
    id="box"
    base-url="/"
    label="Where?"
    limit={5}
    renderRow={(item) => item.key}
    onsignpost-select={({ detail }) => detail.suggestion.line1}
  />,
  <signpost-place key="b" directions size="full" />,
  <signpost-config key="c" baseUrl="/" units="metric" />,
  <signpost-store-locator key="g" stores={[{ id: 'a' }]} radius={5000} map={false} />,
  <signpost-brand-picker
    key="h"
    country="UY"
    onsignpost-selected-change={({ detail }) => detail.selected[0]?.id}
  />,
  // @ts-expect-error a store has an id
  <signpost-store-locator key="i" stores={[{ name: 'a' }]} />,
  <signpost-search
    key="j"
    near="-34.9055,-56.1913"
    limit="5"
    kinds="place address"
    requests="200"
  />,
  <signpost-results
    key="k"
    travel-time="pedestrian"
    travelTime=""
    filter-options="open rating"
    live=""
  />,
  // @ts-expect-error there is no such vehicle
  <signpost-results key="l" travel-time="boat" />,
  // @ts-expect-error a point has two numbers
  <signpost-search key="m" near="-34.9055" />,
  // @ts-expect-error a limit is a number
  <signpost-search key="d" limit="five" />,
  // @ts-expect-error there is no such size
  <signpost-place key="e" size="huge" />,
  // @ts-expect-error the detail of a search box is a suggestion
  <signpost-search key="f" onsignpost-select={({ detail }) => detail.place} />,
])
