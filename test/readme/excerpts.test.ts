import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from '../../.scripts/root.ts'

// In the workspace, so that the packages are found from there.
const folder = join(root, '.cache/excerpts')
const pages = ['README.md', 'packages/*/README.md', 'stories/**/*.mdx']
const fence = /^```(tsx?)\n([\s\S]*?)^```$/gm

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What an excerpt leaves out is not declared: a name, a file beside it, the type of what comes of either. */
const leftOut = /error TS(2304|2552|2582|2593|18004|7006|7031|2307: Cannot find module '\.)/

test('the excerpts in the documentation compile, but for what they leave out', () => {
  mkdirSync(folder, { recursive: true })
  const excerpts = globSync(pages, { cwd: root }).flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(fence)].map(([, kind, code], index) => ({
      file: `${page.replaceAll('/', '-')}-${index + 1}.${kind}`,
      code: `${code}export {}\n`,
    })),
  )
  for (const { file, code } of excerpts) writeFileSync(join(folder, file), code)
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../tsconfig.json',
      include: ['.'],
      compilerOptions: { noUnusedLocals: false, noUnusedParameters: false },
    }),
  )
  const tsc = join(root, 'node_modules/.bin/tsc')
  const { stdout } = spawnSync(tsc, ['-p', folder], { cwd: folder, encoding: 'utf8' })
  const mistakes = stdout.split('\n').filter((line) => /error/.test(line) && !leftOut.test(line))
  expect(mistakes).toEqual([])
  // Nothing but what is left out: else the compiler did not run.
  expect(stdout).toMatch(leftOut)
  expect(excerpts.length).toBeGreaterThan(10)
}, 60_000)
