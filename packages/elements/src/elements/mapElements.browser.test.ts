import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { paints } from '../../../../test/browser/paints.ts'
import { content } from '../../test/content.ts'
import { mountPage } from '../../test/mountPage.ts'
import { plainStyle } from '../../test/plainStyle.ts'
import { readRoute } from '../../test/readRoute.ts'
import type { SignpostDirectionsElement } from './SignpostDirectionsElement.ts'
import type { SignpostRouteMapElement } from './SignpostRouteMapElement.ts'

const longTimeout = { timeout: 60_000 }
const workerUrl = `worker-url="${new URL(worker, location.href)}"`
const passed = [157, 180, 200] as const
const isReady = '[data-signpost="map-view"][data-status="ready"] canvas'
const route = await readRoute()

/** Mounts a route map with properties that are set before it is in the page, and returns its canvas. */
async function mountRouteMap(
  properties: Partial<SignpostRouteMapElement>,
  attributes = '',
): Promise<{ map: SignpostRouteMapElement; canvas: HTMLElement }> {
  const { find } = mountPage(`<signpost-route-map ${workerUrl} ${attributes}></signpost-route-map>`)
  const map = Object.assign(find('signpost-route-map'), { mapStyle: plainStyle, ...properties })
  return { map, canvas: await content(map, isReady) }
}

async function mountDirections(
  attributes: string,
): Promise<{ way: SignpostDirectionsElement; canvas: HTMLElement }> {
  const link = 'from=-34.9077,-56.2012&to=-34.8945,-56.1529'
  const { find } = mountPage(
    `<signpost-directions ${workerUrl} link="${link}" ${attributes}></signpost-directions>`,
  )
  const way = find('signpost-directions')
  way.mapStyle = plainStyle
  await content(way, '[data-part="step"]')
  return { way, canvas: await content(way, isReady) }
}

/** True when the wheel over a map scrolls the page. */
function scrollsPage(canvas: HTMLElement): boolean {
  const turn = new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true })
  return canvas.dispatchEvent(turn)
}

test('<signpost-route-map active-step>: moves the map to the maneuver, and pressing its point fires an event', async () => {
  const { map, canvas } = await mountRouteMap({ route })
  const cameras = vi.fn()
  const chosen = vi.fn()
  map.addEventListener('signpost-camera-change', ({ detail }) => cameras(detail.camera))
  map.addEventListener('signpost-active-step-change', ({ detail }) => chosen(detail.step))
  map.setAttribute('active-step', '2')
  const { latitude = 0, longitude = 0 } = route.maneuvers[2]?.coordinate ?? {}
  await expect
    .poll(() => cameras.mock.lastCall?.[0], longTimeout)
    .toMatchObject({
      zoom: 16,
      center: {
        latitude: expect.closeTo(latitude, 4),
        longitude: expect.closeTo(longitude, 4),
      },
    })
  await userEvent.click(canvas)
  await expect.poll(() => chosen.mock.calls, longTimeout).toEqual([[2]])
})

test('<signpost-route-map position>: dims the passed part', async () => {
  const { map, canvas } = await mountRouteMap({ route })
  await expect.poll(() => paints(canvas, [11, 107, 203]), longTimeout).toBe(true)
  expect(await paints(canvas, passed)).toBe(false)
  const [longitude, latitude] = route.path[route.path.length >> 1] ?? [0, 0]
  map.setAttribute('position', `${latitude},${longitude}`)
  await expect.poll(() => paints(canvas, passed), longTimeout).toBe(true)
})

test('<signpost-route-map>: has an initial camera and padding', async () => {
  const center = { latitude: -34.9, longitude: -56.19 }
  const { map, canvas } = await mountRouteMap({
    // A route without a position does not move the map.
    route: { path: [], maneuvers: [], unmetAvoid: [] },
    defaultCamera: { center, zoom: 14 },
  })
  const clicked = vi.fn()
  map.addEventListener('signpost-map-click', ({ detail }) => clicked(detail.coordinate))
  await userEvent.click(canvas)
  const middle = (): unknown => clicked.mock.lastCall?.[0]
  await expect.poll(middle, longTimeout).toEqual({
    latitude: expect.closeTo(center.latitude, 4),
    longitude: expect.closeTo(center.longitude, 4),
  })
  const moved = new Promise((resolve) => map.addEventListener('signpost-camera-change', resolve))
  map.padding = { left: 200 }
  await moved
  await userEvent.click(canvas)
  await expect.poll(() => clicked.mock.calls.length, longTimeout).toBe(2)
  // A hundred pixels west of the center: 360 degrees are 512 pixels at zoom 0.
  const west = (100 * 360) / (512 * 2 ** 14)
  expect(middle()).toMatchObject({ longitude: expect.closeTo(center.longitude - west, 4) })
})

test('<signpost-directions position>: makes the next step the current one', async () => {
  const { way } = await mountDirections('')
  const current = (): Element | null | undefined =>
    way.shadowRoot?.querySelector('[aria-current="step"]')
  expect(current()).toBeFalsy()
  const [longitude, latitude] = route.path[(route.path.length * 3) >> 2] ?? [0, 0]
  way.setAttribute('position', `${latitude},${longitude}`)
  await expect.poll(current, longTimeout).toBeTruthy()
})

test.each([
  ['', true],
  ['cooperative="false"', false],
])(
  'a wheel over a map with the attributes "%s" scrolls the page: %s',
  async (gestures, isForPage) => {
    const { way, canvas } = await mountDirections(gestures)
    expect(scrollsPage(canvas)).toBe(isForPage)
    way.remove()
    expect(scrollsPage((await mountRouteMap({ route }, gestures)).canvas)).toBe(isForPage)
  },
)
