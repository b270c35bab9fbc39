import { expect, test } from 'vitest'
import * as adapters from './index.ts'

test('exports these names', () => {
  expect(Object.keys(adapters).sort()).toMatchInlineSnapshot(`
    [
      "combine",
      "coordinateOf",
      "createSessions",
      "decodePolyline",
      "defineAdapter",
      "entryOf",
      "fieldsOf",
      "firstText",
      "listOf",
      "numberOf",
      "places",
      "positionsOf",
      "recordsIn",
      "recordsOf",
      "routes",
      "textOf",
      "unreadable",
      "withCache",
      "withFallback",
      "withRateLimit",
      "within",
    ]
  `)
})
