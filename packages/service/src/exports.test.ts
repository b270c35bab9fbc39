import { expect, test } from 'vitest'
import * as service from './index.ts'

test('@signpost/service', () => {
  expect(Object.keys(service).sort()).toMatchInlineSnapshot(`
    [
      "serve",
    ]
  `)
})
