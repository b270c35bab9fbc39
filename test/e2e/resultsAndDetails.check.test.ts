import { afterAll, beforeAll, expect, test } from 'vitest'
import { openScreen, type Screen } from './openScreen.ts'

// Tests the screen of the documentation, stories/results/ResultsAndDetails.tsx, against the real service in a separate process.

let screen: Screen

beforeAll(async () => {
  screen = await openScreen('stories/results/screen')
})

afterAll(() => screen?.close())

test('text, brand and category feed one search, and a place is shown beside its results', async () => {
  const { page, complaints } = screen
  const results = page.getByRole('region', { name: 'Search results' })
  const places = results.getByRole('listitem')
  const isAnnounced = (text: string): Promise<void> =>
    results.getByRole('status').filter({ hasText: text }).waitFor({ state: 'attached' })

  await page.getByLabel('Name or address').fill('Maldonado')
  await page.keyboard.press('Enter')
  await places.filter({ hasText: 'Maldonado' }).first().waitFor()

  await page.getByRole('option', { name: 'Abitab' }).click()
  await page.getByRole('checkbox', { name: 'All of Banks & Money' }).click()
  // The place in that street comes first, then those around it.
  const titles = results.locator('[data-part="title"]')
  await expect
    .poll(async () => new Set(await titles.allTextContents()))
    .toEqual(new Set(['Abitab']))
  expect(await places.first().textContent()).toMatch(/^Abitab.*Maldonado, Montevideo/)

  await page.getByLabel('Name or address').fill('')
  await page.keyboard.press('Enter')
  await isAnnounced('10+ places')
  await results.getByRole('button', { name: 'Show more' }).click()
  await isAnnounced('20+ places')
  // Fortex is an exchange office of the brand Abitab.
  expect(new Set(await titles.allTextContents())).toEqual(new Set(['Abitab', 'Fortex']))

  await results.getByLabel('Sort by').selectOption('distance')
  await places.first().getByRole('button').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const card = page.getByRole('article', { name: 'Abitab' })
  await card.getByText('More details').click()
  await card.getByText(/Banks & Money/).waitFor()
  expect(await places.nth(1).getByRole('button').getAttribute('aria-current')).toBe('true')
  expect(complaints).toEqual([])
})
