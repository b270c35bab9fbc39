import { createConnection } from '@signpost/client'
import { SearchResults, SignpostProvider } from '@signpost/react'
import { render } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { violations } from '../../../../test/browser/violations.ts'
import { Stage, worker } from '../../test/mapStage.tsx'
import { placeAt } from '../../test/placeAt.ts'
import { plainStyle } from '../../test/plainStyle.ts'
import type { PlaceMapProps } from './PlaceMap.tsx'
import { PlaceMap } from './PlaceMap.tsx'

const patience = { timeout: 60_000 }
const center = { latitude: -34.9, longitude: -56.19 }

const places = [0, 1, 2].map((index) =>
  placeAt(index, { latitude: -34.9 - index * 0.004, longitude: -56.19 + index * 0.004 }),
)

function Shown(props: Partial<PlaceMapProps>): ReactNode {
  const [selected, setSelected] = useState<string | null>(null)
  return (
    <Stage>
      <PlaceMap
        places={places}
        selected={selected}
        onSelectedChange={setSelected}
        mapStyle={plainStyle}
        workerUrl={worker}
        defaultCamera={{ center, zoom: 13 }}
        {...props}
      />
    </Stage>
  )
}

const marker = (name: string): Locator => page.getByRole('button', { name, exact: true })

async function focus(name: string): Promise<void> {
  await expect.element(marker(name), patience).toBeInTheDocument()
  const element = marker(name).element()
  if (element instanceof HTMLElement) element.focus()
}

test('has a marker for each place in the order of the list, none without a valid coordinate', async () => {
  const bad = [placeAt(7), placeAt(8, { latitude: Number.NaN, longitude: 0 })]
  render(<Shown places={[...bad, ...places]} />)
  await expect.element(marker('Place 0'), patience).toBeInTheDocument()
  const names = [...document.querySelectorAll('[data-part="marker"]')].map((button) =>
    button.getAttribute('aria-label'),
  )
  expect(names).toEqual(['Place 0', 'Place 1', 'Place 2'])
})

test('a marker opens its place, by keyboard too; Escape closes it and returns the focus', async () => {
  render(<Shown />)
  await focus('Place 1')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('region', { name: 'Place 1' }), patience).toBeVisible()
  expect(await violations(document.body)).toEqual([])
  await userEvent.tab()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Close')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('region', { name: 'Place 1' })).not.toBeInTheDocument()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Place 1')
})

test('Tab goes from the map to the markers in the order of the list, then to the buttons', async () => {
  render(<Shown places={[...places].reverse()} />)
  await expect.element(marker('Place 0'), patience).toBeInTheDocument()
  const passed: (string | null | undefined)[] = []
  while (passed.length < 12 && passed.at(-1) !== 'Move the map') {
    await userEvent.tab()
    passed.push(document.activeElement?.getAttribute('aria-label'))
  }
  expect(passed.slice(0, 4)).toEqual(['Map', 'Place 2', 'Place 1', 'Place 0'])
  expect(passed.slice(-3)).toEqual(['Zoom in', 'Zoom out', 'Move the map'])
})

function BesideList(): ReactNode {
  const [selected, onSelectedChange] = useState<string | null>(null)
  const [hovered, onHoveredChange] = useState<string | null>(null)
  const shared = { selected, onSelectedChange, hovered, onHoveredChange }
  return (
    <Stage>
      <SearchResults places={places} {...shared} />
      <PlaceMap
        {...shared}
        places={places}
        mapStyle={plainStyle}
        workerUrl={worker}
        defaultCamera={{ center, zoom: 13 }}
      />
    </Stage>
  )
}

test('the map moves to a marker outside its visible part when Tab reaches it, and to no other', async () => {
  const far = placeAt(9, { latitude: -34.9, longitude: -55.9 })
  render(<Shown places={[...places, far]} />)
  await expect.element(marker('Place 9'), patience).toBeInTheDocument()
  const centerOf = (name: string): number => {
    const { x, width } = marker(name).element().getBoundingClientRect()
    return x + width / 2
  }
  const before = centerOf('Place 1')
  await focus('Place 0')
  await userEvent.tab()
  await expect.element(marker('Place 1')).toHaveFocus()
  expect(centerOf('Place 1')).toBe(before)
  expect(centerOf('Place 9')).toBeGreaterThan(innerWidth)
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(marker('Place 9')).toHaveFocus()
  await expect.poll(() => Math.abs(centerOf('Place 9') - innerWidth / 2), patience).toBeLessThan(24)
})

test('after sorting, Tab goes in the new order', async () => {
  const { rerender } = render(<Shown />)
  await expect.element(marker('Place 0'), patience).toBeInTheDocument()
  rerender(<Shown places={[...places].reverse()} />)
  const names = [...document.querySelectorAll('[data-part="marker"]')].map((button) =>
    button.getAttribute('aria-label'),
  )
  expect(names).toEqual(['Place 2', 'Place 1', 'Place 0'])
})

test('wheel and drag over the popup of a marker do not move the map', async () => {
  const onCameraChange = vi.fn()
  render(<Shown cooperative={false} selected="p1" onCameraChange={onCameraChange} />)
  const open = page.getByRole('region', { name: 'Place 1' })
  await expect.element(open, patience).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 500))
  onCameraChange.mockClear()
  for (const type of ['wheel', 'mousedown', 'touchstart']) {
    const event = new Event(type, { bubbles: true, cancelable: true })
    const heard = vi.fn()
    document.querySelector('.maplibregl-canvas-container')?.addEventListener(type, heard)
    open.element().dispatchEvent(event)
    expect(heard, type).not.toHaveBeenCalled()
  }
})

test('hover and selection are shared with the list of results, both ways', async () => {
  render(<BesideList />)
  const row = (index: number): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>('[data-part="row"]')][index]
  const pinOf = (name: string): Element | null =>
    document.querySelector(`[data-part="marker"][aria-label="${name}"]`)
  await expect.poll(() => pinOf('Place 2'), patience).toBeTruthy()
  const inList = (name: string): Locator =>
    page.getByRole('listitem').getByRole('button', { name, exact: true })

  await userEvent.hover(inList('Place 0'))
  expect(pinOf('Place 0')?.hasAttribute('data-hovered')).toBe(true)
  await userEvent.click(inList('Place 0'))
  await expect.element(page.getByRole('region', { name: 'Place 0' }), patience).toBeVisible()
  expect(pinOf('Place 0')?.getAttribute('aria-expanded')).toBe('true')

  const other = pinOf('Place 1')
  if (other instanceof HTMLElement) other.focus()
  await expect.poll(() => row(1)?.dataset.hovered).toBe('true')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => row(1)?.dataset.selected).toBe('true')
  expect(row(0)?.dataset.selected).toBeUndefined()
  await userEvent.keyboard('{Escape}')
})

test('beyond a few hundred places, close ones share a marker, which zooms in', async () => {
  const many = Array.from({ length: 2000 }, (_, index) =>
    placeAt(index, {
      latitude: -34.9 + ((index % 50) - 25) * 0.0004,
      longitude: -56.19 + (Math.floor(index / 50) - 20) * 0.0004,
    }),
  )
  render(<Shown places={many} />)
  await expect
    .poll(() => document.querySelectorAll('[data-part="cluster"]').length, patience)
    .toBeGreaterThan(0)
  const count = (): number => document.querySelectorAll('[data-part="anchor"]').length
  expect(count()).toBeLessThan(300)
  expect(await violations(document.body)).toEqual([])
  const first = document.querySelector<HTMLElement>('[data-part="cluster"]')
  const before = first?.getAttribute('aria-label')
  first?.focus()
  await userEvent.keyboard('{Enter}')
  // The button disappears with the cluster, but the focus must not.
  await expect.poll(() => document.activeElement).toBe(document.querySelector('canvas'))
  await expect
    .poll(
      () => document.querySelector('[data-part="cluster"]')?.getAttribute('aria-label'),
      patience,
    )
    .not.toBe(before)
})

test('with other places the offer to search this area disappears', async () => {
  const area = page.getByRole('button', { name: 'Search this area' })
  const { rerender } = render(<Shown onSearchArea={vi.fn()} />)
  await userEvent.click(page.getByRole('button', { name: 'Zoom out' }), patience)
  await expect.element(area, patience).toBeVisible()
  rerender(<Shown onSearchArea={vi.fn()} places={places.slice(1)} />)
  expect(area.query()).toBeNull()
})

const moves: readonly [string, () => Promise<void>][] = [
  [
    'keys',
    async () => {
      document.querySelector<HTMLElement>('canvas')?.focus()
      await userEvent.keyboard('{ArrowRight}')
    },
  ],
  ['buttons', () => userEvent.click(page.getByRole('button', { name: 'Zoom in' }))],
]

test.each(moves)(
  '"search this area" is offered after the user has moved the map by %s, not before',
  async (_, move) => {
    const onSearchArea = vi.fn()
    render(<Shown onSearchArea={onSearchArea} />)
    await expect.element(marker('Place 0'), patience).toBeInTheDocument()
    expect(page.getByRole('button', { name: 'Search this area' }).query()).toBeNull()
    await move()
    await userEvent.click(page.getByRole('button', { name: 'Search this area' }), patience)
    const [bounds, camera] = onSearchArea.mock.lastCall ?? []
    expect(bounds.west).toBeLessThan(camera.center.longitude)
    expect(page.getByRole('button', { name: 'Search this area' }).query()).toBeNull()
  },
)

test('the popup of a marker is entirely visible, also at the edge of the map', async () => {
  const { innerWidth: width, innerHeight: height } = window
  onTestFinished(() => page.viewport(width, height))
  await page.viewport(320, 500)
  // The first place is in the north-western corner of the visible area.
  render(<Shown defaultCamera={{ center: { latitude: -34.91, longitude: -56.18 }, zoom: 13 }} />)
  await focus('Place 0')
  await userEvent.keyboard('{Enter}')
  const popover = page.getByRole('region', { name: 'Place 0' })
  await expect.element(popover, patience).toBeVisible()
  const map = document.querySelector('.maplibregl-map')?.getBoundingClientRect()
  const box = (): DOMRect => popover.element().getBoundingClientRect()
  await expect.poll(() => box().left, patience).toBeGreaterThanOrEqual(map?.left ?? 0)
  await expect.poll(() => box().top, patience).toBeGreaterThanOrEqual(map?.top ?? 0)
  expect(box().right).toBeLessThanOrEqual(map?.right ?? 0)
})

test('a pin has the icon and the color of its category; one of unknown category has a dot', async () => {
  const [first, second] = places.map((place, index) => ({
    ...place,
    categories: index === 0 ? [{ code: 'cafe', name: 'Cafe' }] : [],
  }))
  render(<Shown places={[first, second].flatMap((place) => place ?? [])} />)
  await expect.element(marker('Place 1'), patience).toBeInTheDocument()
  const [cafe, unknown] = [0, 1].map((index) => marker(`Place ${index}`).element())
  const glyph = cafe?.querySelector('[data-part="glyph"]')
  if (!cafe || !unknown || !glyph) throw new Error('There is no glyph.')
  expect(getComputedStyle(cafe).color).toBe('rgb(168, 87, 28)')
  expect(getComputedStyle(glyph).color).toBe('rgb(255, 255, 255)')
  expect(getComputedStyle(glyph).zIndex).toBe('1')
  const head = cafe.querySelector('svg')?.getBoundingClientRect()
  const box = glyph.getBoundingClientRect()
  expect(box.left + box.width / 2).toBe((head?.left ?? 0) + (head?.width ?? 0) / 2)
  expect(unknown.querySelector('[data-part="glyph"]')).toBeNull()
  expect(getComputedStyle(unknown).color).toBe('rgb(0, 105, 78)')
})

test('shows no places that the terms of their provider do not permit on this map, and says why', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => error.mockRestore())
  const terms = {
    map: 'none',
    store: false,
    attribution: [{ text: 'Maps Inc' }],
    uses: 'any',
  } as const
  const client = createConnection({ baseUrl: 'https://strict.example', capabilities: { terms } })
  const map = { mapStyle: plainStyle, workerUrl: worker, defaultCamera: { center, zoom: 13 } }
  const shown = (placesFrom: 'service' | 'app'): ReactNode => (
    <SignpostProvider client={client}>
      <PlaceMap places={places} placesFrom={placesFrom} pin={center} {...map} />
    </SignpostProvider>
  )
  const { rerender } = render(shown('service'))
  await expect.poll(() => document.querySelector('[data-part="pin"]'), patience).not.toBeNull()
  expect(document.querySelectorAll('[data-part="marker"]')).toHaveLength(0)
  expect(error.mock.calls.flat().join()).toContain('the terms of Maps Inc do not permit')
  rerender(shown('app'))
  await expect.element(marker('Place 0'), patience).toBeInTheDocument()
})
