import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readManifest } from '../../.scripts/packages.ts'
import { root } from '../../.scripts/root.ts'
import { emptyFolder } from './recipes.ts'

const program = join(root, 'packages/create-signpost/bin/create-signpost.js')
const create = (cwd: string, ...args: string[]) =>
  spawnSync(process.execPath, [program, ...args], { cwd, encoding: 'utf8' })

test('`npm create signpost` copies its template, which then needs the packages of its own version', () => {
  const cwd = emptyFolder()
  const { status, stdout } = create(cwd, 'Where to')
  expect([status, stdout]).toEqual([0, expect.stringContaining('npm run dev')])
  const folder = join(cwd, 'Where to')
  const files = (path: string): string[] => globSync('**/*.*', { cwd: path }).sort()
  expect(files(folder)).toEqual(files(join(root, 'packages/create-signpost/template')))
  expect(existsSync(join(folder, '.gitignore'))).toBe(true)
  const { name, dependencies } = readManifest(folder)
  const { version } = readManifest(join(root, 'packages/create-signpost'))
  expect([name, dependencies?.['@signpost/react']]).toEqual(['where-to', `^${version}`])
  expect(readFileSync(join(folder, 'package.json'), 'utf8')).not.toContain('latest')
})

test('`npm create signpost` does not change a folder with files', () => {
  const cwd = emptyFolder()
  create(cwd, 'app')
  const before = readdirSync(join(cwd, 'app'))
  const { status, stderr } = create(cwd, 'app')
  expect([status, stderr]).toEqual([1, expect.stringContaining('Name another folder')])
  expect(readdirSync(join(cwd, 'app'))).toEqual(before)
})
