// @vitest-environment jsdom
import { type ConnectionOptions, createConnection } from '@signpost/client'
import type { Terms } from '@signpost/client/domain'
import { SignpostProvider } from '@signpost/react'
import { createGeoFetch } from '@signpost/testing'
import { createFakeMaplibre, type FakeMap } from '@signpost/testing/maplibre'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ReactElement, type ReactNode, useState } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { corner } from '../test/corner.ts'
import { placeAt } from '../test/placeAt.ts'
import { Directions, fromURLSearchParams, toURLSearchParams } from './directions/index.ts'
import { MapView, type MapViewProps } from './map-view/index.ts'
import { PlaceBrowser } from './place-browser/index.ts'
import { PlaceCamera, PlaceMap } from './place-map/index.ts'
import { RouteMap, type RouteMapProps } from './route-map/index.ts'

afterEach(cleanup)

const center = { latitude: -34.9, longitude: -56.19 }

/** Renders a component below a provider, and returns the first map that it makes. */
async function show(
  element: ReactElement,
  { maps }: ReturnType<typeof createFakeMaplibre>,
  capabilities?: ConnectionOptions['capabilities'],
): Promise<FakeMap> {
  const options = { baseUrl: 'https://geo.example', apiKey: 'any', fetch: createGeoFetch() }
  const client = createConnection({ ...options, capabilities })
  render(<SignpostProvider client={client}>{element}</SignpostProvider>)
  return waitFor(() => {
    const [map] = maps
    if (!map?.loaded()) throw new Error('There is no map yet.')
    return map
  })
}

test('places: markers can be pressed, a press on the map sets the pin, keys move it, and moving the map offers a search', async () => {
  const fake = createFakeMaplibre()
  const onSelectedChange = vi.fn()
  const onPinChange = vi.fn()
  const onSearchArea = vi.fn()
  const map = await show(
    <PlaceMap
      library={fake.library}
      places={[placeAt(0, center), placeAt(1, { ...center, longitude: -56.2 })]}
      onSelectedChange={onSelectedChange}
      pin={center}
      onPinChange={onPinChange}
      onSearchArea={onSearchArea}
      defaultCamera={{ center, zoom: 14 }}
    />,
    fake,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Place 1' }))
  expect(onSelectedChange).toHaveBeenCalledWith('p1')
  map.click({ latitude: -34.91, longitude: -56.18 })
  expect(onPinChange.mock.lastCall?.[0].latitude).toBeCloseTo(-34.91, 9)
  // The same point on the next copy of the world.
  map.click({ latitude: -34.91, longitude: -56.18 + 360 })
  expect(onPinChange.mock.lastCall?.[0].longitude).toBeCloseTo(-56.18, 9)
  fireEvent.keyDown(screen.getByRole('button', { name: 'Chosen point' }), { key: 'ArrowUp' })
  expect(onPinChange.mock.lastCall?.[0].latitude).toBeGreaterThan(center.latitude)
  expect(onPinChange.mock.lastCall?.[0].longitude).toBeCloseTo(center.longitude, 9)
  map.moveByUser({ zoom: 12 })
  fireEvent.click(await screen.findByRole('button', { name: 'Search this area' }))
  const bounds = onSearchArea.mock.lastCall?.[0]
  expect(bounds.north).toBeGreaterThan(center.latitude)
  expect(bounds.east - bounds.west).toBeCloseTo((360 * 800) / (512 * 2 ** 12), 9)
  map.moveByUser({ zoom: 0 })
  fireEvent.click(await screen.findByRole('button', { name: 'Search this area' }))
  expect(onSearchArea.mock.lastCall?.[0]).toMatchObject({ west: -180, east: 180 })
  cleanup()
  expect(fake.maps.map(({ removed }) => removed)).toEqual([true])
})

test('places on both sides of the 180th meridian are shown the short way round the world', async () => {
  const fake = createFakeMaplibre()
  const suva = { latitude: -18.1, longitude: 178.4 }
  const apia = { latitude: -13.8, longitude: -171.8 }
  const map = await show(
    <MapView library={fake.library}>
      <PlaceCamera places={[placeAt(0, suva), placeAt(1, apia)]} />
    </MapView>,
    fake,
  )
  await waitFor(() => expect(map.getCenter().wrap().lng).toBeCloseTo(-176.7, 0))
  expect(map.getZoom()).toBeGreaterThan(3)
})

test('a route without segments: its ends and its turns are joined by a dotted line, all of it in view', async () => {
  const fake = createFakeMaplibre()
  const turn = { ...center, longitude: -56.18 }
  const end = { latitude: -34.91, longitude: -56.18 }
  const address = {}
  const maneuvers = corner.maneuvers
    .slice(0, 3)
    .map(({ range: _, ...one }, index) => ({ ...one, coordinate: [center, turn, end][index] }))
  const ends = {
    origin: { address, coordinate: center },
    destination: { address, coordinate: end },
  }
  const route = { ...corner, ...ends, bounds: undefined, path: [], maneuvers }
  const map = await show(<RouteMap library={fake.library} route={route} />, fake)
  const lineOf = (part: string) =>
    map.dataOf(map.getStyle().layers.find(({ id }) => id.endsWith(part))?.source ?? '')
  await waitFor(() => expect(lineOf('gaps')).toBeDefined())
  expect(lineOf('gaps')).toMatchObject({
    geometry: {
      coordinates: [
        expect.arrayContaining([
          [-56.19, -34.9],
          [-56.18, -34.9],
          [-56.18, -34.91],
        ]),
      ],
    },
  })
  expect(map.getBounds().getWest()).toBeLessThan(center.longitude)
  expect(map.getBounds().getSouth()).toBeLessThan(end.latitude)
  expect(
    document.querySelectorAll('[data-part="route-start"], [data-part="route-end"]'),
  ).toHaveLength(2)
})

test('a route: its line is on the map, all of it in view, and a maneuver can be pressed', async () => {
  const fake = createFakeMaplibre()
  const onActiveChange = vi.fn()
  const map = await show(
    <RouteMap library={fake.library} route={corner} onActiveStepChange={onActiveChange} />,
    fake,
  )
  const ids = (): string[] => map.getStyle().layers.map(({ id }) => id.replace(/.*-/, ''))
  await waitFor(() => expect(ids()).toEqual(['casing', 'line', 'points']))
  const { getWest, getEast, getSouth, getNorth } = map.getBounds()
  for (const [longitude, latitude] of corner.path) {
    expect(longitude).toBeGreaterThan(getWest())
    expect(longitude).toBeLessThan(getEast())
    expect(latitude).toBeGreaterThan(getSouth())
    expect(latitude).toBeLessThan(getNorth())
  }
  map.click({ latitude: -34.91, longitude: -56.19 })
  expect(onActiveChange).toHaveBeenCalledWith(1)
})

test('places without a controlling app: a press on a marker opens its card, the next one closes it', async () => {
  const fake = createFakeMaplibre()
  await show(<PlaceMap library={fake.library} places={[placeAt(1, center)]} />, fake)
  const marker = await screen.findByRole('button', { name: 'Place 1' })
  fireEvent.click(marker)
  expect(marker.ariaExpanded ?? marker.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('article', { name: 'Place 1' })).toBeTruthy()
  fireEvent.click(marker)
  expect(screen.queryByRole('article')).toBeNull()
})

test('a route without a controlling app: the pressed maneuver is the active one', async () => {
  const fake = createFakeMaplibre()
  const map = await show(<RouteMap library={fake.library} route={corner} />, fake)
  const ids = (): string[] => map.getStyle().layers.map(({ id }) => id.replace(/.*-/, ''))
  await waitFor(() => expect(ids()).toContain('points'))
  expect(map.getZoom()).toBeLessThan(16)
  map.click({ latitude: -34.91, longitude: -56.19 })
  await waitFor(() => expect(map.getZoom()).toBe(16))
})

test('a place browser, where no size can be observed: the list and the markers share one search', async () => {
  const fake = createFakeMaplibre()
  const service = createGeoFetch()
  render(
    <SignpostProvider
      client={{ baseUrl: 'https://geo.example', apiKey: 'any', fetch: service }}
      near={center}
    >
      <PlaceBrowser
        map={{ library: fake.library }}
        defaultValue={{ query: 'bar' }}
        categories={false}
        results={{ limit: 3, countries: ['UY'] }}
      />
    </SignpostProvider>,
  )
  await waitFor(() => expect(document.querySelector('[data-part="row"]')).not.toBeNull())
  const searches = service.calls.filter(({ operation }) => operation === 'search')
  expect(searches.map(({ parameters }) => parameters)).toEqual([
    expect.objectContaining({ query: 'bar', iterator_length: '3', countries: 'UY' }),
  ])
})

test('directions from their ends alone', async () => {
  const fake = createFakeMaplibre()
  const destination = { coordinate: { ...center, longitude: -56.2 } }
  const ends = { points: [{ coordinate: center }, destination] }
  const map = { library: fake.library }
  await show(<Directions map={map} defaultValue={ends} />, fake)
  expect((await screen.findAllByText(/^Arrive at/)).length).toBeGreaterThan(0)
})

interface LinkedProps extends Pick<MapViewProps, 'library'> {
  readonly first?: string
}

/** Directions whose app keeps them in a link. */
function LinkedDirections({ library, first = 'to=-34.8945,-56.1529' }: LinkedProps): ReactNode {
  const [link, setLink] = useState(first)
  return (
    <Directions
      map={{ library, defaultCamera: { center, zoom: 14 } }}
      value={fromURLSearchParams(new URLSearchParams(link))}
      onValueChange={(state) => setLink(String(toURLSearchParams(state)))}
    />
  )
}

test('directions in a link: an end that was moved on the map is named by its address', async () => {
  const fake = createFakeMaplibre()
  const map = await show(<LinkedDirections library={fake.library} />, fake)
  fireEvent.click(screen.getByRole('button', { name: 'Choose on the map: From' }))
  map.click({ latitude: -34.907712345, longitude: -56.201198765 })
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'From' })
  await waitFor(() => expect(field.value).toMatch(/[a-z]{3}/i))
})

test('directions in a link: an empty stop stays, can be moved with its text, and removed', async () => {
  const fake = createFakeMaplibre()
  const first = 'from=-34.9,-56.2&from_name=Start&to=-34.8945,-56.1529&to_name=End'
  await show(<LinkedDirections library={fake.library} first={first} />, fake)
  const texts = (): string[] =>
    screen.getAllByRole<HTMLInputElement>('combobox').map(({ value }) => value)
  fireEvent.click(screen.getByRole('button', { name: 'Add a stop' }))
  const field = screen.getByRole('combobox', { name: 'Stop' })
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: 'Merc' } })
  fireEvent.keyDown(screen.getByRole('button', { name: 'Move: Stop' }), { key: 'ArrowUp' })
  expect(texts()).toEqual(['Merc', 'Start', 'End'])
  fireEvent.click(screen.getByRole('button', { name: 'Remove: Stop 1' }))
  expect(texts()).toEqual(['Merc', 'End'])
})

test('directions: an end can be picked on the map and moved by keys', async () => {
  const fake = createFakeMaplibre()
  const onValueChange = vi.fn()
  const map = await show(
    <Directions
      map={{ library: fake.library, defaultCamera: { center, zoom: 14 } }}
      defaultValue={fromURLSearchParams(new URLSearchParams('to=-34.8945,-56.1529&to_name=End'))}
      onValueChange={onValueChange}
    />,
    fake,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Choose on the map: From' }))
  map.click({ latitude: -34.9077, longitude: -56.2012 })
  expect(onValueChange.mock.lastCall?.[0].points[0].coordinate.latitude).toBeCloseTo(-34.9077, 9)
  expect((await screen.findAllByText(/^Arrive at/)).length).toBeGreaterThan(0)
  const pin = screen.getByRole('button', { name: /^To: .End/ })
  fireEvent.keyDown(pin, { key: 'ArrowLeft' })
  fireEvent.blur(pin)
  expect(onValueChange.mock.lastCall?.[0].points[1].coordinate.longitude).toBeLessThan(-56.1529)
})

test('a map that fails shows its notice', async () => {
  const fake = createFakeMaplibre()
  const map = await show(<PlaceMap library={fake.library} places={[]} />, fake)
  map.fire('webglcontextlost')
  expect(await screen.findByText(/The map paused/)).toBeTruthy()
  map.fire('webglcontextrestored')
  await waitFor(() => expect(screen.queryByText(/The map paused/)).toBeNull())
})

test('the style of the service is asked for in the language of the page', async () => {
  const fake = createFakeMaplibre()
  const client = { baseUrl: '/geo-proxy', fetch: createGeoFetch() }
  render(
    <SignpostProvider client={client} language="ar">
      <MapView library={fake.library} />
    </SignpostProvider>,
  )
  await waitFor(() => expect(fake.maps[0]?.style).toBe('/geo-proxy/style.json?language=ar'))
})

const own: Terms = {
  map: 'own',
  mapHosts: ['maps.example'],
  store: false,
  attribution: [{ text: 'Maps Inc' }],
  uses: 'any',
}
const ownStyle = 'https://maps.example/style.json'
const linesOn = (map: FakeMap): readonly string[] =>
  map.getStyle().layers.flatMap(({ id }) => (id.endsWith('-line') ? 'line' : []))

test('a route is drawn only on a map on which the terms of its provider permit it, or where it is of the app', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => error.mockRestore())
  const draw = async (props: Partial<RouteMapProps>, terms = own): Promise<readonly string[]> => {
    const fake = createFakeMaplibre()
    const map = await show(<RouteMap library={fake.library} route={corner} {...props} />, fake, {
      terms,
    })
    await waitFor(() => expect(map.loaded()).toBe(true))
    return linesOn(map)
  }
  expect(await draw({ mapStyle: ownStyle })).toEqual(['line'])
  expect(await draw({ routeFrom: 'app' })).toEqual(['line'])
  expect(error).not.toHaveBeenCalled()
  expect(await draw({})).toEqual([])
  expect(error.mock.lastCall?.join()).toMatch(
    /^RouteMap shows no route: the terms of Maps Inc do not permit it on a map of another provider\./,
  )
  expect(await draw({ mapStyle: ownStyle }, { ...own, map: 'none' })).toEqual([])
  expect(document.querySelectorAll('[data-part="route-end"]')).toHaveLength(2)
})

test('directions have no map where the terms of their provider do not permit it, but the route as text', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => error.mockRestore())
  const fake = createFakeMaplibre()
  const client = createConnection({
    baseUrl: 'https://geo.example',
    apiKey: 'any',
    fetch: createGeoFetch(),
    capabilities: { terms: own },
  })
  const destination = { coordinate: { ...center, longitude: -56.2 } }
  const shown = (map: MapViewProps): ReactNode => (
    <SignpostProvider client={client}>
      <Directions
        map={{ library: fake.library, ...map }}
        defaultValue={{ points: [{ coordinate: center }, destination] }}
      />
    </SignpostProvider>
  )
  const { rerender } = render(shown({}))
  expect((await screen.findAllByText(/^Arrive at/)).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: /^Choose on the map/ })).toBeNull()
  expect(fake.maps).toEqual([])
  expect(error.mock.lastCall?.join()).toMatch(
    /^Directions shows no map.*: the terms of Maps Inc do not permit it on a map of another provider\./,
  )
  rerender(shown({ mapStyle: ownStyle }))
  await waitFor(() => expect(fake.maps.flatMap(linesOn)).toEqual(['line']))
})

test("terms are kept on the app's own map, too: its style is known when it has loaded", async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => error.mockRestore())
  const fake = createFakeMaplibre()
  const container = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => container.remove())
  const map = new fake.library.Map({ container })
  const style = vi.spyOn(map, 'getStyle').mockReturnValue(undefined as never)
  const client = createConnection({
    baseUrl: 'https://geo.example',
    apiKey: 'any',
    capabilities: { terms: own },
  })
  render(
    <SignpostProvider client={client}>
      <PlaceMap map={map} places={[placeAt(1, center)]} />
    </SignpostProvider>,
  )
  expect(screen.queryByRole('button', { name: 'Place 1' })).toBeNull()
  expect(error).not.toHaveBeenCalled()
  const ground = { type: 'raster' as const, tiles: ['https://maps.example/{z}/{x}/{y}'] }
  style.mockReturnValue({ version: 8, layers: [], sources: { ground } })
  act(() => {
    map.fire('styledata')
  })
  expect(await screen.findByRole('button', { name: 'Place 1' })).toBeTruthy()
})
