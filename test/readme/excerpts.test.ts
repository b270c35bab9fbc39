import { spawnSync } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from '../../.scripts/root.ts'

// In the workspace, so that the packages are found from there.
const folder = join(root, '.cache/excerpts')
const pages = ['README.md', 'packages/*/README.md', 'stories/**/*.mdx']
const fence = /^```(tsx?)\n([\s\S]*?)^```$/gm

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Where a name comes from that an excerpt does not import. */
const doors = [
  '@signpost/client',
  '@signpost/react',
  '@signpost/map',
  '@signpost/testing',
  '@signpost/testing/msw',
  '@tanstack/react-query',
  'vitest',
]

/** A package that no package of ours needs. */
const zoneAt = `declare module '@photostructure/tz-lookup' {
  export default function zoneAt(latitude: number, longitude: number): string
}`

/** Two excerpts of one page may be two files of one app. */
const besideIt = /error TS2307: Cannot find module '\./

test('the excerpts in the documentation compile', async () => {
  mkdirSync(folder, { recursive: true })
  const excerpts = globSync(pages, { cwd: root }).flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(fence)].map(([, kind, code], index) => ({
      file: `${page.replaceAll('/', '-')}-${index + 1}.${kind}`,
      code: `${code}export {}\n`,
    })),
  )
  for (const { file, code } of excerpts) writeFileSync(join(folder, file), code)
  copyFileSync(join(import.meta.dirname, 'given.d.ts'), join(folder, 'given.d.ts'))
  writeFileSync(join(folder, 'doors.d.ts'), await namesOfDoors())
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
  const mistakes = stdout.split('\n').filter((line) => /error/.test(line) && !besideIt.test(line))
  expect(mistakes).toEqual([])
  // Nothing but what is left out: else the compiler did not run.
  expect(stdout).toMatch(besideIt)
  expect(excerpts.length).toBeGreaterThan(10)
})

/** Every name of the doors as a global one; what an excerpt imports or declares goes before. */
async function namesOfDoors(): Promise<string> {
  const lines = await Promise.all(
    doors.map(async (door) =>
      Object.keys(await import(door)).map(
        (name) => `declare const ${name}: typeof import('${door}').${name}`,
      ),
    ),
  )
  return [...lines.flat(), zoneAt].join('\n')
}
