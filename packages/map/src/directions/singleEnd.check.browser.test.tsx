import { SignpostProvider } from '@signpost/react'
import { createGeoFetch } from '@signpost/testing'
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { worker } from '../../test/mapStage.tsx'
import { plainStyle } from '../../test/plainStyle.ts'
import { type MapLibreMap, useMap } from '../internals/MapContext.ts'
import { Directions } from './Directions.tsx'
import { fromURLSearchParams } from './directionsLink.ts'
import '@signpost/react/styles.css'
import 'maplibre-gl/dist/maplibre-gl.css'
import '../styles.css'

const patience = { timeout: 60_000 }
const to = 'to=-34.8945,-56.1529&to_name=Estadio'

function Take({ on }: { on: (map: MapLibreMap) => void }): null {
  on(useMap())
  return null
}

async function show(parameters: string): Promise<() => MapLibreMap | undefined> {
  await page.viewport(1200, 800)
  const onMap = vi.fn<(map: MapLibreMap) => void>()
  render(
    <SignpostProvider
      client={{ baseUrl: 'https://geo.example', apiKey: 'key', fetch: createGeoFetch() }}
    >
      <div style={{ blockSize: 700 }}>
        <Directions
          map={{ mapStyle: plainStyle, workerUrl: worker, children: <Take on={onMap} /> }}
          defaultValue={fromURLSearchParams(new URLSearchParams(parameters))}
        />
      </div>
    </SignpostProvider>,
  )
  return () => onMap.mock.lastCall?.[0]
}

test('a single end is shown on the map', async () => {
  const map = await show(to)
  await expect.poll(() => map()?.getCenter().lng, patience).toBeCloseTo(-56.1529, 3)
  expect(map()?.getCenter().lat).toBeCloseTo(-34.8945, 3)
})

test('the time on the line is away from the stops', async () => {
  await show(`from=-34.9077,-56.2012&stop1=-34.9,-56.18&${to}`)
  const boxOf = (part: string): DOMRect | undefined =>
    document.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect()
  await expect.poll(() => boxOf('route-time'), patience).toBeDefined()
  const apart = (): number => {
    const [time, stop] = [boxOf('route-time'), boxOf('route-stop')]
    if (!time || !stop) return 0
    const x = Math.max(time.left - stop.right, stop.left - time.right)
    return Math.max(x, time.top - stop.bottom, stop.top - time.bottom)
  }
  await expect.poll(apart, patience).toBeGreaterThan(0)
})

test('a chosen step is shown near, and the overview shows the whole route and its time again', async () => {
  const map = await show(`from=-34.9077,-56.2012&${to}`)
  await expect.element(page.getByRole('listitem').nth(2), patience).toBeVisible()
  await expect.poll(() => map()?.getBounds().contains([-56.2012, -34.9077]), patience).toBe(true)
  const whole = map()?.getZoom() ?? 0
  const time = (): string | undefined =>
    document.querySelector('[data-part="route-time"]')?.textContent
  expect(time()).toMatch(/^\d+ min$/)
  expect(document.querySelector('[data-signpost="route-summary"]')?.textContent).toContain(time())
  await userEvent.click(page.getByRole('listitem').nth(1).getByRole('button'))
  await expect.poll(() => map()?.getZoom(), patience).toBeGreaterThanOrEqual(16)
  expect(time()).toBeUndefined()
  await userEvent.click(page.getByRole('button', { name: 'Overview' }))
  await expect.poll(() => map()?.getZoom(), patience).toBeCloseTo(whole, 2)
  expect(map()?.getBounds().contains([-56.2012, -34.9077])).toBe(true)
})
