import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asTested, install } from '../../.scripts/check/installPackages.ts'
import type { OpenedPage } from '../../.scripts/chromium/openPage.ts'
import { mustRun } from '../../.scripts/run.ts'
import { copyFiles } from './recipes.ts'
import type { Setting } from './setting.ts'

interface Framework {
  readonly name: string
  /** The tools that check its types and build it, each with arguments. */
  readonly steps: readonly (readonly [tool: string, ...args: string[]])[]
  /** The folder in which its tools look for the icon. */
  readonly icon?: string
  /** The output folder of its tools; `dist` by default. */
  readonly out?: string
}

const build = ['vite', 'build', '--logLevel', 'error'] as const

/** The frameworks whose apps use the custom elements, without React. */
const frameworks: readonly Framework[] = [
  { name: 'vue', steps: [['vue-tsc', '-p', '.'], build] },
  { name: 'svelte', steps: [['svelte-check', '--fail-on-warnings'], build] },
  { name: 'angular', steps: [['ng', 'build']], icon: 'src', out: 'dist/browser' },
]

/** The frameworks and their tools, which no other code here needs. Their checkers read types with TypeScript 6. */
const tools = {
  ...{ vue: '3.5.45', '@vitejs/plugin-vue': '6.0.11', 'vue-tsc': '3.3.14' },
  ...{ svelte: '5.57.3', '@sveltejs/vite-plugin-svelte': '7.3.1', 'svelte-check': '4.7.8' },
  ...{ '@angular/build': '22.2.7', '@angular/cli': '22.2.7', '@angular/core': '22.2.6' },
  ...{ '@angular/common': '22.2.6', '@angular/platform-browser': '22.2.6' },
  ...{ '@angular/compiler': '22.2.6', '@angular/compiler-cli': '22.2.6' },
  ...{ rxjs: '7.8.2', tslib: '2.9.1', typescript: '6.0.3' },
}

/** Tests the custom elements in each framework, without React installed. */
export function describeFrameworks(setting: Setting): void {
  describe('the custom elements without React', () => {
    let apps: string

    beforeAll(() => {
      apps = mkdtempSync(join(tmpdir(), 'signpost-frameworks-'))
      const { tarballs } = setting
      const elements = tarballs['@signpost/elements'] ?? ''
      const [, vite] = asTested('vite')
      install(apps, tarballs, { ...tools, vite, '@signpost/elements': elements })
    })

    afterAll(() => rmSync(apps, { recursive: true, force: true }))

    test.each(frameworks)(
      '$name: renders a box, with events, and with properties as objects and as texts',
      async (framework) => {
        const { page, complaints } = await openApp(apps, framework, setting)
        const { service } = setting
        const box = page.getByRole('combobox', { name: 'Where to?' })
        await box.fill('a')
        await expect.poll(() => page.getByRole('option').count()).toBe(5)
        // The page sets the point as a text.
        expect(service.calls.at(-1)?.parameters).toMatchObject({
          search_center: '-34.9055,-56.1913',
        })
        await box.fill('teatro sol')
        await page.getByRole('option', { name: /^Teatro Solís/ }).click()
        await page.getByText('To Teatro Solís').waitFor()
        // The page sets the suggestion as an object, and so is the point of the distance.
        const panel = page.getByRole('article', { name: 'Teatro Solís' })
        await panel
          .getByText(/ · \d{2} m$/)
          .first()
          .waitFor()
        await panel.getByRole('button', { name: 'Directions' }).waitFor()
        expect(await box.inputValue()).toBe('Teatro Solís')
        expect(complaints).toEqual([])
      },
    )
  })
}

/** Checks the types of an app, builds it with the tools of its framework, and opens it at the origin of its service. */
function openApp(
  apps: string,
  { name, steps, icon: at = '', out }: Framework,
  setting: Setting,
): Promise<OpenedPage> {
  const folder = join(apps, name)
  copyFiles(name, folder, join(at, 'icon.svg'))
  const env = { NODE_ENV: 'production', NG_CLI_ANALYTICS: 'false' }
  for (const [tool, ...args] of steps)
    mustRun(join(apps, 'node_modules/.bin', tool), args, { cwd: folder, env, quiet: true })
  return setting.openBuilt(folder, out)
}
