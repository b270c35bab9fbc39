import type { PlaceSuggestion } from '@signpost/client'
import { hostileTexts } from '@signpost/testing/fixtures'
import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { en } from '../../test/en.ts'
import { mountElement } from '../../test/mountElement.tsx'
import { categoryPaths } from '../icons/categoryIcons.ts'
import { iconPaths } from '../icons/iconPaths.ts'
import type { SignpostProviderProps } from '../provider/SignpostProvider.tsx'
import { SuggestionRow } from './SuggestionRow.tsx'
import '../styles.css'

const theatre: PlaceSuggestion = {
  kind: 'place',
  line1: 'Teatro Solís',
  line2: 'Buenos Aires s/n',
  line3: 'Montevideo 11000',
  distance: 350,
  categories: [{ code: 'theatre', name: 'Theatre' }],
  brands: [],
}

/** Mounts the row of a place in a list of 300 px. */
function mountRow(place: Partial<PlaceSuggestion>, query = '', settings?: SignpostProviderProps) {
  const suggestion = { ...theatre, ...place }
  mountElement(
    <div data-signpost="place-search" style={{ inlineSize: 300 }}>
      <div role="listbox" aria-label="Rows">
        <div role="option" aria-selected="false" tabIndex={-1} data-part="row">
          <SuggestionRow
            item={{ kind: 'suggestion', key: 'a', suggestion }}
            query={query}
            messages={en.placeSearch}
          />
        </div>
      </div>
    </div>,
    settings,
  )
  return screen.getByRole('option')
}

test('its accessible name is its whole text, not split at the marks', () => {
  const row = mountRow({}, 'te so')
  const marks = Array.from(row.querySelectorAll('mark'), (mark) => mark.textContent)
  expect(marks).toEqual(['Te', 'So'])
  expect(screen.getByRole('option', { name: /^Teatro Solís\b/ })).toBe(row)
  expect(row.textContent).toBe('Teatro SolísBuenos Aires s/n, Montevideo 11000350 m')
})

test('a place has the icon of its category as soon as that is loaded', async () => {
  const row = mountRow({})
  const drawn = () => row.querySelector('[data-part="disc"] path')?.getAttribute('d')
  expect([iconPaths.place, categoryPaths.theatre]).toContain(drawn())
  await expect.poll(drawn).toBe(categoryPaths.theatre)
})

test.each([
  ['es-UY', undefined, '350 m'],
  ['en', undefined, '350 m'],
  ['en', 'imperial', '0.2 mi'],
  ['ar-EG', undefined, '٣٥٠'],
] as const)('the distance, in %s with units %s', (language, units, shown) => {
  expect(mountRow({}, '', { language, units }).textContent).toContain(shown)
})

test('distance 0 is shown; negative or unreadable is hidden', () => {
  const distances = [0, -1, Number.NaN, Number.POSITIVE_INFINITY].map((distance) => {
    const shown = mountRow({ distance }).querySelector('[data-part="distance"]')?.textContent
    document.body.replaceChildren()
    return shown
  })
  expect(distances).toEqual(['0 m', undefined, undefined, undefined])
})

test.each(Object.entries(hostileTexts))('hostile text stays text in its row: %s', (_, hostile) => {
  const row = mountRow({ line1: hostile, line2: hostile, line3: `${hostile} 2`, distance: 5 }, 'a')
  expect(row.querySelector('script, img, b')).toBeNull()
  expect(row.textContent).toContain('10 m')
  expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
  // A row has at most two lines for the name and two for the address.
  expect(row.getBoundingClientRect().height).toBeLessThan(140)
})

test('with letters of twice the size the name is not broken; it moves below the icon', () => {
  const { style } = document.documentElement
  style.fontSize = '200%'
  onTestFinished(() => void style.removeProperty('font-size'))
  const row = mountRow({ line1: 'Balmoral Plaza' })
  const widthOf = (part: string) =>
    row.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect().width ?? 0
  // Six times the size of a letter.
  expect(widthOf('text')).toBeGreaterThanOrEqual(6 * 32)
  expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
})

test('a line that is cut off can be read whole', () => {
  const row = mountRow({ line1: hostileTexts.long })
  expect(row.querySelector('[data-part="title"]')).toHaveProperty('title', hostileTexts.long)
})

test.each(['Juan Benito Blanco 674', 'Avenida Ingeniero Luis Ponce de León 1268'])(
  'the town gives way to the house number: %s',
  async (line2) => {
    const row = mountRow({ line2, line3: '11300 Montevideo' })
    const line = row.querySelector('[data-part="line"]')
    const number = line?.querySelector('[data-number]')
    if (!line || !number) throw new Error('There should be a number.')
    const [outer, inner] = [line.getBoundingClientRect(), number.getBoundingClientRect()]
    expect(number.textContent).toBe(line2.split(' ').at(-1))
    expect([inner.left >= outer.left, inner.right <= outer.right]).toEqual([true, true])
    expect(number.scrollWidth).toBeLessThanOrEqual(number.clientWidth)
    expect(outer.height).toBeLessThan(24)
    expect(line.textContent).toBe(`${line2}, 11300 Montevideo`)
    const town = line.querySelector('[data-town]')?.getBoundingClientRect()
    const isSeen = (town?.top ?? 0) < outer.bottom - 1
    expect(isSeen ? (town?.width ?? 0) > 40 : true).toBe(true)
  },
)

test.each(['Ancap', 'Distribuidora Uruguaya de Combustibles'])(
  'a brand before the street cuts the street and not its number: %s',
  (brand) => {
    const line2 = 'Avenida Ingeniero Luis Ponce de León 1268'
    const row = mountRow({ line2, brands: [{ id: 'a', name: brand }] })
    const line = row.querySelector('[data-part="line"]')
    const number = line?.querySelector('[data-number]')
    if (!line || !number) throw new Error('There should be a number.')
    const [outer, inner] = [line.getBoundingClientRect(), number.getBoundingClientRect()]
    expect(number.textContent).toBe('1268')
    expect(inner.right).toBeLessThanOrEqual(outer.right)
    expect(number.scrollWidth).toBeLessThanOrEqual(number.clientWidth)
    expect(outer.height).toBeLessThan(24)
    expect(line.textContent).toBe(`${brand}, ${line2}, Montevideo 11000`)
    const shown = line.querySelector('[data-before]') as HTMLElement
    expect(shown.clientWidth).toBeGreaterThan(30)
    expect(shown.scrollWidth > shown.clientWidth).toBe(brand.length > 20)
  },
)

test('a part before a short street is whole where there is room', () => {
  const row = mountRow({ line2: 'Ejido', line3: 'Roma', brands: [{ id: 'a', name: 'Restaurant' }] })
  const [before, town] = ['[data-before]', '[data-town]'].map(
    (part) => row.querySelector(part) as HTMLElement,
  )
  expect(before?.scrollWidth).toBeLessThanOrEqual(before?.clientWidth ?? 0)
  expect(town?.scrollWidth).toBeLessThanOrEqual(town?.clientWidth ?? 0)
})

test('a street and its town stay together on a page from right to left', () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  const row = mountRow({ line2: 'Soriano 774', line3: 'Roma' })
  const parts = ['', ' > :first-child', ' > [data-town] > span', ' > [data-town] > bdi']
  const [line, street, comma, town] = parts.map((part) =>
    row.querySelector(`[data-part="line"]${part}`)?.getBoundingClientRect(),
  )
  if (!line || !street || !comma || !town) throw new Error('There should be a street and a town.')
  expect(Math.abs(town.right - line.right)).toBeLessThan(1)
  expect(Math.abs(comma.left - street.right)).toBeLessThan(1)
})

test.each(['ltr', 'rtl'])(
  'a line of three parts is in one piece, in Arabic and in Latin letters: %s',
  (dir) => {
    document.documentElement.dir = dir
    onTestFinished(() => document.documentElement.removeAttribute('dir'))
    const rest = { line2: 'Soriano 774', line3: 'Roma', distance: undefined }
    for (const name of ['مسرح', 'Theater']) {
      const row = mountRow({ brands: [{ id: 'a', name }], ...rest })
      const isRight = name !== 'Theater'
      const boxes = ['', ' [data-before]', ' [data-before] + span', ' bdi', ' [data-town]'].map(
        (part) => row.querySelector(`[data-part="line"]${part}`)?.getBoundingClientRect(),
      )
      const [line, kind, comma, street, town] = boxes
      if (!line || !kind || !comma || !street || !town) throw new Error('There should be 3 parts.')
      const between = (a: DOMRect, b: DOMRect) =>
        Math.round(isRight ? a.left - b.right : b.left - a.right)
      // A space follows the comma, and nothing else is between the parts.
      expect([between(kind, comma), between(comma, street), between(street, town)]).toEqual([
        0, 4, 0,
      ])
      const [first, last] = isRight === (dir === 'rtl') ? [kind, town] : [town, kind]
      const start = dir === 'rtl' ? line.right - first.right : first.left - line.left
      expect([name, Math.round(start), last.height > 0]).toEqual([name, 0, true])
      document.body.replaceChildren()
    }
  },
)

test('a line of one part begins where the lines of a page from right to left do', () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  const line = mountRow({ line2: '11000 Montevideo', line3: undefined }).querySelector(
    '[data-part="line"]',
  )
  const text = line?.querySelector(':scope > span > span')?.getBoundingClientRect()
  expect(text?.right).toBeCloseTo(line?.getBoundingClientRect().right ?? 0, 0)
})

test('each line runs in the direction of its own letters', () => {
  const row = mountRow({ line1: 'مسرح سوليس' })
  const [line1, line2] = row.querySelectorAll('[data-part="text"] > *')
  if (!line1 || !line2) throw new Error('There should be two lines.')
  expect([line1, line2].map((line) => getComputedStyle(line).direction)).toEqual(['rtl', 'ltr'])
  // Both lines still align with the start of lines on this page.
  expect([line1, line2].map((line) => getComputedStyle(line).textAlign)).toEqual(['left', 'left'])
})
