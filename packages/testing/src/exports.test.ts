import { expect, test } from 'vitest'
import * as fixtures from './fixtures/index.ts'
import * as testing from './index.ts'
import * as maplibre from './maplibre/index.ts'
import * as msw from './msw/index.ts'

test('exports these names', () => {
  expect(Object.keys(testing).sort()).toMatchInlineSnapshot(`
    [
      "createFakeClock",
      "createFakeGeolocation",
      "createGeoFetch",
      "installGeolocation",
      "placeSearch",
      "systemClock",
    ]
  `)
  expect(Object.keys(fixtures).sort()).toMatchInlineSnapshot(`
    [
      "answersOf",
      "antimeridianRoute",
      "berlin",
      "buildRoute",
      "categoryCatalog",
      "cities",
      "closedOn",
      "everyCommand",
      "everyCommandRoute",
      "everyDay",
      "everything",
      "everythingRoute",
      "exampleRoute",
      "hostileLinks",
      "hostileTexts",
      "hugeRoute",
      "manyBrands",
      "manyCategories",
      "manyPlaces",
      "manySuggestions",
      "montevideo",
      "oddPlaces",
      "oddRoutes",
      "openOn",
      "paris",
      "placeNamed",
      "pointRoute",
      "poleRoute",
      "portland",
      "tokyo",
      "weekdays",
    ]
  `)
  expect(Object.keys(maplibre).sort()).toMatchInlineSnapshot(`
    [
      "createFakeMaplibre",
    ]
  `)
  expect(Object.keys(msw).sort()).toMatchInlineSnapshot(`
    [
      "geoHandlers",
    ]
  `)
})
