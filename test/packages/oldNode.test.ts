import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../.scripts/root.ts'

/** A module that makes this Node one of version 20. */
const old =
  'data:text/javascript,Object.defineProperty(process, "versions", { value: { node: "20.1.0" } })'

test.each(['service', 'build'])('signpost-%s says in one line which Node it needs', (name) => {
  const program = join(root, `packages/${name}/bin/signpost-${name}.js`)
  const { status, stderr } = spawnSync(process.execPath, ['--import', old, program, '--help'])
  expect(status).toBe(1)
  expect(stderr.toString()).toMatch(
    /^signpost-\w+ needs Node 24 or later, and this is v[\d.]+\.\n$/,
  )
})
