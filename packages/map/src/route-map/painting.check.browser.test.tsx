import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { colorAt } from '../../test/colorAt.ts'
import { blue, corner, cornerView } from '../../test/corner.ts'
import { showMap } from '../../test/mapStage.tsx'
import { plainStyle } from '../../test/plainStyle.ts'
import { routeOf } from '../../test/routeOf.ts'
import type { MapLibreMap } from '../internals/MapContext.ts'
import { RouteCamera } from './RouteCamera.tsx'
import { RouteEnds } from './RouteEnds.tsx'
import { RouteLayer } from './RouteLayer.tsx'

const patience = { timeout: 60_000 }
const white = [255, 255, 255]
const ground = [240, 240, 240]

/** A route that starts like the first one and continues east. */
const onward = routeOf([-56.2, -34.9], [-56.18, -34.9])
const onBoth = { latitude: -34.9, longitude: -56.195 }

/** Returns the coordinate that is some pixels north of another one. */
function above(map: MapLibreMap, pixels: number): typeof onBoth {
  const { x, y } = map.project([onBoth.longitude, onBoth.latitude])
  const { lng, lat } = map.unproject([x, y - pixels])
  return { latitude: lat, longitude: lng }
}

test('the line has a casing, and its maneuvers are points that can be pressed', async () => {
  const onActiveStepChange = vi.fn()
  const layer = <RouteLayer route={corner} onActiveStepChange={onActiveStepChange} />
  const { map } = await showMap({ ...cornerView, children: layer })
  await expect.poll(() => colorAt(map, onBoth), patience).toEqual(blue)
  // The line is 7 px wide at this zoom and its casing 10.5.
  expect(await colorAt(map, above(map, 4.5))).toEqual(white)
  expect(await colorAt(map, above(map, 8))).toEqual(ground)
  const turn = { latitude: -34.9, longitude: -56.19 }
  expect(await colorAt(map, turn)).toEqual(white)
  const { x, y } = map.project([turn.longitude, turn.latitude])
  await userEvent.click(page.elementLocator(map.getCanvas()), { position: { x, y } })
  await expect.poll(() => onActiveStepChange.mock.lastCall, patience).toEqual([0])
})

test('when the route changes, the part of the line that both share stays painted', async () => {
  const { map, show } = await showMap({ ...cornerView, children: <RouteLayer route={corner} /> })
  await expect.poll(() => colorAt(map, onBoth), patience).toEqual(blue)
  const gl = map.getCanvas().getContext('webgl2')
  const { x, y } = map.project([onBoth.longitude, onBoth.latitude])
  const ratio = map.getPixelRatio()
  const seen = new Set<string>()
  const pixel = new Uint8Array(4)
  const watch = map.on('render', () => {
    const at = [x * ratio, (gl?.drawingBufferHeight ?? 0) - y * ratio] as const
    gl?.readPixels(...at, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel)
    seen.add(String([...pixel.slice(0, 3)]))
  })
  show(<RouteLayer route={onward} />)
  const further = { latitude: -34.9, longitude: -56.187 }
  await expect.poll(() => colorAt(map, further), patience).toEqual(blue)
  show(<RouteLayer route={corner} activeStep={1} />)
  await expect.poll(() => colorAt(map, further), patience).toEqual(ground)
  watch.unsubscribe()
  expect([...seen]).toEqual([String(blue)])
})

test('another style: the line is added again', async () => {
  const { map } = await showMap({ ...cornerView, children: <RouteLayer route={corner} /> })
  await expect.poll(() => colorAt(map, onBoth), patience).toEqual(blue)
  const layers = [
    { id: 'other', type: 'background' as const, paint: { 'background-color': '#223344' } },
  ]
  map.setStyle({ ...plainStyle, layers }, { diff: false })
  const beside = { latitude: -34.898, longitude: -56.195 }
  await expect.poll(() => colorAt(map, beside), patience).toEqual([34, 51, 68])
  await expect.poll(() => colorAt(map, onBoth), patience).toEqual(blue)
})

test('frames the route beside whatever covers an edge of the map', async () => {
  const { map } = await showMap({
    padding: { left: 120 },
    children: <RouteCamera route={corner} />,
  })
  const { clientWidth, clientHeight } = map.getContainer()
  for (const [longitude, latitude] of corner.path) {
    const { x, y } = map.project([longitude, latitude])
    expect(x).toBeGreaterThanOrEqual(120)
    expect(x).toBeLessThanOrEqual(clientWidth)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(clientHeight)
  }
})

test('markers are at the ends of a route, also from right to left', async () => {
  document.documentElement.dir = 'rtl'
  try {
    const { map } = await showMap({ ...cornerView, children: <RouteEnds route={corner} /> })
    const start = document.querySelector('[data-part="route-start"]')?.getBoundingClientRect()
    const box = map.getContainer().getBoundingClientRect()
    const { x, y } = map.project([-56.2, -34.9])
    expect((start?.left ?? 0) + (start?.width ?? 0) / 2).toBeCloseTo(box.left + x, 0)
    expect((start?.top ?? 0) + (start?.height ?? 0) / 2).toBeCloseTo(box.top + y, 0)
  } finally {
    document.documentElement.dir = ''
  }
})

test('empty parts have no source; layers keep one order, whenever they are added', async () => {
  const { map, show } = await showMap({ ...cornerView, children: <RouteLayer route={corner} /> })
  const layers = (): string[] =>
    (map.getStyle()?.layers ?? []).flatMap(
      ({ id }) => id.match(/^signpost-route-\d+-(.*)/)?.[1] ?? [],
    )
  const sources = (): number =>
    Object.keys(map.getStyle()?.sources ?? {}).filter((id) => id.startsWith('signpost-route'))
      .length
  await expect.poll(layers, patience).toEqual(['casing', 'line', 'points'])
  expect(sources()).toBe(2)
  show(<RouteLayer route={corner} activeStep={0} />)
  await expect.poll(layers, patience).toEqual(['casing', 'line', 'active', 'points'])
  show(<RouteLayer route={corner} activeStep={0} position={onBoth} />)
  await expect.poll(layers, patience).toEqual(['casing', 'line', 'passed', 'active', 'points'])
  expect(sources()).toBe(4)
})

test('frames another route at once, without animation', async () => {
  const { map, show } = await showMap({ children: <RouteCamera route={corner} /> })
  const before = map.getCenter()
  show(<RouteCamera route={routeOf([-56.1, -34.8], [-56.08, -34.8])} />)
  expect(map.isMoving()).toBe(false)
  expect(map.getCenter().lng).toBeCloseTo(-56.09, 2)
  expect(before.lng).not.toBeCloseTo(-56.09, 2)
})
