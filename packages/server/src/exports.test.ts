import { expect, test } from 'vitest'
import * as server from './index.ts'
import * as providers from './providers/index.ts'

test('exports these names', () => {
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
      "requireFreePort",
      "runCommand",
      "sendCompressed",
      "serveUntilStopped",
      "serverFlags",
      "startServer",
      "text",
      "timedOut",
      "url",
      "urls",
      "variableOf",
      "withDeadline",
    ]
  `)
  expect(Object.keys(providers)).toEqual(['run'])
})
