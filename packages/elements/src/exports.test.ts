import { expect, test } from 'vitest'
import * as elements from './index.ts'

test('@signpost/elements', () => {
  expect(Object.keys(elements).sort()).toMatchInlineSnapshot(`
    [
      "SignpostAddressFormElement",
      "SignpostBrandPickerElement",
      "SignpostCategoryBrowserElement",
      "SignpostConfigElement",
      "SignpostDirectionsElement",
      "SignpostFuelPricesElement",
      "SignpostManeuversElement",
      "SignpostOpeningHoursElement",
      "SignpostPlaceElement",
      "SignpostPlaceMapElement",
      "SignpostResultsElement",
      "SignpostRouteMapElement",
      "SignpostSearchElement",
      "SignpostStoreLocatorElement",
      "defineElements",
      "setDefaults",
    ]
  `)
})

test('importing defines no element, in a browser and on a server', async () => {
  expect('document' in globalThis).toBe(false)
  elements.defineElements()
  expect(Object.keys(await import('./define.ts'))).toEqual([])
})
