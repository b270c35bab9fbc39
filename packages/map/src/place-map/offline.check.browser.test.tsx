import { act, render, screen } from '@testing-library/react'
import type { StyleSpecification } from 'maplibre-gl'
import { addProtocol, removeProtocol } from 'maplibre-gl'
import type { ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Stage, worker } from '../../test/mapStage.tsx'
import { plainStyle } from '../../test/plainStyle.ts'
import { type MapLibreMap, useMap } from '../internals/MapContext.ts'
import { MapView } from '../map-view/MapView.tsx'
import { PlaceLayer } from './PlaceLayer.tsx'
import { PlaceMap } from './PlaceMap.tsx'

const patience = { timeout: 60_000 }
const offline = 'You’re offline. This loads when you’re back.'

const style: StyleSpecification = {
  ...plainStyle,
  sources: { ground: { type: 'vector', tiles: ['network://{z}/{x}/{y}'], maxzoom: 14 } },
  layers: [
    ...plainStyle.layers,
    { id: 'roads', type: 'line', source: 'ground', 'source-layer': 'road' },
  ],
}

const camera = { center: { latitude: -34.9, longitude: -56.19 }, zoom: 13 }

const taken = vi.fn<(map: MapLibreMap) => void>()

function Take(): null {
  taken(useMap())
  return null
}

/** A network that the test turns off. */
function createNetwork() {
  taken.mockClear()
  const network = { isOnline: true, asked: vi.fn<(url: string) => void>() }
  addProtocol('network', async ({ url }) => {
    network.asked(url)
    if (!network.isOnline) throw new Error('Failed to fetch')
    return { data: new ArrayBuffer(0) }
  })
  const line = vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.isOnline)
  onTestFinished(() => {
    removeProtocol('network')
    line.mockRestore()
  })
  return network
}

async function loadedMap({ asked }: ReturnType<typeof createNetwork>): Promise<MapLibreMap> {
  const map = await vi.waitUntil(() => taken.mock.lastCall?.[0], patience)
  await expect.poll(() => map.areTilesLoaded() && asked.mock.calls.length > 0, patience).toBe(true)
  return map
}

/** Moves a map to where it has no tiles. */
function leave(map: MapLibreMap): void {
  const moved = { originalEvent: new Event('any') }
  act(() => void map.jumpTo({ center: [-57.5, -33.5] }, moved))
}

test('a map that goes offline says so, has one action, and shows its missing tiles once the user is back', async () => {
  const network = createNetwork()
  render(
    <Stage>
      <PlaceMap
        places={[]}
        onSearchArea={() => {}}
        mapStyle={style}
        workerUrl={worker}
        defaultCamera={camera}
      >
        <Take />
      </PlaceMap>
    </Stage>,
  )
  const map = await loadedMap(network)
  expect(screen.queryByText(offline)).toBeNull()

  network.isOnline = false
  leave(map)
  const notice = await screen.findByText(offline, undefined, patience)
  // The notice covers no button of the map.
  const [box, buttons] = [
    notice.parentElement,
    document.querySelector('[data-part="controls"]'),
  ].map((element) => element?.getBoundingClientRect() ?? new DOMRect())
  expect(box?.right).toBeLessThanOrEqual(buttons?.left ?? 0)
  // To search an area without a network is no help.
  expect(screen.queryByRole('button', { name: 'Search this area' })).toBeNull()
  const count = network.asked.mock.calls.length
  act(() => screen.getByRole('button', { name: 'Try again' }).click())
  await expect.poll(() => network.asked.mock.calls.length, patience).toBeGreaterThan(count)
  expect(notice).toBeVisible()

  network.isOnline = true
  act(() => void dispatchEvent(new Event('online')))
  await expect.poll(() => screen.queryByText(offline), patience).toBeNull()
  await expect.poll(() => map.areTilesLoaded(), patience).toBe(true)
  expect(await screen.findByRole('button', { name: 'Search this area' })).toBeVisible()
})

test('places that are added to a map after its tiles say so, too', async () => {
  const network = createNetwork()
  const view = (layer: ReactNode) => (
    <Stage>
      <MapView mapStyle={style} workerUrl={worker} defaultCamera={camera}>
        <Take />
        {layer}
      </MapView>
    </Stage>
  )
  const { rerender } = render(view(null))
  const map = await loadedMap(network)
  rerender(view(<PlaceLayer places={[]} />))
  network.isOnline = false
  leave(map)
  expect(await screen.findByText(offline, undefined, patience)).toBeVisible()
})
