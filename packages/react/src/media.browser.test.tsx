import { everyCommandRoute, everything, everythingRoute } from '@signpost/testing/fixtures'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { emulateMedia } from '../../../test/browser/emulateMedia.ts'
import { emulatePrint } from '../../../test/browser/emulatePrint.ts'
import { pictures } from '../../../test/browser/pictures.ts'
import { emulateTouchScreen } from '../../../test/browser/touch.ts'
import { mountCatalog } from '../test/mountCatalog.tsx'
import { mountElement } from '../test/mountElement.tsx'
import { mountPlaceCard } from '../test/mountPlaceCard.tsx'
import { mountPlaceSearch } from '../test/mountPlaceSearch.tsx'
import { mountSearchResults } from '../test/mountSearchResults.tsx'
import { readPlace } from '../test/readPlace.ts'
import { readRoute } from '../test/readRoute.ts'
import { BrandPicker } from './brand-picker/BrandPicker.tsx'
import { CategoryBrowser } from './category-browser/CategoryBrowser.tsx'
import { ManeuverList } from './maneuver-list/ManeuverList.tsx'
import './styles.css'

const partner_contents = { ...everything.partner_contents, icon_url: pictures[0] }
const tavern = { ...(await readPlace({ ...everything, partner_contents })), id: 'tavern' }
const places = [tavern, { ...tavern, id: 'other', name: 'Other tavern' }]
const onDirections = (): void => undefined

async function mountCatalogs(): Promise<HTMLElement> {
  const brands = ['Disco', 'ANCAP', 'Antel'].map((name) => ({
    id: `uy-${name.toLowerCase()}`,
    name,
  }))
  const { view } = mountCatalog(
    <>
      <BrandPicker countries={['UY', 'DE']} defaultSelected={brands} />
      <CategoryBrowser
        defaultSelected={[{ code: 'food-drink', name: 'Food & Drink' }]}
        defaultOpen={['food-drink']}
      />
    </>,
  )
  const ready = () => view.container.querySelectorAll('[data-status="ready"]').length
  await expect.poll(ready).toBe(2)
  return view.container
}

describe('print', () => {
  test('results: prints every row, and no buttons', async () => {
    const renderActions = (): ReactNode => <button type="button">Directions</button>
    const { rows } = mountSearchResults({ places, renderActions })
    await emulatePrint()
    expect(rows().every((row) => row.checkVisibility())).toBe(true)
    expect(screen.getAllByText('Directions').some((action) => action.checkVisibility())).toBe(false)
    expect(screen.getByLabelText('Sort by').checkVisibility()).toBe(false)
  })

  test('a card: prints the week and all texts, and no buttons', async () => {
    const { card } = mountPlaceCard({ place: tavern, onDirections })
    await emulatePrint()
    const shown = (part: string): boolean | undefined => card.querySelector(part)?.checkVisibility()
    expect(shown('[data-signpost="place-card-actions"]')).toBe(false)
    expect(shown('[data-part="content"]')).toBe(true)
    expect(shown('[data-part="title"]')).toBe(true)
  })

  test('steps: prints the whole route', async () => {
    const route = await readRoute(everyCommandRoute)
    const { container } = mountElement(<ManeuverList route={route} />)
    const whole = container.querySelector('ol')?.textContent
    await emulatePrint()
    const rows = [...container.querySelectorAll('[data-part="row"]')]
    expect(rows.map((row) => getComputedStyle(row).contentVisibility)).toEqual(
      rows.map(() => 'visible'),
    )
    // biome-ignore lint/performance/useDomNodeTextContent: only this includes invisible text.
    expect(container.querySelector('ol')?.innerText.replace(/\s+/g, '')).toBe(
      whole?.replace(/\s+/g, ''),
    )
    expect(screen.getByText('Copy').checkVisibility()).toBe(false)
  })

  test('catalogs: prints the selection', async () => {
    const catalogs = await mountCatalogs()
    await emulatePrint()
    // biome-ignore lint/performance/useDomNodeTextContent: only this includes invisible text.
    const read = catalogs.innerText
    for (const name of ['Disco', 'ANCAP', 'Antel', 'Food & Drink', 'Bakery'])
      expect(read).toContain(name)
    for (const name of ['Abitab', 'Shopping']) expect(read).not.toContain(name)
  })
})

async function openBox(): Promise<HTMLElement> {
  const { box } = mountPlaceSearch()
  await box.search('ave')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => box.highlighted).toBe(box.rows[0])
  return document.querySelector<HTMLElement>('[data-part="popup"]') ?? document.body
}

test('print: an open list of suggestions is not printed over the page', async () => {
  const popup = await openBox()
  expect(popup.checkVisibility()).toBe(true)
  await emulatePrint()
  expect(popup.checkVisibility()).toBe(false)
})

test('the highlighted suggestion has a bar in the accent color, which contrasts in every theme; more of it on demand', async () => {
  const popup = await openBox()
  const edges = (row: Element | null | undefined): boolean[] => {
    const { borderInlineStartColor, borderBlockEndColor } = getComputedStyle(row ?? popup)
    return [borderInlineStartColor, borderBlockEndColor].map((color) => color === accent)
  }
  const probe = popup.appendChild(document.createElement('i'))
  probe.style.color = 'var(--signpost-color-accent)'
  const accent = getComputedStyle(probe).color
  const [first, second] = popup.querySelectorAll('[data-part="row"]')
  expect([edges(first), edges(second)]).toEqual([
    [true, false],
    [false, false],
  ])
  await emulateMedia('prefers-contrast', 'more')
  expect([edges(first), edges(second)]).toEqual([
    [true, true],
    [false, false],
  ])
})

describe('forced colors', () => {
  test('results: the selected row has a border that others have not', async () => {
    await emulateMedia('forced-colors', 'active')
    const { rows } = mountSearchResults({ places, selected: 'other' })
    expect(rows().map((row) => getComputedStyle(row).outlineStyle)).toEqual(['none', 'solid'])
  })

  test('results: the choice of their order has the arrow of the browser, and facts have dots that are text', async () => {
    await emulateMedia('forced-colors', 'active')
    mountSearchResults({ places })
    expect(getComputedStyle(screen.getByRole('combobox')).appearance).toBe('auto')
    const kind = document.querySelector('[data-part="kind"]') as Element
    expect(getComputedStyle(kind, '::before').content).toBe('"· "')
    await emulateMedia('forced-colors', 'none')
    expect(getComputedStyle(screen.getByRole('combobox')).appearance).toBe('none')
    expect(getComputedStyle(kind, '::before').content).toBe('none')
  })

  test('a card: its buttons are visible', async () => {
    await emulateMedia('forced-colors', 'active')
    const { card } = mountPlaceCard({ place: tavern, onDirections })
    const buttons = [...card.querySelectorAll(':is([data-part="tool"], [data-part="control"])')]
    const borders = buttons.map((button) => getComputedStyle(button).borderTopWidth)
    expect(borders.length).toBeGreaterThan(0)
    expect(new Set(borders)).toEqual(new Set(['1px']))
  })

  test('steps: the current one has a border that others have not', async () => {
    await emulateMedia('forced-colors', 'active')
    mountElement(<ManeuverList route={await readRoute(everythingRoute)} activeStep={0} />)
    const [step, other] = screen.getAllByRole('button')
    const outline = (element: Element | undefined) =>
      element && getComputedStyle(element).outlineStyle
    expect([outline(step), outline(other)]).toEqual(['solid', 'none'])
  })

  test('catalogs: selection and focus are visible without color', async () => {
    await emulateMedia('forced-colors', 'active')
    await mountCatalogs()
    const check = (name: string) => {
      const icon = screen.getByRole('option', { name }).querySelector('svg')
      return icon && getComputedStyle(icon).visibility
    }
    expect([check('Disco'), check('Abitab')]).toEqual(['visible', 'hidden'])
    await userEvent.keyboard('{Tab}{Tab}{Tab}')
    const active = screen.getByRole('option', { name: 'Abitab' })
    expect(getComputedStyle(active).outlineStyle).toBe('solid')
  })
})

test('reduced motion: the skeleton of a card is not animated', async () => {
  const pulse = (card: HTMLElement): number =>
    card.querySelector('[data-part="skeleton"]')?.getAnimations().length ?? 0
  await emulateMedia('prefers-reduced-motion', 'no-preference')
  const { card, view } = mountPlaceCard({ place: undefined })
  expect(pulse(card)).toBe(1)
  view.unmount()
  await emulateMedia('prefers-reduced-motion', 'reduce')
  expect(pulse(mountPlaceCard({ place: undefined }).card)).toBe(0)
})

test('touch: every target of a catalog is at least 44 px high', async () => {
  await emulateTouchScreen()
  const catalogs = await mountCatalogs()
  const targets = catalogs.querySelectorAll('button, select, label:has(input), [role="option"]')
  expect(targets.length).toBeGreaterThan(30)
  for (const target of targets) {
    const { height } = target.getBoundingClientRect()
    expect([target.outerHTML.slice(0, 60), height >= 43.5]).toEqual([expect.any(String), true])
  }
})

test('keyboard: the focus ring surrounds the whole row of a result', async () => {
  mountSearchResults({ places })
  document.querySelector('select')?.focus()
  await userEvent.keyboard('{Tab}')
  const control = document.activeElement ?? document.body
  expect(getComputedStyle(control, '::after').outlineStyle).toBe('solid')
})

test('the current step and the focus are visible without color', async () => {
  mountElement(<ManeuverList route={await readRoute(everythingRoute)} activeStep={0} />)
  const step = screen.getByRole('button', { current: 'step' })
  const other = screen.getAllByRole('button')[1]
  const bar = (element: Element | undefined) =>
    element && getComputedStyle(element, '::before').inlineSize
  expect([bar(step), bar(other)]).toEqual(['3px', 'auto'])
  await userEvent.keyboard('{Tab}')
  expect(getComputedStyle(step).outlineStyle).toBe('solid')
  expect(Number.parseFloat(getComputedStyle(step).outlineWidth)).toBeGreaterThanOrEqual(2)
})
