import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../.scripts/root.ts'

const workflows = globSync('.github/workflows/*.{yml,yaml}', { cwd: root }).sort()
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

test('there are workflows for pull requests, for every night and for releases', () => {
  expect(workflows.map((file) => file.replaceAll('\\', '/'))).toEqual([
    '.github/workflows/ci.yml',
    '.github/workflows/nightly.yml',
    '.github/workflows/release.yml',
  ])
})

describe.each(workflows)('%s', (file) => {
  test('names each action by the digest of a commit, with its version beside it', () => {
    const actions = read(file).match(/(?<=uses:).*/g) ?? []
    expect(actions).not.toEqual([])
    for (const action of actions) {
      expect(action).toMatch(/^ [\w-]+(\/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
    }
  })

  test('can only read, unless a job asks for more', () => {
    expect(read(file)).toContain('\npermissions:\n  contents: read\n\n')
  })
})

test('the workflow for unreviewed pull requests can write nothing and reads no secret', () => {
  const ci = read('.github/workflows/ci.yml')
  expect(ci).not.toMatch(/: write\b|secrets\.|pull_request_target/)
  expect(ci.match(/permissions:/g)).toHaveLength(1)
  expect(ci.match(/persist-credentials: false/g)).toHaveLength(
    ci.match(/actions\/checkout@/g)?.length ?? 0,
  )
})
