import { expect, test } from 'vitest'
import { languages } from '../test/languages.ts'
import * as map from './index.ts'

test('@signpost/map', () => {
  expect(Object.keys(map).sort()).toMatchInlineSnapshot(`
    [
      "AddressConfirm",
      "Directions",
      "LocateControl",
      "MapFeatures",
      "MapItem",
      "MapPin",
      "MapView",
      "OutlineLayer",
      "PlaceBrowser",
      "PlaceCamera",
      "PlaceLayer",
      "PlaceMap",
      "RouteCamera",
      "RouteEnds",
      "RouteLayer",
      "RouteMap",
      "StoreLocator",
      "defaultDirections",
      "fromURLSearchParams",
      "toURLSearchParams",
      "useAddressConfirm",
      "useDirectionsForm",
      "useMap",
      "usePlaceBrowser",
      "useRouteProgress",
      "useStoreLocator",
    ]
  `)
})

test.each(Object.keys(languages))('@signpost/map/messages/%s', async (language) => {
  const entry: object = await import(`./messages/${language}.ts`)
  expect(Object.keys(entry)).toEqual([language])
})
