import { expect, test } from 'vitest'
import * as build from './index.ts'

test('@signpost/build', () => {
  expect(Object.keys(build).sort()).toMatchInlineSnapshot(`
    [
      "build",
      "demo",
    ]
  `)
})
