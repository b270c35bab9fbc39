import '@signpost/react/styles.css'
import 'maplibre-gl/dist/maplibre-gl.css'
import '@signpost/map/styles.css'
import { createConnection, getDirections, type Route } from '@signpost/client'
import { routeBounds } from '@signpost/client/domain'
import { MapView, RouteCamera, RouteLayer } from '@signpost/map'
import { ManeuverList, SignpostProvider } from '@signpost/react'
import { hugeRoute, type RouteSize } from '@signpost/testing/fixtures'
import { type GeoJSONSource, Map as PlainMap, setWorkerUrl } from 'maplibre-gl'
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import './map.css'

/** By hand: the line, its casing and its points, and nothing beside them. */
export type Way = 'plain' | 'signpost'

declare global {
  interface Window {
    readonly routes: {
      /** Makes two routes, reads them as the client does, and a map that shows where they are. */
      readonly prepare: (size: RouteSize) => Promise<void>
      /** Milliseconds from the route to the painted line: the first time, and of another route. */
      readonly show: (way: Way) => Promise<[first: number, update: number]>
      /** Milliseconds of the main thread that another active maneuver takes, with the list, the line and the camera. */
      readonly move: () => Promise<number>
    }
  }
}

setWorkerUrl(worker)
const near = { latitude: -34.9055, longitude: -56.1851 }
const stage = document.querySelector<HTMLElement>('#app') ?? document.body
let routes: readonly [Route, Route] | undefined

async function readRoute(size: RouteSize): Promise<Route> {
  const fetch = async (): Promise<Response> => Response.json(hugeRoute(size))
  const connection = createConnection({ baseUrl: 'https://geo.example', fetch })
  const route = await getDirections(connection, { origin: near, destination: near })
  if (!route) throw new Error('There is no route.')
  return route
}

function routeAt(index: 0 | 1): Route {
  if (routes === undefined) throw new Error('Nothing is prepared.')
  return routes[index]
}

async function openMap(): Promise<PlainMap> {
  const box = document.createElement('div')
  box.className = 'map'
  stage.append(box)
  const map = new PlainMap({ container: box, style: { version: 8, sources: {}, layers: [] } })
  const bounds = routeBounds(routeAt(0).path)
  if (bounds) {
    map.fitBounds([bounds.west, bounds.south, bounds.east, bounds.north], { animate: false })
  }
  await map.once('idle')
  return map
}

async function timed(map: PlainMap, act: () => void): Promise<number> {
  const start = performance.now()
  act()
  map.triggerRepaint()
  do {
    await map.once('idle')
  } while (!map.getStyle().layers.some(({ type }) => type === 'line'))
  return performance.now() - start
}

function lineOf(route: Route): { type: 'LineString'; coordinates: [number, number][] } {
  return { type: 'LineString', coordinates: route.path.map(([x, y]) => [x, y]) }
}

function pointsOf(route: Route): { type: 'MultiPoint'; coordinates: [number, number][] } {
  return {
    type: 'MultiPoint',
    coordinates: route.maneuvers.flatMap(({ coordinate }) =>
      coordinate ? [[coordinate.longitude, coordinate.latitude] as [number, number]] : [],
    ),
  }
}

function drawByHand(map: PlainMap, route: Route): void {
  map.addSource('line', { type: 'geojson', data: lineOf(route) })
  map.addSource('points', { type: 'geojson', data: pointsOf(route) })
  for (const [id, color, width] of [
    ['casing', '#ffffff', 8],
    ['line', '#0b6bcb', 5],
  ] as const) {
    const layout = { 'line-cap': 'round', 'line-join': 'round' } as const
    const paint = { 'line-color': color, 'line-width': width }
    map.addLayer({ id, type: 'line', source: 'line', layout, paint })
  }
  map.addLayer({ id: 'points', type: 'circle', source: 'points', minzoom: 12 })
}

function redrawByHand(map: PlainMap, route: Route): void {
  void map.getSource<GeoJSONSource>('line')?.setData(lineOf(route))
  void map.getSource<GeoJSONSource>('points')?.setData(pointsOf(route))
}

/** The list and the map; a map that follows the steps moves to the next by itself. */
function openSignpost(
  map: PlainMap,
  follows: boolean,
): {
  draw: (route: Route, active?: number) => void
  close: () => void
} {
  const box = stage.appendChild(document.createElement('div'))
  const root = createRoot(box)
  const draw = (route: Route, active?: number): void =>
    flushSync(() =>
      root.render(
        <SignpostProvider client={{ baseUrl: 'https://geo.example' }} units="metric">
          <MapView map={map}>
            <RouteLayer route={route} active={active} />
            {follows && <RouteCamera route={route} active={active} />}
          </MapView>
          <ManeuverList route={route} activeStep={active ?? null} />
        </SignpostProvider>,
      ),
    )
  return {
    draw,
    close: () => {
      root.unmount()
      box.remove()
    },
  }
}

function closeMap(map: PlainMap): void {
  const box = map.getContainer()
  map.remove()
  box.remove()
}

Object.assign(window, {
  routes: {
    prepare: async (size) => {
      routes = [await readRoute(size), await readRoute({ ...size, points: (size.points ?? 0) + 1 })]
    },
    show: async (way) => {
      const map = await openMap()
      if (way === 'plain') {
        const first = await timed(map, () => drawByHand(map, routeAt(0)))
        const update = await timed(map, () => redrawByHand(map, routeAt(1)))
        closeMap(map)
        return [first, update]
      }
      const { draw, close } = openSignpost(map, false)
      const first = await timed(map, () => draw(routeAt(0)))
      const update = await timed(map, () => draw(routeAt(1)))
      close()
      closeMap(map)
      return [first, update]
    },
    move: async () => {
      const map = await openMap()
      const { draw, close } = openSignpost(map, true)
      await timed(map, () => draw(routeAt(0)))
      const start = performance.now()
      draw(routeAt(0), 3)
      const took = performance.now() - start
      close()
      closeMap(map)
      return took
    },
  } satisfies Window['routes'],
})
