import { globSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { expect, test } from 'vitest'
import { examplesOf } from '../../.scripts/guides/pages.ts'
import { root } from '../../.scripts/root.ts'

const tests = globSync('{test,packages/react/src}/**/*.test.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**'],
})
  .filter((file) => !file.endsWith('/snippets.test.ts'))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')

const shown = examplesOf('docs/how-do-i.md')
const own = shown.filter((file) => file.startsWith('test/how-do-i/'))

test('every file of this folder is a snippet of the page, and every other snippet is a file of a tested app', () => {
  const files = globSync('test/how-do-i/*', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|outside\.d\.ts$|renderIn\.tsx$/.test(file),
  )
  expect(files.sort()).toEqual([...own].sort())
  for (const file of shown.filter((one) => !own.includes(one))) {
    expect(file).toMatch(
      /^(test\/examples|test\/map\/page|stories\/results|packages\/react\/test)\//,
    )
  }
})

test.each(own)('a test uses the snippet %s', (file) => {
  const name = basename(file)
  const isImported = new RegExp(`/?${name.replace('.', '\\.')}(\\?inline)?'`).test(tests)
  expect(isImported, `${name} (${extname(name)})`).toBe(true)
})
