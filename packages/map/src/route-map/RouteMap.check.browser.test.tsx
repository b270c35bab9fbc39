import type { Route } from '@signpost/client'
import { render } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { emulateMedia } from '../../../../test/browser/emulateMedia.ts'
import { colorAt } from '../../test/colorAt.ts'
import { blue, corner, cornerView } from '../../test/corner.ts'
import { Stage, showMap, worker } from '../../test/mapStage.tsx'
import { plainStyle } from '../../test/plainStyle.ts'
import { routeOf } from '../../test/routeOf.ts'
import type { MapLibreMap } from '../internals/MapContext.ts'
import { MapView } from '../map-view/MapView.tsx'
import { RouteCamera } from './RouteCamera.tsx'
import { RouteEnds } from './RouteEnds.tsx'
import { RouteLayer } from './RouteLayer.tsx'
import { RouteMap } from './RouteMap.tsx'

const patience = { timeout: 60_000 }
const orange = [194, 65, 12]
const gray = [157, 180, 200]
const ground = [240, 240, 240]

const first = { latitude: -34.9, longitude: -56.1975 }
const afterTurn = { latitude: -34.904, longitude: -56.19 }
const second = { latitude: -34.9, longitude: -56.1925 }

test('paints the line of the current route', async () => {
  const { map, show } = await showMap({ ...cornerView, children: <RouteLayer route={corner} /> })
  await expect.poll(() => colorAt(map, first), patience).toEqual(blue)
  expect(await colorAt(map, { latitude: -34.898, longitude: -56.195 })).toEqual(ground)
  show(null)
  await expect.poll(() => colorAt(map, first), patience).toEqual(ground)
})

test('highlights the active maneuver, and dims the passed part', async () => {
  const { map, show } = await showMap({ ...cornerView, children: <RouteLayer route={corner} /> })
  await expect.poll(() => colorAt(map, first), patience).toEqual(blue)
  show(<RouteLayer route={corner} position={{ latitude: -34.9, longitude: -56.195 }} />)
  await expect.poll(() => colorAt(map, first), patience).toEqual(gray)
  expect(await colorAt(map, second)).toEqual(blue)
  show(<RouteLayer route={corner} activeStep={0} />)
  await expect.poll(() => colorAt(map, afterTurn), patience).toEqual(orange)
  // The stretch before the turn belongs to the previous step.
  expect(await colorAt(map, first)).toEqual(blue)
})

test('dots connect a point off the road with the line; without such a point there is no source for them', async () => {
  const off = { latitude: -34.898, longitude: -56.1975 }
  const gaps = [
    [
      [off.longitude, off.latitude],
      [first.longitude, first.latitude],
    ],
  ] as const
  const { map, show } = await showMap({ ...cornerView, children: <RouteLayer route={corner} /> })
  const sources = (): string[] =>
    Object.keys(map.getStyle().sources).filter((id) => id.endsWith('-gaps'))
  await expect.poll(() => colorAt(map, first), patience).toEqual(blue)
  expect([sources(), await colorAt(map, off)]).toEqual([[], ground])
  show(<RouteLayer route={corner} gaps={gaps} />)
  await expect.poll(() => colorAt(map, off), patience).toEqual(blue)
  expect(sources()).toHaveLength(1)
  show(<RouteLayer route={corner} gaps={[]} />)
  await expect.poll(() => colorAt(map, off), patience).toEqual(ground)
  show(null)
  expect(sources()).toEqual([])
})

test('a WebGL context that is lost twice: the line is restored with the map', async () => {
  const { map } = await showMap({ ...cornerView, children: <RouteLayer route={corner} /> })
  await expect.poll(() => colorAt(map, first), patience).toEqual(blue)
  for (const _ of [1, 2]) {
    const lost = map.getCanvas().getContext('webgl2')?.getExtension('WEBGL_lose_context')
    lost?.loseContext()
    await new Promise((resolve) => map.once('webglcontextlost', resolve))
    // A lost context can be restored only after the event of its loss.
    await new Promise((resolve) => setTimeout(resolve))
    lost?.restoreContext()
    await new Promise((resolve) => map.once('webglcontextrestored', resolve))
    await expect.poll(() => colorAt(map, first), patience).toEqual(blue)
  }
})

const odd: readonly [string, Route][] = [
  ['no points', routeOf()],
  ['a single point', routeOf([-56.2, -34.9])],
  ['one point twice', routeOf([-56.2, -34.9], [-56.2, -34.9])],
  [
    'NaN points',
    routeOf([Number.NaN, Number.NaN], [-56.2, -34.9], [Number.NaN, 0], [-56.19, -34.9]),
  ],
  ['only NaN points', routeOf([Number.NaN, Number.NaN], [Number.NaN, Number.NaN])],
  ['poles', routeOf([0, 90], [90, -90])],
  ['the 180th meridian', routeOf([179.9, -17], [-179.9, -17.1])],
  ['the world', routeOf([-180, 80], [180, -80])],
  ['inverted extents', { ...routeOf(), bounds: { north: -35, south: -34, west: 10, east: 9 } }],
]

test.each(odd)('%s: no exception, and a valid camera', async (_, route) => {
  const { map } = await showMap({
    children: (
      <>
        <RouteLayer route={route} activeStep={3} position={{ latitude: 0, longitude: 0 }} />
        <RouteEnds route={route} />
        <RouteCamera route={route} activeStep={3} />
      </>
    ),
  })
  if (!map.loaded()) await map.once('idle')
  const { lng, lat } = map.getCenter()
  expect([lng, lat, map.getZoom()].every(Number.isFinite)).toBe(true)
  expect(map.getZoom()).toBeLessThanOrEqual(16)
})

test('frames a route over the 180th meridian the short way', async () => {
  const { map } = await showMap({
    children: <RouteCamera route={routeOf([179.9, -17], [-179.9, -17.1])} />,
  })
  expect(map.getZoom()).toBeGreaterThan(8)
  expect(Math.abs(map.getCenter().wrap().lng)).toBeCloseTo(180, 1)
})

test('reduced motion: choosing a step moves the map without animation', async () => {
  await emulateMedia('prefers-reduced-motion', 'reduce')
  const { map, show } = await showMap({ children: <RouteCamera route={corner} /> })
  show(<RouteCamera route={corner} activeStep={1} />)
  await expect.poll(() => map.getCenter().lat, patience).toBeCloseTo(-34.91, 5)
  expect(map.isMoving()).toBe(false)
})

test('an unmount while it loads, and in StrictMode: nothing is left behind or thrown', async () => {
  const onError = vi.fn()
  window.addEventListener('unhandledrejection', onError)
  for (const wait of [0, 1, 20, 100]) {
    const { unmount } = render(
      <StrictMode>
        <Stage>
          <RouteMap route={corner} activeStep={0} mapStyle={plainStyle} workerUrl={worker} />
        </Stage>
      </StrictMode>,
    )
    await new Promise((resolve) => setTimeout(resolve, wait))
    unmount()
  }
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(document.querySelector('canvas, .maplibregl-map, [data-part]')).toBeNull()
  expect(onError).not.toHaveBeenCalled()
  window.removeEventListener('unhandledrejection', onError)
})

test('hidden at first, as in a tab: frames the route when the map is shown', async () => {
  const { map, show } = await showMap({ defaultCamera: cornerView.defaultCamera })
  const stage = (style: string): void =>
    show(
      <>
        <style>{`[data-signpost="map-view"] { ${style} }`}</style>
        <RouteCamera route={corner} />
      </>,
    )
  stage('display: none')
  expect(map.getContainer().clientWidth).toBe(0)
  stage('inline-size: 150px')
  const isSeen = (): boolean =>
    corner.path.every(([longitude, latitude]) => map.getBounds().contains([longitude, latitude]))
  await expect.poll(isSeen, patience).toBe(true)
})

async function ownMap(): Promise<MapLibreMap> {
  const { Map: Own, setWorkerUrl } = await import('maplibre-gl')
  setWorkerUrl(worker)
  const container = document.body.appendChild(document.createElement('div'))
  container.className = 'maplibregl-map'
  container.style.cssText = 'width: 400px; height: 300px'
  const map = new Own({ container, style: plainStyle, center: [-56.195, -34.902], zoom: 14 })
  onTestFinished(() => {
    map.remove()
    container.remove()
  })
  return map
}

test('adds the route to a map of the app, without moving it', async () => {
  const map = await ownMap()
  const { unmount } = render(
    <Stage>
      <RouteMap map={map} route={corner} />
    </Stage>,
  )
  await expect.poll(() => colorAt(map, first), patience).toEqual(blue)
  unmount()
  await expect.poll(() => colorAt(map, first), patience).toEqual(ground)
  expect(map.getContainer().querySelector('canvas')).toBeTruthy()
})

test('a map of the app keeps the route when its style changes, and keeps its own padding', async () => {
  const map = await ownMap()
  map.setPadding({ left: 50, right: 0, top: 0, bottom: 0 })
  render(
    <Stage>
      <MapView map={map}>
        <RouteLayer route={corner} />
      </MapView>
    </Stage>,
  )
  await expect.poll(() => colorAt(map, first), patience).toEqual(blue)
  expect(map.getPadding().left).toBe(50)
  map.setStyle({ ...plainStyle, name: 'Another' })
  await expect.poll(() => colorAt(map, first), patience).toEqual(blue)
})
