import type { Clock } from '@signpost/client/domain'
import { SignpostProvider } from '@signpost/react'
import { createFakeClock, createGeoFetch, type GeoFetch, type Scenario } from '@signpost/testing'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { violations } from '../../../../test/browser/violations.ts'
import { worker } from '../../test/mapStage.tsx'
import { plainStyle } from '../../test/plainStyle.ts'
import { type MapLibreMap, useMap } from '../internals/MapContext.ts'
import { Directions, type DirectionsProps } from './Directions.tsx'
import { fromURLSearchParams } from './directionsLink.ts'
import type { DirectionsState, RoutePoints } from './useDirectionsState.ts'

afterEach(async () => {
  cleanup()
  // Restore the initial viewport.
  await page.viewport(414, 896)
})

const patience = { timeout: 60_000 }
const link =
  'from=-34.90668,-56.20453&from_name=Teatro Solís&to=-34.8945,-56.1529&to_name=Estadio Centenario'
const stop = '&stop1=-34.9066,-56.204&stop1_name=Plaza'

const taken = vi.fn<(map: MapLibreMap) => void>()
let onValueChange = vi.fn<(state: DirectionsState) => void>()

/** Returns the points of the last change. */
const points = (): RoutePoints => onValueChange.mock.lastCall?.[0].points ?? []

function Take(): null {
  taken(useMap())
  return null
}

async function show(
  query: string,
  scenarios: readonly Scenario[] = [],
  props: DirectionsProps = {},
  clock?: Clock,
): Promise<{ service: GeoFetch; map: MapLibreMap }> {
  const service = createGeoFetch({ scenarios })
  taken.mockReset()
  // A new mock, because names of points from a previous test may still arrive.
  onValueChange = vi.fn()
  render(
    <SignpostProvider
      client={{ baseUrl: 'https://geo.example', apiKey: 'key', fetch: service }}
      units="metric"
      {...(clock && { clock })}
    >
      <Directions
        travelTimes={false}
        map={{ mapStyle: plainStyle, workerUrl: worker, children: <Take /> }}
        defaultValue={fromURLSearchParams(new URLSearchParams(query))}
        onValueChange={onValueChange}
        {...props}
      />
    </SignpostProvider>,
  )
  const map = await vi.waitUntil(() => taken.mock.lastCall?.[0], patience)
  await expect.element(page.getByText(/^Arrive at/).first(), patience).toBeInTheDocument()
  // Wait for the camera: a route that is dragged before that is never fully visible.
  await expect.poll(() => map.getZoom() > 10 && !map.isMoving(), patience).toBe(true)
  // Move the mouse away: a previous test may have left it over the line, where it would show the handle.
  await userEvent.hover(box('From'))
  return { service, map }
}

const pin = (name: string | RegExp): Locator => page.getByRole('button', { name })
const from = /^From: .Teatro Solís/
const box = (name: string): Locator => page.getByRole('combobox', { name, exact: true })
const asked = ({ calls }: GeoFetch, name: string): unknown[] =>
  calls.filter(({ operation }) => operation === name)

function pointer(type: string, at: { x: number; y: number }): PointerEvent {
  return new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: at.x, clientY: at.y })
}

test('dragging an end requests the route when it is dropped, names the point by its address, and does not move the map', async () => {
  const { service, map } = await show(link)
  const element = pin(from).element()
  vi.spyOn(element, 'setPointerCapture').mockReturnValue()
  const { left, top } = map.getContainer().getBoundingClientRect()
  const before = map.project([-56.20453, -34.90668])
  const at = { x: left + before.x, y: top + before.y }
  const center = map.getCenter()
  element.dispatchEvent(pointer('pointerdown', at))
  for (const by of [4, 12, 20]) {
    element.dispatchEvent(pointer('pointermove', { x: at.x + by, y: at.y }))
  }
  expect(onValueChange).not.toHaveBeenCalled()
  element.dispatchEvent(pointer('lostpointercapture', at))
  const [origin] = points()
  expect(map.project([origin?.coordinate.longitude ?? 0, -34.90668]).x).toBeCloseTo(
    before.x + 20,
    0,
  )
  await expect.poll(() => asked(service, 'getDirections').length, patience).toBe(2)
  await expect.poll(() => points()[0]?.name, patience).toBeTruthy()
  const name = points()[0]?.name ?? ''
  await expect.element(box('From')).toHaveValue(name)
  expect(points()[0]?.coordinate).toEqual(origin?.coordinate)
  await expect.element(page.getByText(`From: \u2068${name}\u2069`)).toBeInTheDocument()
  // The new name does not request a route.
  expect(asked(service, 'getDirections')).toHaveLength(2)
  await expect
    .poll(() => document.querySelector('[data-signpost="directions"]')?.getAttribute('data-stale'))
    .toBeNull()
  expect([map.getCenter().lng, map.getCenter().lat]).toEqual([center.lng, center.lat])
  expect(await violations(document.body)).toEqual([])
})

test('moving an end by keys requests the route a moment after the last key, and keeps the focus', async () => {
  const clock = createFakeClock({ now: 0 })
  const noNames: Scenario = { kind: 'error', status: 501, on: 'reverseGeocode' }
  const { service } = await show(link, [noNames], {}, clock)
  const element = pin(/^To: .Estadio/).element()
  element.focus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Shift>}{ArrowRight}{/Shift}')
  expect(onValueChange).not.toHaveBeenCalled()
  act(() => clock.advance(1000))
  expect(onValueChange).toHaveBeenCalledOnce()
  const [, destination] = points()
  expect(destination?.coordinate.latitude).toBeGreaterThan(-34.8945)
  expect(destination?.coordinate.longitude).toBeGreaterThan(-56.1529)
  await expect.poll(() => asked(service, 'getDirections').length, patience).toBe(2)
  await expect.poll(() => document.activeElement).toBe(element)
  // Without an address, the field shows the coordinates of the point.
  const shown = (): unknown => Reflect.get(box('To').element(), 'value')
  await expect.poll(shown).toMatch(/^-34\.8\d+, -56\.1\d+$/)
  await expect.element(page.getByText(/^To: .-34\.8/)).toBeInTheDocument()
})

test('moving a stop requests only its two legs, and keeps an empty row', async () => {
  const { service } = await show(link + stop)
  await userEvent.click(page.getByRole('button', { name: 'Add a stop' }))
  await expect.element(box('Stop')).toHaveFocus()
  pin(/^Stop 1: .Plaza/)
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
  await expect.poll(() => points()[1]?.coordinate.latitude, patience).toBeLessThan(-34.9066)
  expect(points()[0]?.name).toBe('Teatro Solís')
  await expect.poll(() => asked(service, 'getDirections').length, patience).toBe(4)
  await expect.poll(() => points()[1]?.name, patience).toBeTruthy()
  await expect.element(box('Stop')).toBeVisible()
})

interface Point {
  readonly x: number
  readonly y: number
}

/** Returns the drawn line, in pixels of the page. */
function lineOf(map: MapLibreMap): Point[] {
  const { left, top } = map.getContainer().getBoundingClientRect()
  const [line] = Object.entries(map.getStyle().sources).flatMap(([id, source]) =>
    id.endsWith('-line') && source.type === 'geojson' ? [source.data] : [],
  )
  const { coordinates } = (line as GeoJSON.Feature<GeoJSON.MultiLineString>).geometry
  return coordinates.flat().map(([longitude = 0, latitude = 0]) => {
    const { x, y } = map.project([longitude, latitude])
    return { x: left + x, y: top + y }
  })
}

/** Returns the middle of the longest segment of a part of the line, far from the points of maneuvers. */
function middleOf(line: readonly Point[]): Point {
  let [best, most] = [{ x: 0, y: 0 }, 0]
  for (const [index, { x, y }] of line.entries()) {
    const before = line[index - 1] ?? { x, y }
    const length = Math.hypot(x - before.x, y - before.y)
    if (length > most) [best, most] = [{ x: (x + before.x) / 2, y: (y + before.y) / 2 }, length]
  }
  return best
}

function mouse(map: MapLibreMap, { x, y }: Point, more: MouseEventInit = {}): void {
  const event = { bubbles: true, clientX: x, clientY: y, ...more }
  map.getCanvas().dispatchEvent(new MouseEvent('mousemove', event))
}

const handle = (): Locator => pin('Add a stop here')

/** Moves the mouse to a point of the line until the handle appears there, and the map and the line are at rest. */
async function grab(map: MapLibreMap, pointOf: () => Point): Promise<Point> {
  let at = { x: Number.NaN, y: 0 }
  const isThere = (): boolean => {
    const before = at
    at = pointOf()
    mouse(map, at)
    const isAtRest = !map.isMoving() && Math.hypot(at.x - before.x, at.y - before.y) < 1
    return isAtRest && handle().query() !== null
  }
  await expect.poll(isThere, patience).toBe(true)
  return at
}

/** Drags the line with its handle, by the distance `by`. */
async function dragLine(map: MapLibreMap, pointOf: () => Point, by: Point): Promise<Point> {
  const at = await grab(map, pointOf)
  const element = handle().element()
  vi.spyOn(element, 'setPointerCapture').mockReturnValue()
  element.dispatchEvent(pointer('pointerdown', at))
  const to = { x: at.x + by.x, y: at.y + by.y }
  element.dispatchEvent(pointer('pointermove', to))
  // The handle follows the pointer and not the line.
  mouse(map, at, { buttons: 1 })
  element.dispatchEvent(pointer('lostpointercapture', to))
  return at
}

test('dragging the line adds a stop to its leg, where it is dropped', async () => {
  const { service, map } = await show(link)
  await expect.poll(() => lineOf(map).length, patience).toBeGreaterThan(2)
  const at = await dragLine(map, () => middleOf(lineOf(map)), { x: 30, y: 20 })
  const center = map.getCenter()
  const [origin, stop, destination] = points()
  expect(points()).toHaveLength(3)
  expect([origin?.name, destination?.name]).toEqual(['Teatro Solís', 'Estadio Centenario'])
  const { left, top } = map.getContainer().getBoundingClientRect()
  const { longitude = 0, latitude = 0 } = stop?.coordinate ?? {}
  const put = map.project([longitude, latitude])
  expect(Math.hypot(left + put.x - at.x - 30, top + put.y - at.y - 20)).toBeLessThan(2)
  await expect.poll(() => handle().query()).toBeNull()
  // The form requests both legs, and the name of the point.
  await expect.poll(() => asked(service, 'getDirections').length, patience).toBe(3)
  await expect.poll(() => points()[1]?.name, patience).toBeTruthy()
  const name = points()[1]?.name ?? ''
  await expect.element(box('Stop 1')).toHaveValue(name)
  await expect.element(page.getByText(`Stop 1: \u2068${name}\u2069`)).toBeInTheDocument()
  await expect.element(page.getByText(/^Arrive at stop 1/), patience).toBeInTheDocument()
  expect([map.getCenter().lng, map.getCenter().lat]).toEqual([center.lng, center.lat])

  // A stop on the second leg comes after the first stop.
  const stopAt = { x: left + put.x, y: top + put.y }
  const afterStop = (): Point => {
    const line = lineOf(map)
    const passed = line.findIndex(({ x, y }) => Math.hypot(x - stopAt.x, y - stopAt.y) < 20)
    return middleOf(line.slice(passed + 1))
  }
  await dragLine(map, afterStop, { x: -15, y: 20 })
  expect(points()).toHaveLength(4)
  expect(points()[1]?.name).toBe(name)
})

test('dragging the line fills an empty row of the same leg, and not one of another leg', async () => {
  // On a phone, a focused box would open as a sheet.
  await page.viewport(1000, 800)
  const { map } = await show(link)
  const addStop = (): void => {
    const button = page.getByRole('button', { name: 'Add a stop', exact: true }).element()
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  }
  addStop()
  await expect.element(box('Stop')).toHaveFocus()
  await expect.poll(() => lineOf(map).length, patience).toBeGreaterThan(2)
  const inOrder = (): string[] =>
    page
      .getByRole('combobox')
      .elements()
      .map(
        (element) =>
          element.getAttribute('aria-label') ??
          (element as HTMLInputElement).labels?.[0]?.textContent ??
          '',
      )
  await dragLine(map, () => middleOf(lineOf(map)), { x: 30, y: 20 })
  await expect.poll(inOrder).toEqual(['From', 'Stop 1', 'To'])

  // The empty row at the end belongs to the last leg, so the first leg gets a new row.
  addStop()
  await expect.poll(inOrder).toEqual(['From', 'Stop 1', 'Stop', 'To'])
  const [, first] = points()
  const beforeStop = (): Point => {
    const { x, y } = map.project([
      first?.coordinate.longitude ?? 0,
      first?.coordinate.latitude ?? 0,
    ])
    const { left, top } = map.getContainer().getBoundingClientRect()
    const line = lineOf(map)
    const end = line.findIndex((at) => Math.hypot(at.x - left - x, at.y - top - y) < 20)
    // Use a point at a quarter of the line, far from the points of maneuvers, where a click would choose a step.
    const quarter = Math.floor(end / 4)
    return middleOf(line.slice(quarter, quarter + 2))
  }
  await dragLine(map, beforeStop, { x: 10, y: 25 })
  await expect.poll(inOrder).toEqual(['From', 'Stop 1', 'Stop 2', 'Stop', 'To'])
  expect(points()[2]?.coordinate).toEqual(first?.coordinate)
})

test('moving the handle by keys adds the stop a moment after the last key, and focuses its pin', async () => {
  const { map } = await show(link)
  await expect.poll(() => lineOf(map).length, patience).toBeGreaterThan(2)
  await grab(map, () => middleOf(lineOf(map)))
  const element = handle().element() as HTMLElement
  element.focus()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight'])
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  await expect.poll(() => points().filter(Boolean).length, patience).toBe(3)
  await expect.element(pin(/^Stop 1: /)).toHaveFocus()
  await expect.poll(() => handle().query()).toBeNull()
})

test('when the user leaves the handle after a key, the stop is added and the focus stays where they went', async () => {
  const { map } = await show(link)
  await expect.poll(() => lineOf(map).length, patience).toBeGreaterThan(2)
  await grab(map, () => middleOf(lineOf(map)))
  const next = handle().element() as HTMLElement
  next.focus()
  next.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }))
  box('From').element().focus()
  await expect.poll(() => points().filter(Boolean).length, patience).toBe(3)
  await expect.element(box('From')).toHaveFocus()
})

test('the handle follows the pointer along the line, and is hidden off it, on a pin, on a step, and outside of the map', async () => {
  const { map } = await show(link)
  await expect.poll(() => lineOf(map).length, patience).toBeGreaterThan(2)
  const at = await grab(map, () => middleOf(lineOf(map)))
  expect(await violations(document.body)).toEqual([])
  mouse(map, { x: at.x + 60, y: at.y + 60 })
  await expect.poll(() => handle().query()).toBeNull()
  // Tap on the line.
  map
    .getCanvas()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: at.x, clientY: at.y }))
  await expect.element(handle()).toBeVisible()
  pin(from)
    .element()
    .dispatchEvent(new MouseEvent('mousemove', { bubbles: true, clientX: at.x, clientY: at.y }))
  await expect.poll(() => handle().query()).toBeNull()
  mouse(map, at)
  await expect.element(handle()).toBeVisible()
  map.getContainer().dispatchEvent(new MouseEvent('mouseleave'))
  await expect.poll(() => handle().query()).toBeNull()

  const points = Object.entries(map.getStyle().sources).flatMap(([id, source]) =>
    id.endsWith('-points') && source.type === 'geojson'
      ? (source.data as GeoJSON.FeatureCollection<GeoJSON.Point>).features
      : [],
  )
  const [longitude = 0, latitude = 0] = points[1]?.geometry.coordinates ?? []
  map.jumpTo({ center: [longitude, latitude], zoom: 15 })
  const { left, top } = map.getContainer().getBoundingClientRect()
  const middle = {
    x: left + map.getContainer().clientWidth / 2,
    y: top + map.getContainer().clientHeight / 2,
  }
  const isBeside = ({ x, y }: Point): boolean => {
    const away = Math.hypot(x - middle.x, y - middle.y)
    return away > 20 && away < 120
  }
  await grab(map, () => lineOf(map).find(isBeside) ?? middle)
  mouse(map, middle)
  await expect.poll(() => handle().query()).toBeNull()
})

test('adds as many stops as the app allows, and none while a point is being picked', async () => {
  const { map } = await show(link + stop, [], { maxStops: 1 })
  await expect.poll(() => lineOf(map).length, patience).toBeGreaterThan(2)
  for (let moves = 0; moves < 5; moves++) {
    mouse(map, middleOf(lineOf(map)))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(handle().query()).toBeNull()
  }
  cleanup()
  const other = await show(link)
  await expect.poll(() => lineOf(other.map).length, patience).toBeGreaterThan(2)
  await grab(other.map, () => middleOf(lineOf(other.map)))
  // The button is visible while it has the keyboard focus.
  page
    .getByRole('button', { name: 'Choose on the map: To' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.poll(() => handle().query()).toBeNull()
})

test('dots connect a point off the road with the route', async () => {
  const { map } = await show('from=-34.907,-56.2009&to=-34.8945,-56.1529')
  const gaps = (): unknown[] =>
    Object.entries(map.getStyle().sources).flatMap(([id, source]) =>
      id.endsWith('-gaps') && source.type === 'geojson'
        ? (source.data as GeoJSON.Feature<GeoJSON.MultiLineString>).geometry.coordinates
        : [],
    )
  await expect.poll(() => lineOf(map).length, patience).toBeGreaterThan(2)
  const [first] = Object.entries(map.getStyle().sources).flatMap(([id, source]) =>
    id.endsWith('-line') && source.type === 'geojson'
      ? (source.data as GeoJSON.Feature<GeoJSON.MultiLineString>).geometry.coordinates
      : [],
  )
  expect(gaps()).toContainEqual([[-56.2009, -34.907], first?.[0]])
  // The recorded route starts at another point.
  expect(first?.[0]).not.toEqual([-56.2009, -34.907])
})

test('a stop can be added by keys, and picked on the map', async () => {
  // On a phone, a focused box would open as a sheet.
  await page.viewport(1000, 800)
  const { service, map } = await show(link)
  page.getByRole('button', { name: 'Add a stop', exact: true }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(box('Stop')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Choose on the map: Stop' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement).toBe(map.getCanvas())
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => points().filter(Boolean).length, patience).toBe(3)
  await expect.poll(() => asked(service, 'getDirections').length, patience).toBe(3)
  await expect.element(pin(/^Stop 1: /)).toBeVisible()
})
