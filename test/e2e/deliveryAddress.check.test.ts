import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../../.scripts/root.ts'
import { openScreen, type Screen } from './openScreen.ts'

// Tests the form of the documentation, stories/address/DeliveryAddress.tsx, against the real service in a separate process.

let screen: Screen

beforeAll(async () => {
  screen = await openScreen('stories/address/screen')
})

afterAll(() => screen?.close())

test('an address form in fifteen lines', async () => {
  const source = await readFile(join(root, 'stories/address/DeliveryAddress.tsx'), 'utf8')
  expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(15)
})

test('can be typed, chosen, undone and sent, and asks about an unknown house number', async () => {
  const { page, complaints } = screen
  const line = page.getByRole('combobox', { name: 'Address' })
  const note = page.locator('[data-part="note"]')

  await line.pressSequentially('rincon 602 apto 3')
  const first = page.getByRole('listbox').getByRole('option').first()
  await expect.poll(() => first.textContent()).toMatch(/^Rincón 602/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await note.filter({ hasText: 'Address filled in.' }).waitFor()
  expect(await line.inputValue()).toBe('Rincón 602')
  expect(await page.getByLabel('Apartment, floor, building').inputValue()).toBe('apto 3')
  expect(await page.getByLabel('City').inputValue()).toBe('Montevideo')
  await page.getByRole('button', { name: 'Undo' }).click()
  await note.filter({ hasText: 'Changes undone' }).waitFor()
  expect(await line.inputValue()).toBe('rincon 602 apto 3')

  await line.fill('')
  await line.pressSequentially('rincon 9999')
  const street = page.getByRole('option', { name: 'Rincón Montevideo, Uruguay', exact: true })
  await page.locator('[data-status="ready"]').waitFor()
  await street.click()
  await note.filter({ hasText: 'Address filled in.' }).waitFor()
  expect(await line.inputValue()).toBe('Rincón 9999')
  await page.getByRole('button', { name: 'Save address' }).click()
  await page.getByRole('group', { name: 'We couldn’t verify all of this address.' }).waitFor()
  await page.getByRole('button', { name: 'Keep as entered' }).click()
  await page.getByText('On its way to Rincón 9999, Montevideo.').waitFor()
  expect(complaints).toEqual([])
})
