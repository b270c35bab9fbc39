import { expect, test } from 'vitest'
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

test.each('ar de es fr he it ja ko nl pl pt ru tr uk zh'.split(' '))(
  '@signpost/map/messages/%s',
  async (language) => {
    const entry: object = await import(`./messages/${language}.ts`)
    expect(Object.keys(entry)).toEqual([language])
  },
)
