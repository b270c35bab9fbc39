import { expect, test } from 'vitest'
import * as domain from './domain/index.ts'
import * as client from './index.ts'
import * as protocol from './protocol/index.ts'
import * as proxy from './proxy/index.ts'
import * as wire from './wire.ts'

test('@signpost/client', () => {
  expect(Object.keys(client).sort()).toMatchInlineSnapshot(`
    [
      "GeoError",
      "createAddressValidation",
      "createConnection",
      "createGeoClient",
      "defaultWire",
      "forwardGeocode",
      "getDirections",
      "listBrands",
      "listCategories",
      "mayStore",
      "pages",
      "reverseGeocode",
      "search",
      "suggest",
    ]
  `)
})

test('@signpost/client/domain', () => {
  expect(Object.keys(domain).sort()).toMatchInlineSnapshot(`
    [
      "addressFormat",
      "addressLines",
      "avoidances",
      "categoryPath",
      "cheapestFuel",
      "clockIn",
      "convertFuelPrice",
      "cumulativeDistances",
      "distanceBetween",
      "drivingSideIn",
      "elapsedTime",
      "findCategory",
      "firstDayOfWeek",
      "flattenCategories",
      "fold",
      "formatCoordinate",
      "formatDistance",
      "formatDuration",
      "formatMoney",
      "fuelGrades",
      "isCoordinate",
      "isInside",
      "isWithin",
      "mailingLines",
      "matchRanges",
      "matchesAllWords",
      "mergeSessions",
      "nearestOnRoute",
      "nextChange",
      "openingStatus",
      "optimizations",
      "parseCoordinate",
      "phoneLink",
      "phoneText",
      "pickName",
      "polygonsOf",
      "readCommand",
      "readLanguageTag",
      "routeBounds",
      "routeProgress",
      "safeUrl",
      "searchBrands",
      "sortFuelPrices",
      "systemClock",
      "termClassifier",
      "toAlpha2",
      "toAlpha3",
      "unitSystem",
      "urlHost",
      "vehicles",
      "weekTable",
      "writeCommand",
    ]
  `)
})

test('@signpost/client/protocol', () => {
  expect(Object.keys(protocol).sort()).toMatchInlineSnapshot(`
    [
      "PARTIAL_MATCH_RADIUS",
      "ProtocolError",
      "acceptedLanguage",
      "accuracy",
      "accuracyOf",
      "badParameter",
      "brandList",
      "catalogLanguages",
      "categoryList",
      "decodePart",
      "directions",
      "integer",
      "languageTag",
      "languageTags",
      "oneOf",
      "operationAt",
      "operationOf",
      "parameterValues",
      "parametersOf",
      "parseQuery",
      "preferredLanguage",
      "readRequest",
      "readSearch",
      "reverseGeocode",
      "search",
      "suggestions",
      "unauthorized",
      "unusable",
    ]
  `)
})

test('@signpost/client/wire', () => {
  expect(Object.keys(wire)).toMatchInlineSnapshot(`[]`)
})

test('@signpost/client/proxy', () => {
  expect(Object.keys(proxy)).toEqual(['createProxyHandler', 'toNodeHandler'])
})
