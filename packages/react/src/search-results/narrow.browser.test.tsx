import type { Place } from '@signpost/client'
import { createGeoFetch } from '@signpost/testing'
import { manyPlaces } from '@signpost/testing/fixtures'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { mountSearchResults } from '../../test/mountSearchResults.tsx'
import { readPlace } from '../../test/readPlace.ts'
import '../styles.css'

const places = await Promise.all(manyPlaces(10).places.map((place) => readPlace(place)))

test('at 320 px the order is beside the number of places, and keeps its name', async () => {
  await page.viewport(320, 600)
  onTestFinished(() => page.viewport(800, 600))
  mountSearchResults({ places })
  const sort = screen.getByLabelText('Sort by').getBoundingClientRect()
  const count = screen
    .getByText('10 places', { selector: '[data-part="count"]' })
    .getBoundingClientRect()
  expect(sort.top).toBeLessThan(count.top)
  expect(sort.bottom).toBeGreaterThan(count.bottom)
  expect(sort.left).toBeGreaterThan(count.right)
  expect(sort.right).toBeLessThanOrEqual(320)
})

test.each([
  ['de', 'Sortieren nach folgender Ordnung', 336, false],
  ['de', 'Sortieren nach', 640, true],
  ['en', 'Sort by', 358, true],
])('the number of places and their order have one line: %s, %s, %i px', (...only) => {
  const [language, name, width, isWide] = only
  const { root } = mountSearchResults(
    { places },
    {
      around: (element) => <div style={{ inlineSize: width }}>{element}</div>,
      provider: { language, messages: { searchResults: { sort: name } } },
    },
  )
  const select = screen.getByLabelText(name)
  const head = root.querySelector('[data-part="header"]') as HTMLElement
  const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(head)
  const inner =
    head.clientHeight - Number.parseFloat(paddingBlockStart) - Number.parseFloat(paddingBlockEnd)
  expect(inner).toBeLessThanOrEqual(select.getBoundingClientRect().height + 1)
  // The label is beside the select, or hidden.
  const label = screen.getByText(name).getBoundingClientRect()
  const sort = select.parentElement?.getBoundingClientRect() ?? new DOMRect()
  const isBeside = label.bottom > select.getBoundingClientRect().top
  expect(isBeside).toBe(isWide)
  if (!isBeside) expect(label.bottom).toBeLessThanOrEqual(sort.top)
})

test.each(['ltr', 'rtl'])('the dot is in the middle between two facts: %s', (dir) => {
  const { root } = mountSearchResults(
    { places },
    { around: (element) => <div dir={dir}>{element}</div> },
  )
  const where = root.querySelector('[data-part="address"]') as HTMLElement
  const before = where.previousElementSibling as HTMLElement
  const style = getComputedStyle(where)
  const [width = ''] = style.backgroundSize.split(' ')
  const [box, other] = [where.getBoundingClientRect(), before.getBoundingClientRect()]
  // The separator is painted in the middle of its background, between the edge of the first fact and the text of the second.
  expect(width).toBe(dir === 'ltr' ? style.paddingLeft : style.paddingRight)
  const gap = dir === 'ltr' ? box.left - other.right : other.left - box.right
  expect(Math.abs(gap)).toBeLessThan(0.1)
})

describe.each([
  ['ltr', 'en'],
  ['rtl', 'ar'],
])(
  'the distance is in the line below the name, after the kind and before the address: %s',
  (dir, language) => {
    const away = { ...places[0], name: 'Café', distance: 240 } as Place
    const around = (element: ReactNode): ReactNode => (
      <div dir={dir} style={{ inlineSize: 390 }}>
        {element}
      </div>
    )
    const boxOf = (root: Element, part: string): DOMRect =>
      root.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect() ?? new DOMRect()

    test('and gives its room to no other line', () => {
      const { root } = mountSearchResults({ places: [away] }, { around, provider: { language } })
      const [row, title, what, distance, where] = [
        root.querySelector('li')?.getBoundingClientRect() ?? new DOMRect(),
        ...['title', 'kind', 'distance', 'address'].map((part) => boxOf(root, part)),
      ] as [DOMRect, DOMRect, DOMRect, DOMRect, DOMRect]
      expect(distance.top).toBeGreaterThanOrEqual(title.bottom - 1)
      expect(Math.abs(distance.top - what.top)).toBeLessThan(2)
      expect(Math.abs(distance.top - where.top)).toBeLessThan(2)
      const inOrder = dir === 'ltr' ? [what, distance, where] : [where, distance, what]
      expect(inOrder[0]?.right).toBeLessThan((inOrder[1]?.left ?? 0) + 0.1)
      expect(inOrder[1]?.right).toBeLessThan((inOrder[2]?.left ?? 0) + 0.1)
      // The text spans the row from the icon to the padding.
      const text = boxOf(root, 'text')
      expect(dir === 'ltr' ? row.right - text.right : text.left - row.left).toBeLessThan(13)
    })

    test('is whole, and within the row, where the kind fills lines', () => {
      const kind = {
        code: 'any',
        name: 'Estación de servicio con lavadero y minimercado '.repeat(3),
      }
      const { root } = mountSearchResults(
        { places: [{ ...away, categories: [kind] }] },
        { around, provider: { language } },
      )
      const row = root.querySelector('li')?.getBoundingClientRect() ?? new DOMRect()
      const distance = root.querySelector('[data-part="distance"]') as HTMLElement
      const { left, right, bottom } = distance.getBoundingClientRect()
      expect(left).toBeGreaterThanOrEqual(row.left)
      expect(right).toBeLessThanOrEqual(row.right)
      expect(bottom).toBeLessThanOrEqual(row.bottom)
      expect(boxOf(root, 'where').top).toBeGreaterThanOrEqual(boxOf(root, 'what').bottom - 1)
    })
  },
)

test('a travel time that is known late moves nothing in its line', async () => {
  let answer = (): void => {}
  const late = new Promise<void>((resolve) => {
    answer = resolve
  })
  const service = createGeoFetch()
  const { root } = mountSearchResults(
    {
      places: places.slice(0, 2).map((place) => ({ ...place, distance: 240 })),
      near: { latitude: -34.9, longitude: -56.17 },
      travelTime: {},
    },
    {
      around: (element) => <div style={{ inlineSize: 390 }}>{element}</div>,
      provider: {
        client: {
          baseUrl: 'https://late.example',
          apiKey: 'any',
          fetch: async (input, init) => {
            await late
            return service(input, init)
          },
        },
      },
    },
  )
  const boxes = (): string[] =>
    [...root.querySelectorAll('[data-part="address"]')].map((where) =>
      JSON.stringify(where.getBoundingClientRect()),
    )
  const before = boxes()
  answer()
  await expect
    .poll(() => root.querySelectorAll('[data-signpost="travel-time"][data-status="ready"]').length)
    .toBe(2)
  expect(boxes()).toEqual(before)
})
