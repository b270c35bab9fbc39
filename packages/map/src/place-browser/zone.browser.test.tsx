import '@signpost/react/styles.css'
import 'maplibre-gl/dist/maplibre-gl.css'
import '../styles.css'
import { SignpostProvider } from '@signpost/react'
import { createGeoFetch } from '@signpost/testing'
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { worker } from '../../test/mapStage.tsx'
import { plainStyle } from '../../test/plainStyle.ts'
import { type MapLibreMap, useMap } from '../internals/MapContext.ts'
import { PlaceBrowser } from './PlaceBrowser.tsx'

const client = { baseUrl: 'https://geo.example', apiKey: 'key', fetch: createGeoFetch() }
const near = { latitude: -34.9055, longitude: -56.1913 }
const zone = (west: number, east: number) => ({
  type: 'Polygon' as const,
  coordinates: [
    [
      [west, -36],
      [east, -36],
      [east, -34],
      [west, -34],
    ],
  ],
})
const markers = (): number => document.querySelectorAll('[data-part="marker"]').length
const names = (): number => document.querySelectorAll('[data-part="title"]').length

let map: MapLibreMap | undefined
function Take(): null {
  map = useMap()
  return null
}

function tree(inside?: ReturnType<typeof zone>) {
  return (
    <SignpostProvider client={client} near={near}>
      <div style={{ blockSize: 800 }}>
        <PlaceBrowser
          map={{ workerUrl: worker, mapStyle: plainStyle, children: <Take /> }}
          defaultValue={{ query: 'Gas station' }}
          results={{ inside }}
        />
      </div>
    </SignpostProvider>
  )
}

const outlines = (): string[] =>
  Object.keys(map?.getStyle()?.sources ?? {}).filter((id) => id.startsWith('signpost-outline'))

test('list and map have only the places in the zone, and the map its outline', async () => {
  await page.viewport(1280, 800)
  const { rerender } = render(tree(zone(10, 11)))
  const notice = (): string | null | undefined =>
    document.querySelector('[data-signpost="search-results"] [data-part="notice"]')?.textContent
  await expect.poll(notice).toContain('No places in this area')
  await expect.poll(() => outlines().length, { timeout: 60_000 }).toBe(1)
  expect(markers()).toBe(0)

  rerender(tree(zone(-57, -55)))
  await expect.poll(names).toBeGreaterThan(2)
  await expect.poll(markers).toBeGreaterThan(0)
  const all = names()
  rerender(tree(zone(-57, -56.19)))
  await expect.poll(names).toBeLessThan(all)
  expect(outlines()).toHaveLength(1)
  rerender(tree())
  await vi.waitUntil(() => outlines().length === 0)
  await expect.poll(names).toBe(all)
})
