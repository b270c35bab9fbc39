import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { asTested, install } from '../../.scripts/check/installPackages.ts'
import { mustRun } from '../../.scripts/run.ts'
import { describeForms } from './forms.ts'
import { describeFrameworks } from './frameworks.ts'
import { describeInstalls } from './installs.ts'
import { describeReactNative } from './reactNative.ts'
import { copyFiles, emptyFolder, follow } from './recipes.ts'
import { describeRegistry } from './registry.ts'
import { describeRunners } from './runners.ts'
import { describeServers } from './servers.ts'
import { prepareSetting } from './setting.ts'

// Each setup of the guides "First screens", from an empty folder, with the packages as users install them. `check` also runs the one of Next.
const setting = prepareSetting()

describeInstalls(setting)
describeServers(setting)
describeFrameworks(setting)
describeForms(setting)
describeRunners(setting)
describeReactNative(setting)
describeRegistry(setting)

test('a page without a bundler copies the script, and finds a place', async () => {
  const recipe = 'A page without a bundler'
  const folder = follow(recipe, 'plain-html', setting.tarballs, { iconAt: 'icon.svg' })
  const script = join(folder, 'node_modules/@signpost/elements/dist/script')
  cpSync(script, join(folder, 'elements'), { recursive: true })
  const { page, complaints } = await setting.openBuilt(folder, '.')
  await page.getByRole('combobox', { name: 'Where to?' }).fill('teatro sol')
  await page.getByRole('option', { name: /^Teatro Solís/ }).click()
  await page.getByRole('article', { name: 'Teatro Solís' }).waitFor()
  expect(complaints).toEqual([])
})

/** An example that is not a recipe, whose dependencies are in the workspace. */
async function openExample(example: string) {
  const folder = emptyFolder()
  copyFiles(example, folder, 'icon.svg')
  const ours = ['@signpost/react', '@signpost/client']
  const others = ['@tanstack/react-query', 'react', 'react-dom', 'vite'].map(asTested)
  install(folder, setting.tarballs, {
    ...Object.fromEntries(others),
    ...Object.fromEntries(ours.map((name) => [name, setting.tarballs[name] ?? ''])),
  })
  const env = { VITE_GEO_URL: setting.service.address, NODE_ENV: 'production' }
  mustRun('vite', ['build', folder, '--logLevel', 'error'], { cwd: folder, env })
  return setting.openBuilt(folder)
}

test('Vite: uses the QueryClient of the app', async () => {
  const { page, complaints } = await openExample('own-query-client')
  await page.getByRole('combobox', { name: 'Where to?' }).fill('teatro sol')
  await page.getByRole('option', { name: /^Teatro Solís/ }).click()
  await page.getByRole('article', { name: 'Teatro Solís' }).waitFor()
  await page.getByRole('button', { name: 'Forget what was asked' }).click()
  await page.getByText(/^[1-9]\d* answers forgotten$/).waitFor()
  expect(complaints).toEqual([])
})

test('the elements of a design system work with the headless hook, and keep its styles', async () => {
  const { page, complaints } = await openExample('headless')
  const box = page.getByRole('combobox', { name: 'Destination' })
  await box.fill('teatro sol')
  await page.getByRole('option', { name: /^Teatro Solís/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByText('To Teatro Solís').waitFor()
  expect(await box.evaluate((input) => getComputedStyle(input).fontFamily)).toContain('Georgia')
  expect(complaints).toEqual([])
})
