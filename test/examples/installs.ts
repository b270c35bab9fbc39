import { execFileSync } from 'node:child_process'
import { cpSync, globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { asTested, install } from '../../.scripts/check/installPackages.ts'
import { readManifest } from '../../.scripts/packages.ts'
import { root } from '../../.scripts/root.ts'
import { mustRun } from '../../.scripts/run.ts'
import { copyFiles, dependenciesOf, emptyFolder, follow } from './recipes.ts'
import type { Setting } from './setting.ts'
import { compilers, versions } from './versions.ts'

const firstBox = join(import.meta.dirname, 'first-box')

/** Tests the first box as each tool installs it. */
export function describeInstalls(setting: Setting): void {
  const add = (recipe: string): string[] =>
    Object.entries(dependenciesOf(recipe, setting.tarballs)).map(([name, version]) =>
      version.startsWith('file:') ? version : `${name}@${version}`,
    )

  describe('a first box in an empty app', () => {
    test('the README works after `npm create vite`, with React 19 and with React 18', async () => {
      const parent = emptyFolder()
      const quiet = { cwd: parent, quiet: true }
      const create = [
        'create',
        '--yes',
        `vite@${versions['create-vite']}`,
        'my-app',
        '--',
        '--template',
        'react-ts',
      ]
      mustRun('npm', [...create, '--no-interactive'], quiet)
      const folder = join(parent, 'my-app')
      const run = (...args: string[]): void => mustRun('npm', args, { cwd: folder, quiet: true })
      cpSync(join(firstBox, 'App.tsx'), join(folder, 'src/App.tsx'))
      for (const react of ['19', '18']) {
        run('install', ...add(`Vite with React ${react}`))
        run('run', 'build')
        expect(readManifest(join(folder, 'node_modules/react')).version.split('.')[0]).toBe(react)
        await chooseTheatre(setting, folder)
      }
    })

    test('the template of npm create signpost, from its packed package, finds a place and shows its card', async () => {
      const parent = emptyFolder()
      const quiet = { cwd: parent, quiet: true }
      mustRun('pnpm', ['pack', '--pack-destination', parent], {
        cwd: join(root, 'packages/create-signpost'),
        quiet: true,
      })
      const [tarball = ''] = globSync('*.tgz', { cwd: parent })
      const start = ['exec', '--yes', `--package=./${tarball}`, '--', 'create-signpost', 'my-app']
      mustRun('npm', start, quiet)
      const folder = join(parent, 'my-app')
      const run = (...args: string[]): void => mustRun('npm', args, { cwd: folder, quiet: true })
      const ours = Object.keys(readManifest(folder).dependencies ?? {}).filter((name) =>
        name.startsWith('@signpost/'),
      )
      // The packages of this checkout replace those of the registry.
      run('pkg', 'set', ...ours.map((name) => `dependencies.${name}=${setting.tarballs[name]}`))
      run('install')
      run('run', 'build')
      const { page, complaints } = await setting.openBuilt(folder)
      await page.getByRole('combobox', { name: 'Search for a place' }).fill('teatro')
      await page.getByRole('option', { name: /^Teatro Solís/ }).click()
      await page.getByRole('article', { name: 'Teatro Solís' }).waitFor()
      expect(complaints).toEqual([])
    })

    test('every package finds its dependencies with strict pnpm', async () => {
      const pnpm = { strictPeerDependencies: true, autoInstallPeers: false, hoist: false }
      const folder = follow('pnpm', 'first-box', setting.tarballs, { iconAt: 'icon.svg', pnpm })
      mustRun(join(folder, 'node_modules/.bin/vite'), ['build'], { cwd: folder, quiet: true })
      await chooseTheatre(setting, folder)
    })

    test('Yarn with Plug’n’Play works without node_modules', async () => {
      const folder = emptyFolder()
      copyFiles('first-box', folder, 'icon.svg')
      copyFiles('yarn', folder, 'icon.svg')
      const tools = emptyFolder()
      install(tools, {}, { '@yarnpkg/cli-dist': versions['@yarnpkg/cli-dist'] ?? '' })
      const script = join(tools, 'node_modules/@yarnpkg/cli-dist/bin/yarn.js')
      const { tarballs } = setting
      const dependencies = dependenciesOf('Yarn with Plug’n’Play', tarballs)
      const manifest = { private: true, type: 'module', dependencies, resolutions: tarballs }
      writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
      writeFileSync(join(folder, 'yarn.lock'), '')
      // Yarn does not read the settings of npm.
      const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' })
      const env = {
        YARN_NPM_REGISTRY_SERVER: registry.trim().replace(/\/$/, ''),
        YARN_ENABLE_TELEMETRY: '0',
        YARN_ENABLE_IMMUTABLE_INSTALLS: '0',
      }
      for (const args of [['install'], ['vite', 'build']])
        mustRun('node', [script, ...args], { cwd: folder, env, quiet: true })
      await chooseTheatre(setting, folder)
    })
  })

  test('TypeScript 5.6 to 7 compile an app with every package, and check all declarations except those of the map and the elements', () => {
    const folder = emptyFolder()
    copyFiles('typescript', folder)
    cpSync(join(firstBox, 'App.tsx'), join(folder, 'App.tsx'))
    const named = Object.entries(compilers).map(([name, version]) => [
      name,
      `npm:typescript@${version}`,
    ])
    install(folder, setting.tarballs, {
      ...dependenciesOf('TypeScript 5.6 to 7', setting.tarballs),
      ...Object.fromEntries(named),
      typescript: asTested('typescript')[1],
    })
    for (const name of ['typescript', ...Object.keys(compilers)]) {
      const compiler = join(folder, 'node_modules', name)
      const tsc = join(compiler, readManifest(compiler).bin?.tsc ?? '')
      for (const settings of ['tsconfig.json', 'tsconfig.map.json'])
        mustRun('node', [tsc, '-p', settings], { cwd: folder })
    }
  })
}

async function chooseTheatre({ service, openBuilt }: Setting, folder: string): Promise<void> {
  const before = service.operations.length
  const { page, complaints } = await openBuilt(folder)
  const box = page.getByRole('combobox', { name: 'Where to?' })
  await box.fill('teatro')
  await page.getByRole('option', { name: /^Teatro Solís/ }).click()
  await expect.poll(() => box.inputValue()).toBe('Teatro Solís')
  expect(service.operations.length).toBe(before)
  expect(complaints).toEqual([])
}
