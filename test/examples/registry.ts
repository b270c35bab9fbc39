import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { writeRegistry } from '../../.scripts/catalog/writeRegistry.ts'
import { icon } from '../../.scripts/icon.ts'
import { root } from '../../.scripts/root.ts'
import { mustRun } from '../../.scripts/run.ts'
import { emptyFolder, follow } from './recipes.ts'
import type { Setting } from './setting.ts'
import { startServer } from './startServer.ts'

/** The components of the registry, which `shadcn add` copies into an app with Tailwind. */
export function describeRegistry(setting: Setting): void {
  describe('the registry for shadcn', () => {
    test('its command adds box, card, results and steps, which work after a build', async () => {
      const address = await serveRegistry()
      const recipe = 'Tailwind and shadcn/ui'
      const folder = follow(recipe, 'shadcn', setting.tarballs, { iconAt: 'icon.svg' })
      const tool = (name: string): string => join(folder, 'node_modules/.bin', name)
      const items = ['place-search', 'place-card', 'search-results', 'maneuver-list']
      const addresses = items.map((name) => `${address}/r/${name}.json`)
      mustRun(tool('shadcn'), ['add', '--yes', ...addresses], {
        cwd: folder,
        env: { REGISTRY_URL: `${address}/r` },
        quiet: true,
      })
      mustRun(tool('tsc'), [], { cwd: folder })
      const env = { VITE_GEO_URL: setting.service.address, NODE_ENV: 'production' }
      mustRun(tool('vite'), ['build', '--logLevel', 'error'], { cwd: folder, env })

      const { page, complaints } = await setting.openBuilt(folder)
      const box = page.getByRole('combobox', { name: 'Where to?' })
      await box.fill('teatro sol')
      const row = page.getByRole('option', { name: /^Teatro Solís/ })
      await row.waitFor()
      // The classes of its sources have rules.
      await expect.poll(() => row.evaluate((one) => getComputedStyle(one).display)).toBe('grid')
      // Forced colors remove backgrounds and shadows.
      await page.emulateMedia({ forcedColors: 'active' })
      const before = await row.screenshot()
      await box.press('ArrowDown')
      await expect.poll(async () => (await row.screenshot()).equals(before)).toBe(false)
      await row.click()
      await page
        .getByRole('article', { name: 'Teatro Solís' })
        .getByText('Montevideo')
        .first()
        .waitFor()
      const results = page.getByRole('region', { name: 'Cafés' })
      await results.getByRole('button', { name: 'Café del Ombú' }).waitFor()
      const steps = page.getByRole('list', { name: 'The way to the harbour' })
      await steps
        .getByRole('button', { name: /^Turn left onto / })
        .first()
        .click()
      await expect
        .poll(() => steps.locator('[aria-current=step]').textContent())
        .toMatch(/^Turn left onto /)
      for (const list of [results, steps]) {
        const first = list.getByRole('button').first()
        // Focusing the text box by keyboard makes the next focus visible too.
        await box.focus()
        // An outline surrounds the button.
        const unfocused = await list.screenshot()
        await first.focus()
        await expect.poll(async () => (await list.screenshot()).equals(unfocused)).toBe(false)
      }
      expect(complaints).toEqual([])
    })
  })
}

/** Serves the registry of the catalog, and the base color of `components.json`, which the command requests from its own host. */
async function serveRegistry(): Promise<string> {
  const site = emptyFolder()
  cpSync(icon, join(site, 'icon.svg'))
  writeRegistry(site)
  mkdirSync(join(site, 'r/colors'))
  const none = { light: {}, dark: {} }
  const colors = { inlineColors: none, cssVars: none, cssVarsV4: none }
  const templates = { inlineColorsTemplate: '', cssVarsTemplate: '' }
  writeFileSync(join(site, 'r/colors/neutral.json'), JSON.stringify({ ...colors, ...templates }))
  const server = await startServer(
    site,
    join(root, 'node_modules/vite/bin/vite.js'),
    (port) => ['preview', '--outDir', '.', '--host', '127.0.0.1', '--port', port],
    {},
  )
  onTestFinished(() => server.stop())
  return server.address
}
