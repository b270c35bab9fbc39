import type { Capabilities } from '@signpost/client/domain'
import { SignpostProvider } from '@signpost/react'
import { createFakeGeolocation, createGeoFetch, installGeolocation } from '@signpost/testing'
import { cleanup, render } from '@testing-library/react'
import type { StyleSpecification } from 'maplibre-gl'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulateTouchScreen } from '../../../../test/browser/touch.ts'
import { worker } from '../../test/mapStage.tsx'
import { plainStyle } from '../../test/plainStyle.ts'
import '@signpost/react/styles.css'
import 'maplibre-gl/dist/maplibre-gl.css'
import '../styles.css'
import { PlaceBrowser } from './PlaceBrowser.tsx'
import type { PlaceBrowserProps } from './PlaceBrowserProps.ts'

beforeEach(() => page.viewport(1280, 800))
const near = { latitude: -34.9055, longitude: -56.1913 }
const theatre = { latitude: -34.90779, longitude: -56.20092 }

/** A map that draws a theater that the service knows, and a bench that it does not. */
const mapStyle: StyleSpecification = {
  version: 8,
  sources: {
    tiles: {
      type: 'geojson',
      data: {
        type: 'FeatureCollection',
        features: [
          // Fifteen meters from the point that the service has for it.
          pointAt('Teatro Solís', { ...theatre, latitude: theatre.latitude + 0.00013 }),
          pointAt('A bench', { latitude: -34.9055, longitude: -56.186 }),
        ],
      },
    },
  },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': '#f0f0f0' } },
    {
      id: 'places',
      type: 'symbol',
      source: 'tiles',
      metadata: { 'signpost:places': true },
      layout: { 'text-field': ['get', 'name'], 'text-font': ['sans-serif'] },
    },
  ],
}

function pointAt(name: string, { latitude, longitude }: typeof near) {
  return {
    type: 'Feature' as const,
    properties: { name },
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  }
}

async function show(
  props: PlaceBrowserProps = {},
  service: typeof fetch = createGeoFetch(),
  capabilities: Partial<Capabilities> = {},
) {
  const onValueChange = vi.fn()
  const map = { workerUrl: worker, mapStyle, cooperative: false }
  render(
    <SignpostProvider
      client={{ baseUrl: 'https://geo.example', apiKey: 'key', fetch: service, capabilities }}
      near={near}
    >
      <div style={{ blockSize: 800 }}>
        <PlaceBrowser map={map} onValueChange={onValueChange} {...props} />
      </div>
    </SignpostProvider>,
  )
  const view = (): HTMLElement | null => document.querySelector('[data-signpost="map-view"]')
  await expect.poll(() => view()?.dataset.status, { timeout: 60_000 }).toBe('ready')
  return { last: () => onValueChange.mock.lastCall?.[0] }
}

const box = () => page.getByRole('combobox', { name: 'Search for a place' })
const value = (): string => (box().element() as HTMLInputElement).value

test('a typed coordinate is shown as a point, in the box too, and not searched', async () => {
  const { last } = await show({ defaultValue: { query: 'Gas station' } })
  await userEvent.fill(box(), '-34.9,-56.16')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('region', { name: 'What’s here' })).toBeVisible()
  expect(last()).toEqual({ place: { coordinate: { latitude: -34.9, longitude: -56.16 } } })
  expect(value()).toBe('-34.90000, -56.16000')
})

test('a suggestion replaces the search before it; emptying the box closes the card and keeps the focus', async () => {
  const { last } = await show({ defaultValue: { query: 'Gas station' } })
  await userEvent.fill(box(), 'teatro sol')
  await userEvent.click(page.getByRole('option', { name: /Teatro Solís/ }))
  await expect.element(page.getByRole('article', { name: 'Teatro Solís' })).toBeVisible()
  expect([last().query, value()]).toEqual([undefined, 'Teatro Solís'])
  await userEvent.click(page.getByRole('button', { name: 'Clear Search for a place' }))
  await expect.element(page.getByRole('article')).not.toBeInTheDocument()
  expect(last()).toEqual({})
  await expect.element(box()).toHaveFocus()
})

test('the button of an empty list selects the text of the box', async () => {
  await show({ defaultValue: { query: 'qqqq' } })
  const edit = page.getByRole('button', { name: 'Edit search' })
  await expect.element(edit).toBeVisible()
  await userEvent.click(edit)
  await expect.element(box()).toHaveFocus()
  const { selectionStart, selectionEnd } = box().element() as HTMLInputElement
  expect([selectionStart, selectionEnd]).toEqual([0, 4])
})

test('the title of the panel has no focus ring, whatever the rules of the page', async () => {
  const rules = document.createElement('style')
  rules.textContent = ':focus-visible, h2:focus { outline: 3px solid red }'
  document.head.append(rules)
  onTestFinished(() => rules.remove())
  await show()
  await userEvent.type(box(), 'cafe{Enter}')
  const title = page.getByRole('heading', { level: 2, name: 'cafe', exact: true })
  await expect.element(title).toHaveFocus()
  expect(getComputedStyle(title.element()).outlineStyle).toBe('none')
})

test('Escape in the panel goes back, and not in a field of it', async () => {
  const { last } = await show({ defaultValue: { query: 'Gas station' } })
  const order = page.getByRole('combobox', { name: 'Sort by' })
  await expect.element(order).toBeVisible()
  order.element().focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(order).toBeVisible()
  document.querySelector<HTMLElement>('[data-row="0"]')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('article')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(order).toBeVisible()
  await expect.poll(() => document.activeElement?.getAttribute('data-row')).toBe('0')
  await userEvent.keyboard('{Escape}')
  await expect.poll(last).toEqual({})
})

test('a press on a point of the map shows it where it is, and moves the map only if the panel covers it', async () => {
  const { last } = await show()
  const canvas = page.elementLocator(document.querySelector('canvas') as HTMLCanvasElement)
  const spot = (): number => {
    const { left = 0, width = 0 } =
      document.querySelector('[data-part="spot"]:not([data-spot])')?.getBoundingClientRect() ?? {}
    return Math.round(left + width / 2)
  }
  await userEvent.click(canvas, { position: { x: 800, y: 500 } })
  await expect.element(page.getByRole('region', { name: 'What’s here' })).toBeVisible()
  expect(last().place.name).toBeUndefined()
  expect(spot()).toBe(800)
  await userEvent.click(canvas, { position: { x: 420, y: 500 } })
  await expect.poll(spot).toBeGreaterThan(600)
})

const drawn = () => page.getByRole('list', { name: 'Places on the map' })

test('the places that the map draws are one tab stop, and open their cards', async () => {
  const { last } = await show()
  const first = drawn().getByRole('button', { name: 'A bench' })
  await expect.element(first).toBeInTheDocument()
  const buttons = drawn().getByRole('button').elements()
  expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual([0, -1])
  first.element().focus()
  await expect.poll(() => document.querySelectorAll('[data-spot="focus"]').length).toBe(1)
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(drawn().getByRole('button', { name: 'Teatro Solís' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('article', { name: 'Teatro Solís' })).toBeVisible()
  expect(last().place.name).toBe('Teatro Solís')
  const pins = (): number => document.querySelectorAll('[data-part="marker"][data-selected]').length
  await expect.poll(pins).toBe(1)
})

test('a press on the name of a place opens it; one that the service does not know is a point', async () => {
  const { last } = await show()
  await expect.element(drawn()).toBeInTheDocument()
  const canvas = document.querySelector('canvas') as HTMLCanvasElement
  const middle = { x: 640, y: 400 }
  await userEvent.hover(page.elementLocator(canvas), { position: middle })
  expect(canvas.style.cursor).toBe('')
  const spot = benchOnScreen(canvas)
  await userEvent.hover(page.elementLocator(canvas), { position: spot })
  expect(canvas.style.cursor).toBe('pointer')
  await userEvent.click(page.elementLocator(canvas), { position: spot })
  const panel = page.getByRole('region', { name: 'A bench' })
  await expect.element(panel.getByRole('heading', { name: 'A bench' })).toBeVisible()
  expect([last().place.name, value()]).toEqual(['A bench', 'A bench'])
})

/** The pixel of the bench: the map is centered on `near`, in the part below the categories, at zoom 13. */
function benchOnScreen({ clientWidth, clientHeight }: HTMLCanvasElement) {
  const x = ((-56.186 - near.longitude) / 360) * 512 * 2 ** 13
  return { x: Math.round(clientWidth / 2 + x), y: Math.round((clientHeight + 64) / 2) }
}

test('the categories stay on a wide map, as one tab stop; the pressed one is listed, and closes the list', async () => {
  const { last } = await show()
  const toolbar = page.getByRole('toolbar', { name: 'Categories' })
  const chip = toolbar.getByRole('button')
  await expect.poll(() => chip.elements().length).toBeGreaterThan(3)
  ;(chip.first().element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  await expect.element(chip.nth(1)).toHaveFocus()
  expect(
    chip
      .elements()
      .map((one) => (one as HTMLElement).tabIndex)
      .filter((stop) => stop === 0),
  ).toEqual([0])
  const name = chip.nth(1).element().textContent ?? ''
  await userEvent.keyboard('{Enter}')
  await expect.element(toolbar.getByRole('button', { name, pressed: true })).toBeVisible()
  expect(last()).toMatchObject({ query: name })
  await page.viewport(1000, 800)
  await expect.element(toolbar).not.toBeInTheDocument()
  await page.viewport(1280, 800)
  await userEvent.click(toolbar.getByRole('button', { name, pressed: true }))
  expect(last()).toEqual({})
  await expect.element(toolbar.getByRole('button', { name, pressed: false })).toBeVisible()
})

test('an empty box does not ask a service for categories that it does not have', async () => {
  const asked: string[] = []
  const answer = createGeoFetch()
  const service: typeof fetch = (...given) => {
    asked.push(new Request(...given).url)
    return answer(...given)
  }
  await show({}, service, { operations: ['suggest', 'search'] })
  await box().click()
  await userEvent.keyboard('teatro')
  await expect.element(page.getByRole('option').first()).toBeVisible()
  expect(asked.filter((url) => url.includes('category_list'))).toEqual([])
})

test('a suggestion that names a category has its icon, and says that it lists places', async () => {
  await show()
  await expect.element(page.getByRole('toolbar', { name: 'Categories' })).toBeVisible()
  await box().click()
  await userEvent.keyboard('gas sta')
  const row = page.getByRole('option', { name: 'Gas Station See all nearby' })
  await expect.element(row).toBeVisible()
  const { hue } = row.element().querySelector<SVGElement>('[data-part="disc"]')?.dataset ?? {}
  expect(hue).toBe('transit')
})

test('recent places have a heading', async () => {
  localStorage.removeItem('signpost.places')
  await show()
  await box().click()
  await userEvent.keyboard('teatro')
  await userEvent.click(page.getByRole('option', { name: /^Teatro Solís/ }))
  await expect.element(page.getByRole('article')).toBeVisible()
  await userEvent.clear(box())
  const group = page.getByRole('group', { name: 'Recent places' })
  const rows = group.getByRole('option')
  await expect.element(rows.first()).toBeVisible()
  expect(rows.elements().map((one) => (one as HTMLElement).dataset.kind)).toEqual([
    'recent',
    'edit',
  ])
})

test('the texts of the panel are as far from its end as from its start', async () => {
  await show({ defaultValue: { query: 'Gas station' } })
  const margins = (first: string, last: string): number => {
    const panel = document.querySelector('[data-part="panel"]')?.getBoundingClientRect()
    const start = document.querySelector(first)?.getBoundingClientRect().left ?? 0
    const end = document.querySelector(last)?.getBoundingClientRect().right ?? 0
    return (panel?.right ?? 0) - end - (start - (panel?.left ?? 0))
  }
  const part = (name: string): string => `[data-part="panel"] [data-part="${name}"]`
  await expect.poll(() => document.querySelector(part('distance'))).not.toBeNull()
  expect(margins(part('disc'), part('distance'))).toBeLessThanOrEqual(2)
})

test('directions can be asked for before a place is chosen, unless the app has none', async () => {
  const { last } = await show()
  await userEvent.click(page.getByRole('button', { name: 'Directions' }))
  await expect.element(page.getByRole('combobox', { name: 'From' })).toHaveFocus()
  expect(last().directions.points).toEqual([null, null])
  await userEvent.click(page.getByRole('button', { name: 'Close' }))
  await expect.element(page.getByRole('toolbar', { name: 'Categories' })).toBeVisible()
  cleanup()
  await show({ directions: false })
  await expect.element(page.getByRole('toolbar', { name: 'Categories' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Directions' })).not.toBeInTheDocument()
})

test('a typed text that names the filter sets it, where the app offers it; the next search starts without', async () => {
  const { last } = await show({ results: { filterOptions: ['open'] } })
  const search = async (text: string): Promise<void> => {
    await userEvent.fill(box(), text)
    await userEvent.keyboard('{Enter}')
  }
  const filter = page.getByRole('button', { name: 'Open now' })
  await search('Gas station open NOW')
  await expect.element(filter).toHaveAttribute('aria-pressed', 'true')
  expect(last()).toMatchObject({ query: 'Gas station' })
  await search('Gas station')
  await expect.element(filter).toHaveAttribute('aria-pressed', 'false')
  await search('Hotel open now')
  await expect.element(filter).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(filter)
  await expect.element(filter).toHaveAttribute('aria-pressed', 'false')
})

test('a press on the name beside a pin opens the place, which the list of the map does not repeat', async () => {
  const { last } = await show({
    defaultValue: { query: 'Teatro Solís' },
    map: { workerUrl: worker, mapStyle: plainStyle, cooperative: false },
  })
  const point = () => document.querySelector('[data-part="marker"]')?.getBoundingClientRect()
  await expect.poll(point, { timeout: 60_000 }).toBeDefined()
  const { right = 0, top = 0, height = 0 } = point() ?? {}
  const canvas = page.elementLocator(document.querySelector('canvas') ?? document.body)
  await expect
    .poll(
      async () => {
        const position = { x: right + 20, y: top + height / 2 - 4 }
        await userEvent.hover(canvas, { position })
        return getComputedStyle(canvas.element()).cursor
      },
      { timeout: 60_000 },
    )
    .toBe('pointer')
  await userEvent.click(canvas, { position: { x: right + 20, y: top + height / 2 - 4 } })
  expect(page.getByRole('list', { name: 'Places on the map' }).elements()).toEqual([])
  await expect.poll(() => last()?.place).toMatchObject({ name: 'Teatro Solís' })
})

test('the position of the user is a dot in the circle of its accuracy, which grows with the zoom', async () => {
  const position = { latitude: -34.9, longitude: -56.2, accuracy: 100 }
  onTestFinished(installGeolocation(createFakeGeolocation({ position, permission: 'granted' })))
  await show()
  await userEvent.click(page.getByRole('button', { name: 'Use my location' }))
  const dot = page.getByRole('img', { name: 'Your location' })
  await expect.element(dot).toBeInTheDocument()
  const width = (): number => dot.element().getBoundingClientRect().width
  // At zoom 15, a pixel has 1.96 meters there.
  await expect.poll(width).toBeCloseTo(102, -0.5)
  await userEvent.click(page.getByRole('button', { name: 'Zoom in' }))
  await expect.poll(width).toBeCloseTo(204, -1)
})

test('the buttons of the map are squares of one size, that of the user’s position, too', async () => {
  await show()
  const sizes = ['Use my location', 'Zoom in', 'Zoom out', 'Move the map'].map((name) => {
    const { width, height } = page.getByRole('button', { name }).element().getBoundingClientRect()
    return [width, height]
  })
  expect(sizes).toEqual(Array(4).fill([40, 40]))
})

test('on a touch screen, the buttons that zoom are shown with those that move the map', async () => {
  await emulateTouchScreen()
  await show()
  const zoom = page.getByRole('button', { name: 'Zoom in' })
  await expect.element(page.getByRole('button', { name: 'Use my location' })).toBeVisible()
  await expect.element(zoom).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Move the map' }))
  await expect.element(zoom).toBeVisible()
})

test('once the user is located, the distances of a list are from there, as it says', async () => {
  const position = { latitude: -34.9, longitude: -56.2, accuracy: 100 }
  onTestFinished(installGeolocation(createFakeGeolocation({ position, permission: 'granted' })))
  await show({
    defaultValue: { query: 'Gas station' },
    results: { filterOptions: ['open'] },
  })
  const note = () =>
    document.querySelector('[data-part="header"] > [data-part="note"]')?.textContent
  await expect.poll(note).toBe('Distance from the search center')
  const rightOf = (selector: string): number =>
    document.querySelector(selector)?.getBoundingClientRect().right ?? 0
  expect(rightOf('[data-part="header"] > [data-part="note"]')).toBe(
    rightOf('[data-part="distance"]'),
  )
  const first = (): string | null | undefined =>
    document.querySelector('[data-part="distance"] > bdi')?.textContent
  const before = first()
  await userEvent.click(page.getByRole('button', { name: 'Use my location' }))
  await expect.poll(note).toBe('Distance from you')
  await expect.poll(first).not.toBe(before)
})

/** A service that knows a district, as an address without a street. */
function withDistrict(): typeof fetch {
  const service = createGeoFetch()
  const district = {
    location: {
      coordinate: { latitude: -34.9074, longitude: -56.1462 },
      city: 'Montevideo',
      country_code: 'URY',
      formatted_address: 'Pocitos, Montevideo, Uruguay',
    },
  }
  return async (input, init) =>
    String(input).includes('query=Pocitos')
      ? Response.json({ places: [district], exhausted: 'y' })
      : service(input, init)
}

test('a district is seen as a whole, and its card has the categories to search for there', async () => {
  const coordinate = { latitude: -34.9074, longitude: -56.1462 }
  const onCameraChange = vi.fn()
  const { last } = await show(
    {
      defaultValue: { place: { name: 'Pocitos, Montevideo, Uruguay', coordinate } },
      map: { workerUrl: worker, mapStyle, cooperative: false, onCameraChange },
    },
    withDistrict(),
  )
  const card = page.getByRole('article', { name: 'Pocitos' })
  await expect.element(card.getByText('Area', { exact: true })).toBeVisible()
  await expect.poll(() => Math.round(onCameraChange.mock.lastCall?.[0].zoom)).toBe(14)
  const chips = page.getByRole('toolbar', { name: 'Explore nearby' }).getByRole('button')
  await expect.element(chips.first()).toBeVisible()
  expect(chips.elements().map((one) => (one as HTMLElement).tabIndex)).toEqual([
    0, -1, -1, -1, -1, -1, -1, -1,
  ])
  const name = chips.nth(1).element().textContent
  await userEvent.click(chips.nth(1))
  expect(last()).toEqual({ query: name, near: coordinate })
})

test('around a point there are categories to search for; none if the app has none', async () => {
  const nearby = page.getByRole('toolbar', { name: 'Explore nearby' })
  await show({ defaultValue: { place: { coordinate: near } } })
  await expect.element(nearby).toBeVisible()
  cleanup()
  await show({ defaultValue: { place: { coordinate: near } }, categories: false })
  await expect.element(page.getByRole('region', { name: 'What’s here' })).toBeVisible()
  await expect.element(nearby).not.toBeInTheDocument()
})

test('a position that is refused is explained beside the button, where it can be read', async () => {
  onTestFinished(installGeolocation(createFakeGeolocation({ permission: 'denied' })))
  await show()
  await userEvent.click(page.getByRole('button', { name: 'Use my location' }))
  const text = page.getByText(/Location is blocked/)
  await expect.element(text).toBeVisible()
  const { left, right, top, bottom } = text.element().getBoundingClientRect()
  expect([left > 400, right < 1280, top > 0, bottom < 800]).toEqual([true, true, true, true])
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  expect(hit).toBe(text.element())
})
