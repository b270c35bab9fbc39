import { expectTypeOf, test } from 'vitest'
import {
  createConnection,
  createGeoClient,
  type GeoError,
  type Route,
  type Suggestion,
  type SuggestionPage,
  suggest,
} from './index.ts'

const client = createGeoClient({ baseUrl: 'https://geo.example', apiKey: () => 'key' })
const center = { latitude: 0, longitude: 0 }

test('answers have types', () => {
  expectTypeOf(
    client.suggest({ query: 'a', near: center }),
  ).resolves.toEqualTypeOf<SuggestionPage>()
  expectTypeOf(
    client.getDirections({ origin: center, destination: center }),
  ).resolves.toEqualTypeOf<Route | null>()
  expectTypeOf(suggest).parameter(0).toExtend<object>()
})

test('operations take a client or a connection', () => {
  suggest(client, { query: 'a', near: center })
  suggest(createConnection({ baseUrl: '/api' }), { query: 'a', near: center })
})

test('the lines of a suggestion can be read without narrowing its kind', () => {
  expectTypeOf<Suggestion['line1']>().toEqualTypeOf<string>()
  expectTypeOf<Suggestion['line2' | 'line3']>().toEqualTypeOf<string | undefined>()
})

test('the kind of a suggestion narrows its type', () => {
  const line2 = (suggestion: Suggestion): string | undefined => {
    switch (suggestion.kind) {
      case 'place':
        expectTypeOf(suggestion.distance).toEqualTypeOf<number | undefined>()
        return suggestion.line2
      case 'address':
        expectTypeOf(suggestion.line2).toEqualTypeOf<string>()
        return suggestion.line2
      case 'term':
        expectTypeOf(suggestion.line2).toEqualTypeOf<undefined>()
        return suggestion.line2
    }
  }
  expectTypeOf(line2).returns.toEqualTypeOf<string | undefined>()
})

test('parameters may be undefined, absent fields of an answer are omitted', () => {
  client.suggest({ query: 'a', near: center, userPosition: undefined })
  const page: SuggestionPage = { suggestions: [] }
  expectTypeOf(page.nextPage).toEqualTypeOf<string | undefined>()
  // @ts-expect-error an answer does not hold undefined
  const wrong: SuggestionPage = { suggestions: [], nextPage: undefined }
  expectTypeOf(wrong).toEqualTypeOf<SuggestionPage>()
})

test('mistakes do not compile', () => {
  // @ts-expect-error suggestions need a text
  client.suggest({ near: center })
  // @ts-expect-error a coordinate is an object, not a pair
  client.reverseGeocode({ coordinate: [0, 0] })
  // @ts-expect-error there is no such vehicle
  client.getDirections({ origin: center, destination: center, vehicle: 'boat' })
  // @ts-expect-error a base URL is needed
  createGeoClient({})
  // @ts-expect-error answers cannot be changed
  client.suggest({ query: 'a', near: center }).then((page) => page.suggestions.push())
})

test('the kind of an error has a type', () => {
  expectTypeOf<GeoError['kind']>().toEqualTypeOf<
    | 'request'
    | 'key'
    | 'not-found'
    | 'limit'
    | 'network'
    | 'timeout'
    | 'aborted'
    | 'service'
    | 'decode'
  >()
})
