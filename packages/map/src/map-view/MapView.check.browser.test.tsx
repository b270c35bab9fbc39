import { SignpostProvider } from '@signpost/react'
import { createFakeClock } from '@signpost/testing'
import { act, cleanup, render, screen } from '@testing-library/react'
import type { StyleSpecification, VectorSourceSpecification } from 'maplibre-gl'
import { StrictMode } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Stage, showMap, worker } from '../../test/mapStage.tsx'
import { plainStyle } from '../../test/plainStyle.ts'
import { MapView } from './MapView.tsx'
import { mapLibre } from './mapLibre.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const patience = { timeout: 60_000 }
const center = { latitude: -34.9, longitude: -56.19 }
const somewhere = { center, zoom: 14 }
const statusOf = (): string | undefined =>
  document.querySelector<HTMLElement>('[data-signpost="map-view"]')?.dataset.status
const problemOf = (): string | undefined =>
  document.querySelector<HTMLElement>('[data-signpost="map-view"]')?.dataset.problem

test('no WebGL: says so, without a button to retry', async () => {
  const getContext = HTMLCanvasElement.prototype.getContext
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
    kind: string,
    ...rest: unknown[]
  ) {
    return /webgl/.test(kind) ? null : Reflect.apply(getContext, this, [kind, ...rest])
  })
  render(
    <Stage>
      <MapView mapStyle={plainStyle} workerUrl={worker} />
    </Stage>,
  )
  expect(await screen.findByText(/no WebGL/, undefined, patience)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.querySelector('canvas')).toBeNull()
})

test('MapLibre cannot be loaded: says so, with a button to retry', async () => {
  const load = vi.spyOn(mapLibre, 'load').mockRejectedValue(new Error('chunk'))
  render(
    <Stage>
      <MapView mapStyle={plainStyle} workerUrl={worker} />
    </Stage>,
  )
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect.element(retry, patience).toBeVisible()
  load.mockRestore()
  await userEvent.click(retry)
  await expect.poll(statusOf, patience).toBe('ready')
})

test('a service without a style: the map has a plain ground, without a notice, and with one warning for developers', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('', { status: 404 }))
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  for (let times = 0; times < 2; times++) {
    const { unmount } = render(
      <Stage>
        <MapView workerUrl={worker} defaultCamera={somewhere} />
      </Stage>,
    )
    await expect.poll(() => [problemOf(), statusOf()], patience).toEqual([undefined, 'ready'])
    unmount()
  }
  expect(warn.mock.calls.filter(([text]) => String(text).includes('mapStyle'))).toHaveLength(1)
})

test('an adapter, whose URL has no host: the map is plain, too', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  vi.spyOn(console, 'warn').mockReturnValue()
  render(
    <SignpostProvider client={{ baseUrl: 'https://geo.invalid' }}>
      <MapView workerUrl={worker} defaultCamera={somewhere} />
    </SignpostProvider>,
  )
  await expect.poll(() => [problemOf(), statusOf()], patience).toEqual([undefined, 'ready'])
})

test('a style of the app that cannot be loaded: says so until another one is', async () => {
  const { map } = await showMap({ defaultCamera: somewhere })
  act(() => void map.setStyle('/no-such-worker.json', { diff: false }))
  expect(await screen.findByText('We couldn’t load the map.', undefined, patience)).toBeTruthy()
  act(() => void map.setStyle(plainStyle, { diff: false }))
  await expect.poll(statusOf, patience).toBe('ready')
})

test('style 404: says so', async () => {
  render(
    <Stage>
      <MapView mapStyle="/no-such-style.json" workerUrl={worker} />
    </Stage>,
  )
  expect(await screen.findByText('We couldn’t load the map.', undefined, patience)).toBeTruthy()
})

test('tiles 401: says so', async () => {
  const tiles: VectorSourceSpecification = {
    type: 'vector',
    tiles: ['http://127.0.0.1:9/{z}/{x}/{y}'],
  }
  await showMap({
    mapStyle: {
      ...plainStyle,
      sources: { tiles },
      layers: [{ id: 'a', type: 'line', source: 'tiles', 'source-layer': 'a' }],
    },
    defaultCamera: somewhere,
  })
  expect(await screen.findByText(/No map data for this area/, undefined, patience)).toBeTruthy()
})

test('slow tiles: the map is loading, and does not have the color of the sea', async () => {
  let answer = (): void => {}
  const held = new Promise<{ data: ArrayBuffer }>((resolve) => {
    answer = () => resolve({ data: new ArrayBuffer(0) })
  })
  const tiles: VectorSourceSpecification = { type: 'vector', tiles: ['held://{z}/{x}/{y}'] }
  const { addProtocol, removeProtocol } = await import('maplibre-gl')
  addProtocol('held', () => held)
  onTestFinished(() => removeProtocol('held'))
  const { map } = await showMap({
    mapStyle: {
      ...plainStyle,
      sources: { tiles },
      layers: [
        ...plainStyle.layers,
        { id: 'a', type: 'line', source: 'tiles', 'source-layer': 'a' },
      ],
    },
    defaultCamera: somewhere,
  })
  expect(statusOf()).toBe('loading')
  expect(getComputedStyle(map.getCanvas()).opacity).toBe('0')
  // At any font size, the notice is beside the buttons of the map, and clicks pass through it.
  const large = document.documentElement.style
  large.fontSize = '200%'
  onTestFinished(() => void large.removeProperty('font-size'))
  const edge = (part: string): DOMRect | undefined =>
    document.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect()
  const [note, controls] = [edge('note'), edge('controls')]
  expect(note?.width).toBeGreaterThan(0)
  expect(note?.right).toBeLessThanOrEqual(controls?.left ?? 0)
  const { left = 0, top = 0 } = note ?? {}
  expect(document.elementFromPoint(left + 4, top + 4)?.closest('[data-part="overlay"]')).toBeNull()
  answer()
  await expect.poll(statusOf, patience).toBe('ready')
  await expect.poll(() => getComputedStyle(map.getCanvas()).opacity).toBe('1')
})

test.each([
  ['nothing is seen', 'held', 'error', 'The map is loading slowly.'],
  ['a tile is seen while others come', 'given', 'ready', undefined],
])('after ten seconds in which %s', async (_, first, status, notice) => {
  const clock = createFakeClock({ now: 0 })
  const { addProtocol, removeProtocol } = await import('maplibre-gl')
  addProtocol('held', () => new Promise(() => {}))
  addProtocol('given', async () => ({ data: new ArrayBuffer(0) }))
  onTestFinished(() => ['held', 'given'].forEach(removeProtocol))
  const sourceOf = (protocol: string): VectorSourceSpecification => ({
    type: 'vector',
    tiles: [`${protocol}://{z}/{x}/{y}`],
  })
  const sources = { one: sourceOf(first), two: sourceOf('held') }
  const layers = Object.keys(sources).map(
    (source) => ({ id: source, type: 'line', source, 'source-layer': 'a' }) as const,
  )
  await showMap(
    {
      mapStyle: { ...plainStyle, sources, layers: [...plainStyle.layers, ...layers] },
      defaultCamera: somewhere,
    },
    clock,
  )
  if (first === 'given') await expect.poll(statusOf, patience).toBe('ready')
  act(() => clock.advance(10_000))
  expect(statusOf()).toBe(status)
  const shown = document.querySelector('[data-part="overlay"] p')?.textContent
  expect(shown).toBe(notice)
})

test('a pair of styles: the one of the color scheme of the page, also after a change', async () => {
  const groundOf = (color: string): StyleSpecification => ({
    ...plainStyle,
    layers: [{ id: 'ground', type: 'background', paint: { 'background-color': color } }],
  })
  const page = document.documentElement.style
  page.colorScheme = 'dark'
  onTestFinished(() => void page.removeProperty('color-scheme'))
  const { map } = await showMap({
    mapStyle: { light: groundOf('#eeeeee'), dark: groundOf('#222222') },
    defaultCamera: somewhere,
  })
  const ground = (): unknown => map.getPaintProperty('ground', 'background-color')
  await expect.poll(statusOf, patience).toBe('ready')
  expect(ground()).toBe('#222222')
  page.colorScheme = 'light'
  await expect.poll(ground, patience).toBe('#eeeeee')
})

test('a WebGL context that is lost twice: says so, and the map is restored', async () => {
  const { map } = await showMap({ defaultCamera: somewhere })
  for (const _ of [1, 2]) {
    const context = map.getCanvas().getContext('webgl2')?.getExtension('WEBGL_lose_context')
    act(() => context?.loseContext())
    expect(await screen.findByText(/map paused/, undefined, patience)).toBeTruthy()
    act(() => context?.restoreContext())
    await expect.poll(() => [problemOf(), statusOf()], patience).toEqual([undefined, 'ready'])
  }
})

test('a WebGL context that is lost before the style has loaded: the style is requested again', async () => {
  const { addProtocol, removeProtocol } = await import('maplibre-gl')
  const answers: (() => void)[] = []
  addProtocol(
    'held',
    () => new Promise((resolve) => answers.push(() => resolve({ data: plainStyle }))),
  )
  onTestFinished(() => removeProtocol('held'))
  const { map } = await showMap({ mapStyle: 'held://style', defaultCamera: somewhere })
  await expect.poll(() => answers.length, patience).toBe(1)
  const context = map.getCanvas().getContext('webgl2')?.getExtension('WEBGL_lose_context')
  act(() => context?.loseContext())
  expect(await screen.findByText(/map paused/, undefined, patience)).toBeTruthy()
  act(() => context?.restoreContext())
  await expect.poll(() => answers.length, patience).toBe(2)
  for (const answer of answers) answer()
  await expect.poll(() => [problemOf(), statusOf()], patience).toEqual([undefined, 'ready'])
})

test('StrictMode, and an unmount while it loads: every map is removed', async () => {
  const { unmount } = render(
    <StrictMode>
      <Stage>
        <MapView mapStyle={plainStyle} workerUrl={worker} />
      </Stage>
    </StrictMode>,
  )
  unmount()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(document.querySelector('canvas')).toBeNull()
})

test('keys move the map, Tab leaves it, and buttons do what dragging does', async () => {
  const { map } = await showMap({ defaultCamera: somewhere })
  await userEvent.tab()
  await expect.poll(() => document.activeElement).toBe(map.getCanvas())
  const { lng } = map.getCenter()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => map.getCenter().lng, patience).toBeGreaterThan(lng)
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.getAttribute('aria-label')).not.toBe('Map')
  await userEvent.click(page.getByRole('button', { name: 'Zoom in' }))
  await expect.poll(() => map.getZoom(), patience).toBeGreaterThan(14.5)
  await userEvent.click(page.getByRole('button', { name: 'Move the map' }))
  const { lat } = map.getCenter()
  await userEvent.click(page.getByRole('button', { name: 'Move up' }))
  await expect.poll(() => map.getCenter().lat, patience).toBeGreaterThan(lat)
})

test('a button turns a rotated map back to north', async () => {
  const { map } = await showMap({ defaultCamera: { ...somewhere, bearing: 40, pitch: 30 } })
  const north = page.getByRole('button', { name: 'Reset north' })
  await userEvent.click(north)
  await expect.poll(() => [map.getBearing(), map.getPitch()], patience).toEqual([0, 0])
  await expect.poll(() => north.query()).toBeNull()
  await expect.poll(() => document.activeElement).toBe(map.getCanvas())
})

test('its accessible name is in the language, also after a change', async () => {
  const map = (label: string) => (
    <Stage>
      <MapView mapStyle={plainStyle} workerUrl={worker} label={label} />
    </Stage>
  )
  const { rerender } = render(map('Map'))
  await expect.element(page.getByRole('region', { name: 'Map' }), patience).toBeInTheDocument()
  rerender(map('Karte'))
  await expect.element(page.getByRole('region', { name: 'Karte' })).toBeInTheDocument()
})

test('a controlled camera moves the map, and user moves are reported', async () => {
  const onCameraChange = vi.fn()
  const { map } = await showMap({ camera: somewhere, onCameraChange })
  expect(map.getCenter().lng).toBeCloseTo(center.longitude)
  await userEvent.click(page.getByRole('button', { name: 'Zoom in' }))
  await expect.poll(() => onCameraChange.mock.lastCall?.[0].zoom, patience).toBeCloseTo(15)
})
