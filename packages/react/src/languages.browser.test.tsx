import { everything, everythingRoute } from '@signpost/testing/fixtures'
import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { overflowingElements } from '../../../test/browser/overflowingElements.ts'
import { violations } from '../../../test/browser/violations.ts'
import { mountAddressForm } from '../test/mountAddressForm.tsx'
import { mountCatalog } from '../test/mountCatalog.tsx'
import { mountPlaceCard } from '../test/mountPlaceCard.tsx'
import { mountSearchResults } from '../test/mountSearchResults.tsx'
import { pictures } from '../test/pictures.ts'
import { readPlace } from '../test/readPlace.ts'
import { readRoute } from '../test/readRoute.ts'
import { reply } from '../test/scriptedService.ts'
import { AddressForm } from './address-form/AddressForm.tsx'
import { BrandPicker } from './brand-picker/BrandPicker.tsx'
import { CategoryBrowser } from './category-browser/CategoryBrowser.tsx'
import { ManeuverList } from './maneuver-list/ManeuverList.tsx'
import { ar } from './messages/ar.ts'
import { de } from './messages/de.ts'
import { es } from './messages/es.ts'
import { fr } from './messages/fr.ts'
import { it as italian } from './messages/it.ts'
import { RouteOptions } from './route-options/RouteOptions.tsx'
import { RouteSummary } from './route-summary/RouteSummary.tsx'
import { SearchResults } from './search-results/SearchResults.tsx'
import './styles.css'

const partner_contents = { ...everything.partner_contents, icon_url: pictures[0] }
const place = await readPlace({ ...everything, partner_contents })
const route = await readRoute(everythingRoute)

const languages = { ar, de, es, fr, it: italian }

test.each(Object.entries(languages))(
  'in %s at 320 px, also with text of double size, nothing overflows and axe reports nothing',
  async (language, messages) => {
    const { view } = mountCatalog(
      <div
        id="frame"
        lang={language}
        dir={language === 'ar' ? 'rtl' : 'ltr'}
        style={{ inlineSize: 320 }}
      >
        <SearchResults places={[place]} renderActions={() => <a href="/route">→</a>} />
        <RouteOptions />
        <RouteSummary route={route} vehicle="car" />
        <ManeuverList route={route} defaultActiveStep={1} />
        <BrandPicker countries={['UY', 'DE']} defaultSelected={[{ id: 'a', name: 'Disco' }]} />
        <CategoryBrowser defaultOpen={['food-drink']} />
      </div>,
      { language, messages },
    )
    const frame = view.container.querySelector<HTMLElement>('#frame')
    if (!frame) throw new Error('There is no frame.')
    const loading = () => view.container.querySelectorAll('[data-status="loading"]').length
    await expect.poll(loading).toBe(0)
    expect(await violations(frame)).toEqual([])
    expect(overflowingElements(frame)).toEqual([])
    document.documentElement.style.cssText =
      'font-size: 200%; letter-spacing: 0.12em; word-spacing: 0.16em; line-height: 1.5'
    onTestFinished(() => document.documentElement.removeAttribute('style'))
    expect(overflowingElements(frame)).toEqual([])
  },
)

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
    const line = card.querySelector(`[data-part="${part}"]`)
    expect(line && getComputedStyle(line).textAlign).toBe('right')
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
