import type { Place } from '@signpost/client'
import { createGeoFetch } from '@signpost/testing'
import { everything, manyPlaces } from '@signpost/testing/fixtures'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pictures } from '../../../../test/browser/pictures.ts'
import { languages } from '../../test/languages.ts'
import { mountSearchResults } from '../../test/mountSearchResults.tsx'
import { readPlace } from '../../test/readPlace.ts'
import '../styles.css'

const boxOf = (root: Element, part: string): DOMRect =>
  root.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect() ?? new DOMRect()
const places = await Promise.all(manyPlaces(10).places.map((place) => readPlace(place)))

test('at 320 px the order and the number of places share a line', async () => {
  await page.viewport(320, 600)
  onTestFinished(() => page.viewport(800, 600))
  const { root } = mountSearchResults({ places })
  const sort = screen.getByLabelText('Sort by').getBoundingClientRect()
  const count = boxOf(root, 'count')
  expect(sort.top).toBeLessThan(count.top)
  expect(sort.bottom).toBeGreaterThan(count.bottom)
  expect(sort.right).toBeLessThan(count.left)
  expect(count.right).toBeLessThanOrEqual(320)
})

test('at 320 px the number of an address that is a result is not cut', async () => {
  await page.viewport(320, 600)
  onTestFinished(() => page.viewport(800, 600))
  const name = 'Avenida Doctor Luis Alberto de Herrera 1248'
  const address = await readPlace({ name, location: everything.location, distance: 480 })
  const { root } = mountSearchResults({ places: [address] })
  expect(screen.getByText(name)).toBeVisible()
  const title = root.querySelector<HTMLElement>('[data-part="row"] [data-part="title"]')
  expect(title?.scrollWidth).toBe(title?.clientWidth)
  expect(boxOf(root, 'row').height).toBeLessThanOrEqual(112)
})

test('with filters the order begins their line, which a mouse scrolls by a bar', async () => {
  const { root } = mountSearchResults(
    { places, filterOptions: ['open', 'rating', 'category', 'brand'] },
    { around: (element) => <div style={{ inlineSize: 320 }}>{element}</div> },
  )
  const line = root.querySelector('[data-part="controls"]') as HTMLElement
  const tops = [...line.querySelectorAll('select, button')].map((control) => {
    const { top, height } = control.getBoundingClientRect()
    return Math.round(top + height / 2)
  })
  expect(tops.length).toBeGreaterThan(2)
  expect(new Set(tops).size).toBe(1)
  expect(line.firstElementChild?.nextElementSibling).toBe(screen.getByLabelText('Sort by'))
  expect(boxOf(root, 'count').top).toBeGreaterThanOrEqual(line.getBoundingClientRect().bottom - 4)
  expect(root.scrollWidth).toBe(320)
  expect(getComputedStyle(line).scrollbarColor).toBe('rgba(0, 0, 0, 0) rgba(0, 0, 0, 0)')
  await userEvent.hover(screen.getByLabelText('Sort by'))
  expect(getComputedStyle(line).scrollbarColor).toMatch(/^rgb\(\d+, \d+, \d+\) rgba\(0, 0, 0, 0\)$/)
})

test.each(['ltr', 'rtl'])('the dot is in the middle between two facts: %s', async (dir) => {
  const rated = await readPlace({
    ...everything,
    partner_contents: { ...everything.partner_contents, icon_url: pictures[0] },
  })
  const { root } = mountSearchResults(
    { places: [rated] },
    { around: (element) => <div dir={dir}>{element}</div> },
  )
  const kind = root.querySelector('[data-part="kind"]') as HTMLElement
  const before = kind.previousElementSibling as HTMLElement
  const style = getComputedStyle(kind)
  const [width = ''] = style.backgroundSize.split(' ')
  const [box, other] = [kind.getBoundingClientRect(), before.getBoundingClientRect()]
  // The separator is painted in the middle of its background, between the edge of the first fact and the text of the second.
  expect(width).toBe(dir === 'ltr' ? style.paddingLeft : style.paddingRight)
  const gap = dir === 'ltr' ? box.left - other.right : other.left - box.right
  expect(Math.abs(gap)).toBeLessThan(0.1)
})

describe.each(['ltr', 'rtl'])('a row in a list of 390 px: %s', (dir) => {
  const around = (element: ReactNode): ReactNode => (
    <div dir={dir} style={{ inlineSize: 390 }}>
      {element}
    </div>
  )
  const away = { ...places[0], name: 'Café', distance: 240 } as Place

  test('the distance is at its end, beside the texts', () => {
    const { root } = mountSearchResults({ places: [away] }, { around })
    const [text, distance] = [boxOf(root, 'text'), boxOf(root, 'distance')]
    const row = root.querySelector('li')?.getBoundingClientRect() ?? new DOMRect()
    const gap = dir === 'ltr' ? distance.left - text.right : text.left - distance.right
    expect(gap).toBeGreaterThan(0)
    expect(dir === 'ltr' ? row.right - distance.right : distance.left - row.left).toBeLessThan(13)
    expect(
      Math.abs((distance.top + distance.bottom) / 2 - (row.top + row.bottom) / 2),
    ).toBeLessThan(2)
  })

  test('a long kind leaves the distance whole and within the row', () => {
    const kind = { code: 'any', name: 'Estación de servicio con lavadero y minimercado '.repeat(3) }
    const { root } = mountSearchResults({ places: [{ ...away, categories: [kind] }] }, { around })
    const row = root.querySelector('li')?.getBoundingClientRect() ?? new DOMRect()
    const { left, right, bottom } = boxOf(root, 'distance')
    expect(left).toBeGreaterThanOrEqual(row.left)
    expect(right).toBeLessThanOrEqual(row.right)
    expect(bottom).toBeLessThanOrEqual(row.bottom)
  })

  test.each(['Avenida 18 de Julio', 'Avenida General Eugenio Garzón y Camino Ariel'])(
    'an address keeps its house number, on one line: %s',
    (street) => {
      const address = { houseNumber: '14531', street, city: 'Montevideo', countryCode: 'URY' }
      const { root } = mountSearchResults(
        {
          places: [
            { ...away, address },
            { ...away, id: 'short', address: { ...address, street: 'Ejido' } },
          ],
        },
        { around },
      )
      const [line, short] = root.querySelectorAll<HTMLElement>('[data-part="address"]')
      const number = line?.querySelector<HTMLElement>('[data-number]')
      const [box, inner] = [line, number].map((part) => part?.getBoundingClientRect())
      expect(inner?.left).toBeGreaterThanOrEqual(box?.left ?? 0)
      expect(inner?.right).toBeLessThanOrEqual(box?.right ?? 0)
      expect(number?.scrollWidth).toBeLessThanOrEqual(number?.clientWidth ?? 0)
      expect(box?.height).toBe(short?.getBoundingClientRect().height)
      expect(line?.textContent).toBe(`${street} 14531, Montevideo`)
      // The address begins where the other lines do.
      const start = line?.firstElementChild?.getBoundingClientRect()
      const text = boxOf(root, 'text')
      expect(dir === 'ltr' ? start?.left : start?.right).toBe(
        dir === 'ltr' ? text.left : text.right,
      )
    },
  )
})

test.each(['en', 'fr', 'es', 'de', 'it', 'ar'])(
  'at 320 px a house number is visible beside the time and the distance: %s',
  async (language) => {
    const street = 'Avenida General Eugenio Garzón'
    const address = { houseNumber: '14531', street, city: 'Montevideo', countryCode: 'URY' }
    const place = { ...places[0], address, distance: 460 } as Place
    const { root } = mountSearchResults(
      {
        places: [place],
        near: { latitude: -34.9, longitude: -56.17 },
        travelTime: {},
        label: 'results',
      },
      {
        provider: { language, messages: languages[language] },
        around: (element) => (
          <div dir={language === 'ar' ? 'rtl' : 'ltr'} style={{ inlineSize: 320 }}>
            {element}
          </div>
        ),
      },
    )
    await expect
      .poll(() => root.querySelector('[data-signpost="travel-time"][data-status="ready"]'))
      .not.toBeNull()
    const number = root.querySelector('[data-number]') ?? root
    const [box, line] = [number.getBoundingClientRect(), boxOf(root, 'address')]
    expect([box.left >= line.left, box.right <= line.right]).toEqual([true, true])
    expect(number.scrollWidth).toBeLessThanOrEqual(number.clientWidth)
    expect(box.bottom).toBeLessThanOrEqual(line.bottom + 1)
    const trailing = boxOf(root, 'trailing')
    expect(language === 'ar' ? trailing.right <= box.left : box.right <= trailing.left).toBe(true)
  },
)

test.each(['ltr', 'rtl'])(
  'an address without room for its town begins where the list does: %s',
  (dir) => {
    const streets = { ltr: 'شارع الجمهورية العربية', rtl: 'Doctor Pablo de María' }
    const street = streets[dir as keyof typeof streets]
    const address = { houseNumber: '1185', street, city: 'Montevideo', countryCode: 'URY' }
    const [place] = places
    const { root } = mountSearchResults(
      { places: place ? [{ ...place, address }] : [] },
      { around: (element) => <div dir={dir}>{element}</div> },
    )
    const boxAt = (selector: string): DOMRect =>
      root.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    const gaps: number[] = []
    for (let width = 600; width > 200; width -= 4) {
      root.style.inlineSize = `${width}px`
      const outer = boxAt('[data-part="address"]')
      if (boxAt('[data-town]').top < outer.bottom - 1) continue
      const own = boxAt('[data-part="address"] > span > span')
      gaps.push(Math.round(dir === 'ltr' ? own.left - outer.left : outer.right - own.right))
    }
    expect(gaps.length).toBeGreaterThan(3)
    expect(new Set(gaps)).toEqual(new Set([0]))
  },
)

test('a town is never cut to a letter or two, which would read as part of the house number', () => {
  const address = { houseNumber: '1185', street: 'Doctor Pablo de María', city: 'Montevideo' }
  const [place] = places
  const { root } = mountSearchResults({ places: place ? [{ ...place, address }] : [] })
  const shown = new Set<string>()
  for (let width = 600; width > 200; width -= 4) {
    root.style.inlineSize = `${width}px`
    const line = boxOf(root, 'address')
    const town = root.querySelector('[data-town]') as HTMLElement
    const box = town.getBoundingClientRect()
    const isSeen = box.top < line.bottom - 1
    if (isSeen) expect(box.width).toBeGreaterThan(40)
    shown.add(isSeen ? (town.scrollWidth > town.clientWidth ? 'cut' : 'whole') : 'out')
  }
  expect([...shown]).toEqual(['whole', 'cut', 'out'])
})

test('rows have one height, whatever is known of a place', async () => {
  const full = await readPlace({
    ...everything,
    fuel_prices: undefined,
    partner_contents: { ...everything.partner_contents, icon_url: pictures[0] },
  })
  const known = { ...full, content: undefined, fuelPrices: [], distance: 240 }
  const { root } = mountSearchResults(
    {
      places: [
        known,
        { ...known, id: 'unrated', partner: undefined },
        { ...known, id: 'nowhere', partner: undefined, address: undefined },
        ...places.slice(0, 1),
      ],
    },
    { around: (element) => <div style={{ inlineSize: 390 }}>{element}</div> },
  )
  const heights = [...root.querySelectorAll('li')].map((row) => row.getBoundingClientRect().height)
  expect(heights).toEqual([88, 88, 88, 88])
})

test.each(['en', ...Object.keys(languages)])(
  'rows have one height in a narrow list, closed until another day or rated: %s',
  async (language) => {
    const hours = { day: 1, start: 9 * 3600, end: 17 * 3600 }
    const full = await readPlace({
      ...everything,
      partner_contents: { ...everything.partner_contents, icon_url: pictures[0] },
    })
    const known = {
      ...full,
      name: 'Asociación Uruguaya de Fútbol, sede social y museo',
      content: undefined,
      fuelPrices: [],
      distance: 1240,
    }
    const closed: Place = {
      ...known,
      id: 'closed',
      partner: undefined,
      hours: { sessions: [hours] },
    }
    const { root } = mountSearchResults(
      {
        places: [known, closed, { ...closed, id: 'rated', partner: full.partner }],
        near: { latitude: -34.9, longitude: -56.17 },
        travelTime: {},
        label: 'results',
      },
      {
        provider: { language, messages: languages[language] },
        around: (element) => <div dir={/ar|he/.test(language) ? 'rtl' : 'ltr'}>{element}</div>,
      },
    )
    for (const width of [320, 360, 400]) {
      root.style.inlineSize = `${width}px`
      const heights = [...root.querySelectorAll('li')].map((row) => row.offsetHeight)
      expect([width, ...heights]).toEqual([width, 88, 88, 88])
    }
  },
)

describe.each(['en', ...Object.keys(languages)])('the status of a row is whole: %s', (language) => {
  const sessions = [
    { day: 3, start: 9 * 3600, end: 22 * 3600 },
    { day: 3, start: 15 * 3600, end: 23 * 3600 },
    { day: 1, start: 9 * 3600, end: 17 * 3600 },
  ]

  test.each(['photos', 'icons'])('beside the time and the distance, with %s', async (media) => {
    const full = await readPlace(everything)
    const shown = sessions.map(
      (session, index): Place => ({
        ...full,
        id: `${index}`,
        partner: undefined,
        fuelPrices: [],
        distance: 1240,
        hours: { sessions: [session] },
        content:
          media === 'photos' && full.content ? { ...full.content, photos: pictures } : undefined,
      }),
    )
    const { root } = mountSearchResults(
      {
        places: shown,
        near: { latitude: -34.9, longitude: -56.17 },
        travelTime: {},
        label: 'results',
      },
      {
        provider: { language, messages: languages[language] },
        around: (element) => <div dir={/ar|he/.test(language) ? 'rtl' : 'ltr'}>{element}</div>,
      },
    )
    await expect
      .poll(
        () => root.querySelectorAll('[data-signpost="travel-time"][data-status="ready"]').length,
      )
      .toBe(3)
    const cut: string[] = []
    for (const width of [320, 360, 400]) {
      root.style.inlineSize = `${width}px`
      for (const row of root.querySelectorAll('li')) {
        const [status, trailing] = ['status', 'trailing'].map((part) =>
          row.querySelector<HTMLElement>(`[data-part="${part}"]`),
        )
        if (!status || !trailing) throw new Error('A row has no status, or no distance.')
        if (status.scrollWidth > status.clientWidth) cut.push(`${width} ${status.textContent}`)
        expect(trailing.getBoundingClientRect().bottom).toBeLessThanOrEqual(
          status.getBoundingClientRect().top,
        )
        expect(trailing.scrollWidth).toBe(trailing.clientWidth)
        const [box, own] = [row.getBoundingClientRect(), trailing.getBoundingClientRect()]
        expect([own.left >= box.left, own.right <= box.right]).toEqual([true, true])
      }
    }
    // The two longest statuses need more than the width of a row of 320 px without its icon.
    const known = {
      pl: ['320 Zamknięte · otwarcie: pon. 09:00'],
      uk: [`320 Зачинено · відчиниться: пн 09:00`],
    }
    expect(cut).toEqual(known[language as keyof typeof known] ?? [])
  })
})

test('a travel time that is known late moves nothing in its row', async () => {
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
    [...root.querySelectorAll('[data-part="address"], [data-part="distance"]')].map((part) =>
      JSON.stringify(part.getBoundingClientRect()),
    )
  const before = boxes()
  answer()
  await expect
    .poll(() => root.querySelectorAll('[data-signpost="travel-time"][data-status="ready"]').length)
    .toBe(2)
  expect(boxes()).toEqual(before)
})

test.each(['en', ...Object.keys(languages)])(
  'where distances are measured from is read whole at 320 px: %s',
  (language) => {
    const { root } = mountSearchResults(
      { places, filterOptions: ['open', 'rating'], label: 'results' },
      {
        provider: { language, messages: languages[language] },
        around: (element) => (
          <div dir={/ar|he/.test(language) ? 'rtl' : 'ltr'} style={{ inlineSize: 320 }}>
            {element}
          </div>
        ),
      },
    )
    const note = root.querySelector('[data-part="header"] > [data-part="note"]') as HTMLElement
    expect(note.textContent).not.toBe('')
    expect(note.scrollWidth).toBe(note.clientWidth)
  },
)

test('the number of places begins the header where there is nothing to choose', () => {
  const { root } = mountSearchResults({ places: places.slice(0, 1) })
  expect(root.querySelectorAll('select, [data-part="filters"]')).toHaveLength(0)
  expect(boxOf(root, 'count').left - boxOf(root, 'header').left).toBeLessThan(20)
})
