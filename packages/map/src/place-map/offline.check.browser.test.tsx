import { act, render, screen } from '@testing-library/react'
import type { StyleSpecification } from 'maplibre-gl'
import { addProtocol, removeProtocol } from 'maplibre-gl'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Stage, worker } from '../../test/mapStage.tsx'
import { plainStyle } from '../../test/plainStyle.ts'
import { type MapLibreMap, useMap } from '../internals/MapContext.ts'
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

const taken = vi.fn<(map: MapLibreMap) => void>()

function Take(): null {
  taken(useMap())
  return null
}

test('a map that goes offline says so, has one action, and shows its missing tiles once the user is back', async () => {
  let isOnline = true
  const asked = vi.fn()
  addProtocol('network', async ({ url }) => {
    asked(url)
    if (!isOnline) throw new Error('Failed to fetch')
    return { data: new ArrayBuffer(0) }
  })
  const line = vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  onTestFinished(() => {
    removeProtocol('network')
    line.mockRestore()
  })
  render(
    <Stage>
      <PlaceMap
        places={[]}
        onSearchArea={() => {}}
        mapStyle={style}
        workerUrl={worker}
        defaultCamera={{ center: { latitude: -34.9, longitude: -56.19 }, zoom: 13 }}
      >
        <Take />
      </PlaceMap>
    </Stage>,
  )
  const map = await vi.waitUntil(() => taken.mock.lastCall?.[0], patience)
  await expect.poll(() => map.areTilesLoaded() && asked.mock.calls.length > 0, patience).toBe(true)
  expect(screen.queryByText(offline)).toBeNull()

  isOnline = false
  const moved = { originalEvent: new Event('any') }
  act(() => void map.jumpTo({ center: [-57.5, -33.5] }, moved))
  const notice = await screen.findByText(offline, undefined, patience)
  // The notice covers no button of the map.
  const [box, buttons] = [
    notice.parentElement,
    document.querySelector('[data-part="controls"]'),
  ].map((element) => element?.getBoundingClientRect() ?? new DOMRect())
  expect(box?.right).toBeLessThanOrEqual(buttons?.left ?? 0)
  // To search an area without a network is no help.
  expect(screen.queryByRole('button', { name: 'Search this area' })).toBeNull()
  const count = asked.mock.calls.length
  act(() => screen.getByRole('button', { name: 'Try again' }).click())
  await expect.poll(() => asked.mock.calls.length, patience).toBeGreaterThan(count)
  expect(notice).toBeVisible()

  isOnline = true
  act(() => void dispatchEvent(new Event('online')))
  await expect.poll(() => screen.queryByText(offline), patience).toBeNull()
  await expect.poll(() => map.areTilesLoaded(), patience).toBe(true)
  expect(await screen.findByRole('button', { name: 'Search this area' })).toBeVisible()
})
