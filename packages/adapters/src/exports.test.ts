import { expect, test } from 'vitest'
import * as adapters from './index.ts'
import * as serve from './serve/index.ts'
import * as server from './server/index.ts'

test('the names that are exported', () => {
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

test('the names of the server', () => {
  expect(Object.keys(serve).sort()).toMatchInlineSnapshot(`
    [
      "places",
      "routes",
      "run",
      "serveFlags",
      "serveProviders",
    ]
  `)
  expect(Object.keys(server).sort()).toMatchInlineSnapshot(`
    [
      "ALLOWED_METHODS",
      "DEMO_KEY",
      "KeyRing",
      "MAX_URL_LENGTH",
      "MIN_COMPRESSED_BYTES",
      "ServiceError",
      "UsageError",
      "acceptsGzip",
      "answerError",
      "basePath",
      "createBaseApp",
      "createLog",
      "createMetrics",
      "createNodeServer",
      "demoKey",
      "explain",
      "flagHelp",
      "flagTable",
      "frameSources",
      "loadKeys",
      "onOff",
      "readFlags",
      "readKeys",
      "readSettings",
      "sendCompressed",
      "serveUntilStopped",
      "serverFlags",
      "startServer",
      "text",
      "timedOut",
      "url",
      "urls",
      "withDeadline",
    ]
  `)
})
