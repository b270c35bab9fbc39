import { spawnSync } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { root } from '../../.scripts/root.ts'
import { pathsOfReact18 } from '../react18/pathsOfReact18.ts'

// A folder in the workspace, so that the packages are found.
const folder = join(root, '.cache/excerpts')
const pages = ['README.md', 'docs/**/*.md', 'packages/*/README.md', 'stories/**/*.mdx']
const sources = 'packages/*/src/**/*.{ts,tsx}'
const fence = /^```(tsx?)\n([\s\S]*?)^```$/gm

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The entry points whose exports an excerpt may use without an import. */
const entryPoints = [
  '@signpost/client',
  '@signpost/react',
  '@signpost/map',
  '@signpost/testing',
  '@signpost/testing/msw',
  '@tanstack/react-query',
  'vitest',
]

/** Packages outside our dependencies. */
const outside = `declare module '@photostructure/tz-lookup' {
  export default function zoneAt(latitude: number, longitude: number): string
}
declare module 'react-router' {
  import type { ComponentProps, ReactNode } from 'react'
  export function Link(props: Omit<ComponentProps<'a'>, 'href'> & { to: string }): ReactNode
}`

/** Two excerpts of one page may be two files of one app. */
const besideIt = /error TS2307: Cannot find module '\./

/** An async component, which the types of React 18 do not support, and our sources, which an app does not compile. */
const notIn18 = /error TS2786: 'Hotels'|^\.\.\//

const versions = inject('long') ? ['19', '18'] : ['19']

const title = 'the excerpts in the documentation, and the examples in doc comments, compile'
test.each(versions)(`${title}, with the types of React %s`, async (version) => {
  const is18 = version === '18'
  mkdirSync(folder, { recursive: true })
  const excerpts = globSync([...pages, sources], { cwd: root }).flatMap((page) =>
    [...proseOf(page).matchAll(fence)].map(([, kind, code], index) => ({
      file: `${page.replaceAll('/', '-')}-${index + 1}.${kind}`,
      code: `${code}export {}\n`,
    })),
  )
  for (const { file, code } of excerpts) writeFileSync(join(folder, file), code)
  copyFileSync(join(import.meta.dirname, 'given.d.ts'), join(folder, 'given.d.ts'))
  writeFileSync(join(folder, 'entryPoints.d.ts'), await namesOfEntryPoints())
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../tsconfig.json',
      include: ['.'],
      compilerOptions: {
        noUnusedLocals: false,
        noUnusedParameters: false,
        ...(is18 && { paths: pathsOfReact18 }),
      },
    }),
  )
  const tsc = join(root, 'node_modules/.bin/tsc')
  const { stdout } = spawnSync(tsc, ['-p', folder], { cwd: folder, encoding: 'utf8' })
  const mistakes = stdout
    .split('\n')
    .filter((line) => /error/.test(line) && !besideIt.test(line))
    .filter((line) => !is18 || !notIn18.test(line))
  expect(mistakes).toEqual([])
  expect(notIn18.test(stdout)).toBe(is18)
  // Only missing files are errors; any other output means that the compiler did not run.
  expect(stdout).toMatch(besideIt)
  expect(excerpts.length).toBeGreaterThan(10)
  expect(excerpts.filter(({ file }) => /^packages-.*-src-/.test(file)).length).toBeGreaterThan(50)
})

/** The text of a page, or the doc comments of a module without their asterisks. */
function proseOf(file: string): string {
  const text = readFileSync(join(root, file), 'utf8')
  if (!/\.tsx?$/.test(file)) return text
  const comments = text.match(/^\/\*\*\n[\s\S]*?^ \*\/$/gm) ?? []
  return comments.join('\n').replace(/^ \* ?/gm, '')
}

/** Every export of the entry points as a global name, which the imports and declarations of an excerpt override. */
async function namesOfEntryPoints(): Promise<string> {
  const lines = await Promise.all(
    entryPoints.map(async (path) =>
      Object.keys(await import(path)).map(
        (name) => `declare const ${name}: typeof import('${path}').${name}`,
      ),
    ),
  )
  return [...lines.flat(), outside].join('\n')
}
