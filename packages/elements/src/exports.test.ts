import { expect, test } from 'vitest'
import * as elements from './index.ts'

test('@signpost/elements', () => {
  expect(Object.keys(elements).sort()).toMatchInlineSnapshot(`
    [
      "SignpostConfigElement",
      "SignpostDirectionsElement",
      "SignpostManeuversElement",
      "SignpostPlaceElement",
      "SignpostResultsElement",
      "SignpostRouteMapElement",
      "SignpostSearchElement",
      "defineElements",
      "setDefaults",
    ]
  `)
})

test('importing defines nothing, on a server and off it', async () => {
  expect('document' in globalThis).toBe(false)
  elements.defineElements()
  expect(Object.keys(await import('./define.ts'))).toEqual([])
})
