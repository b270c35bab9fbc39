import { everything } from '@signpost/testing/fixtures'
import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { fits, place } from '../test/fits.tsx'
import { mountAddressForm } from '../test/mountAddressForm.tsx'
import { mountPlaceCard } from '../test/mountPlaceCard.tsx'
import { mountSearchResults } from '../test/mountSearchResults.tsx'
import { reply } from '../test/scriptedService.ts'
import { AddressForm } from './address-form/AddressForm.tsx'
import { ar } from './messages/ar.ts'
import { de } from './messages/de.ts'
import { es } from './messages/es.ts'
import { fr } from './messages/fr.ts'
import { it as italian } from './messages/it.ts'
import './styles.css'

test.each(Object.entries({ ar, de, es, fr, it: italian }))(
  'in %s at 320 px, also with text of double size, nothing overflows and axe reports nothing',
  fits(),
)

test('on a narrow screen long words are hyphenated, and names are not', async () => {
  const { rows } = mountSearchResults(
    { places: [place], label: 'results' },
    { provider: { language: 'de', messages: de } },
  )
  const [row] = rows()
  const name = row?.querySelector('[translate="no"]')
  if (!row || !name) throw new Error('There should be a row with a name.')
  const hyphens = () => [row, name].map((element) => getComputedStyle(element).hyphens)
  await page.viewport(1280, 800)
  expect(hyphens()).toEqual(['manual', 'manual'])
  await page.viewport(320, 800)
  expect(hyphens()).toEqual(['auto', 'manual'])
})

function readFromTheRight(): void {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
}

const arabic = { language: 'ar', messages: ar }

test('right to left: icons of results are at the right, distances at the left of the kind', () => {
  readFromTheRight()
  const { rows } = mountSearchResults({ places: [place] }, { provider: arabic })
  const at = (part: string): number =>
    rows()[0]?.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect().left ?? Number.NaN
  expect(at('disc')).toBeGreaterThan(at('title'))
  expect(at('distance')).toBeLessThan(at('kind'))
})

test('right to left: Latin texts of a card are aligned right', () => {
  readFromTheRight()
  const { card } = mountPlaceCard({ place }, undefined, arabic)
  const box = (part: string): DOMRect | undefined =>
    card.querySelector(part)?.getBoundingClientRect()
  const icon = box('[data-part="disc"]')
  const title = box('[data-part="title"]')
  expect(icon?.left).toBeGreaterThan(title?.left ?? Number.POSITIVE_INFINITY)
  expect(getComputedStyle(card.querySelector('[data-part="line"]') as Element).textAlign).toBe(
    'right',
  )
  expect(card.textContent).toContain('مفتوح · يغلق الساعة 5:20 م')
})

test('right to left: icons are at the right of the places to choose from', async () => {
  readFromTheRight()
  const { card } = mountPlaceCard(
    { query: 'x' },
    [reply({ places: [everything, everything] })],
    arabic,
  )
  await waitFor(() => expect(card.dataset.status).toBe('ambiguous'))
  for (const part of ['name', 'address']) {
    const { textAlign, direction } = getComputedStyle(
      card.querySelector(`[data-part="${part}"]`) ?? card,
    )
    expect([textAlign, direction]).toEqual(['right', 'ltr'])
  }
})

test('right to left: address fields begin at the right, and their contents have their own direction', () => {
  readFromTheRight()
  mountAddressForm(
    <AddressForm country="UY" defaultValues={{ 'address-level2': 'Montevideo 1' }} />,
    [],
    arabic,
  )
  const { direction, textAlign } = getComputedStyle(screen.getByLabelText('المدينة'))
  expect([direction, textAlign]).toEqual(['ltr', 'right'])
  expect(screen.getByLabelText('البلد')).toBeTruthy()
})

test('right to left: the arrow of a list of regions is at its left, whatever it contains', async () => {
  readFromTheRight()
  mountAddressForm(
    <AddressForm country="UY" defaultValues={{ 'address-level1': 'Montevideo' }} />,
    [],
    arabic,
  )
  const region = (): Element | null => document.querySelector('[data-list] > input')
  await waitFor(() => expect(region()).not.toBeNull())
  const { direction, backgroundPosition } = getComputedStyle(region() ?? document.body)
  expect([direction, backgroundPosition]).toEqual(['ltr', '12px 50%, 18px 50%'])
})
