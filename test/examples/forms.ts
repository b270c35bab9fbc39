import { join } from 'node:path'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { mustRun } from '../../.scripts/run.ts'
import { follow } from './recipes.ts'
import type { Setting } from './setting.ts'

/** The app of a recipe, type-checked, built with Vite and opened. */
async function openApp(recipe: string, example: string, setting: Setting) {
  const folder = follow(recipe, example, setting.tarballs, { iconAt: 'icon.svg' })
  const env = { VITE_GEO_URL: setting.service.address, NODE_ENV: 'production' }
  for (const [tool, ...args] of [['tsc'], ['vite', 'build', '--logLevel', 'error']] as const)
    mustRun(join(folder, 'node_modules/.bin', tool), args, { cwd: folder, env, quiet: true })
  return setting.openBuilt(folder)
}

const order = (page: Page): Promise<void> => page.getByRole('button', { name: 'Order' }).click()

/** Tests forms of an app with a form library. */
export function describeForms(setting: Setting): void {
  describe('the place is part of the app’s form', () => {
    test('React Hook Form: fills in the address, and the app validates the rest', async () => {
      const { page, complaints } = await openApp('React Hook Form', 'react-hook-form', setting)
      await page.getByRole('combobox', { name: 'Address' }).fill('18 de julio 1234')
      await page.getByRole('option', { name: /18 de Julio 1234/ }).click()
      await order(page)
      const name = page.getByRole('textbox', { name: 'Name' })
      await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true')
      await name.fill('Ana')
      await order(page)
      await page.getByText(/^Ana, .*18 de Julio 1234.*, Montevideo$/).waitFor()
      expect(complaints).toEqual([])
    })

    test('TanStack Form: reports a missing choice, and holds the choice as a value', async () => {
      const { page, complaints } = await openApp('TanStack Form', 'tanstack-form', setting)
      await page.getByRole('textbox', { name: 'Name' }).fill('Ana')
      const box = page.getByRole('combobox', { name: 'Deliver to' })
      await order(page)
      await page.getByText('Choose a place.').waitFor()
      await expect.poll(() => box.getAttribute('aria-invalid')).toBe('true')
      await box.fill('teatro sol')
      await page.getByRole('option', { name: /^Teatro Solís/ }).click()
      await order(page)
      await page.getByText('Ana, Teatro Solís').waitFor()
      expect(complaints).toEqual([])
    })
  })
}
