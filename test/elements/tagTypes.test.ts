import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { root } from '../../.scripts/root.ts'

// In the workspace, so that the packages are found from there.
const folder = join(root, '.cache/tag-types')

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const page = `
const search = document.querySelector('signpost-search')
export const text: string | undefined = search?.value
search?.addEventListener('signpost-select', ({ detail }) => detail.suggestion.line1.trim())
export const tag = <signpost-search placeholder="Where to?" required />
// @ts-expect-error the tag has no such event
search?.addEventListener('signpost-select', ({ detail }) => detail.nothing)
`

test('tags, their events and their JSX are typed where an app imports nothing but `define`', () => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'page.tsx'), `import '@signpost/elements/define'\n${page}`)
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.json', include: ['page.tsx'] }),
  )
  const tsc = join(root, 'node_modules/.bin/tsc')
  const { stdout, status } = spawnSync(tsc, ['-p', folder, '--noEmit'], { encoding: 'utf8' })
  expect([status, stdout]).toEqual([0, ''])
})
