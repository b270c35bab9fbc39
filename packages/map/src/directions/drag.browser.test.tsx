import { SignpostProvider } from '@signpost/react'
import { createGeoFetch, type GeoFetch, type Scenario } from '@signpost/testing'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { violations } from '../../../../test/browser/violations.ts'
import { worker } from '../../test/mapStage.tsx'
import { plainStyle } from '../../test/plainStyle.ts'
import type { MapLibreMap } from '../internals/MapLibre.ts'
import { useMap } from '../internals/useMap.ts'
import { Directions } from './Directions.tsx'
import type { DirectionsProps } from './DirectionsProps.ts'
import type { DirectionsState } from './DirectionsState.ts'
import { fromURLSearchParams } from './directionsLink.ts'

afterEach(cleanup)

const patience = { timeout: 60_000 }
const link =
  'from=-34.90668,-56.20453&from_name=Teatro Solís&to=-34.8945,-56.1529&to_name=Estadio Centenario'
const stop = '&stop1=-34.9066,-56.204&stop1_name=Plaza'

const taken = vi.fn<(map: MapLibreMap) => void>()
const onValueChange = vi.fn<(state: DirectionsState) => void>()

function Take(): null {
  taken(useMap())
  return null
}

async function show(
  query: string,
  scenarios: readonly Scenario[] = [],
  props: DirectionsProps = {},
): Promise<{ service: GeoFetch; map: MapLibreMap }> {
  const service = createGeoFetch({ scenarios })
  taken.mockReset()
  onValueChange.mockReset()
  render(
    <SignpostProvider
      client={{ baseUrl: 'https://geo.example', apiKey: 'key', fetch: service }}
      units="metric"
    >
      <Directions
        map={{ mapStyle: plainStyle, workerUrl: worker, children: <Take /> }}
        defaultValue={fromURLSearchParams(new URLSearchParams(query))}
        onValueChange={onValueChange}
        {...props}
      />
    </SignpostProvider>,
  )
  const map = await vi.waitUntil(() => taken.mock.lastCall?.[0], patience)
  await expect.element(page.getByText(/^Arrive at/).first(), patience).toBeVisible()
  return { service, map }
}

const pin = (name: string | RegExp): Locator => page.getByRole('button', { name })
const from = /^From: .Teatro Solís/
const box = (name: string): Locator => page.getByRole('combobox', { name, exact: true })
const asked = ({ calls }: GeoFetch, name: string): unknown[] =>
  calls.filter(({ operation }) => operation === name)

function pointer(type: string, at: { x: number; y: number }): PointerEvent {
  return new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: at.x, clientY: at.y })
}

test('an end is dragged: the way is asked for when it is left, the point has its address as its name, and the map stays', async () => {
  const { service, map } = await show(link)
  const element = pin(from).element()
  vi.spyOn(element, 'setPointerCapture').mockReturnValue()
  const { left, top } = map.getContainer().getBoundingClientRect()
  const before = map.project([-56.20453, -34.90668])
  const at = { x: left + before.x, y: top + before.y }
  const center = map.getCenter()
  element.dispatchEvent(pointer('pointerdown', at))
  for (const by of [4, 12, 20]) {
    element.dispatchEvent(pointer('pointermove', { x: at.x + by, y: at.y }))
  }
  expect(onValueChange).not.toHaveBeenCalled()
  element.dispatchEvent(pointer('lostpointercapture', at))
  const { origin } = onValueChange.mock.lastCall?.[0] ?? {}
  expect(map.project([origin?.coordinate.longitude ?? 0, -34.90668]).x).toBeCloseTo(
    before.x + 20,
    0,
  )
  await expect.poll(() => asked(service, 'getDirections').length, patience).toBe(2)
  await expect.poll(() => onValueChange.mock.lastCall?.[0].origin?.name, patience).toBeTruthy()
  const name = onValueChange.mock.lastCall?.[0].origin?.name ?? ''
  await expect.element(box('From')).toHaveValue(name)
  expect(onValueChange.mock.lastCall?.[0].origin?.coordinate).toEqual(origin?.coordinate)
  await expect.element(page.getByText(`From: \u2068${name}\u2069`)).toBeInTheDocument()
  // The name asks for no way.
  expect(asked(service, 'getDirections')).toHaveLength(2)
  await expect
    .poll(() => document.querySelector('[data-signpost="directions"]')?.getAttribute('data-stale'))
    .toBeNull()
  expect([map.getCenter().lng, map.getCenter().lat]).toEqual([center.lng, center.lat])
  expect(await violations(document.body)).toEqual([])
})

test('an end is moved by keys: a moment after the last one the way is asked for, and the focus stays', async () => {
  const { service } = await show(link, [{ kind: 'error', status: 501, on: 'reverseGeocode' }])
  const element = pin(/^To: .Estadio/).element()
  element.focus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Shift>}{ArrowRight}{/Shift}')
  expect(onValueChange).not.toHaveBeenCalled()
  await expect.poll(() => onValueChange.mock.calls.length, patience).toBe(1)
  const { destination } = onValueChange.mock.lastCall?.[0] ?? {}
  expect(destination?.coordinate.latitude).toBeGreaterThan(-34.8945)
  expect(destination?.coordinate.longitude).toBeGreaterThan(-56.1529)
  await expect.poll(() => asked(service, 'getDirections').length, patience).toBe(2)
  expect(document.activeElement).toBe(element)
  // Without an address the point is its coordinates.
  const shown = (): unknown => Reflect.get(box('To').element(), 'value')
  await expect.poll(shown).toMatch(/^-34\.8\d+, -56\.1\d+$/)
  await expect.element(page.getByText(/^To: .-34\.8/)).toBeInTheDocument()
})

test('a stop is moved: only its two legs are asked for, and an empty row stays', async () => {
  const { service } = await show(link + stop)
  await userEvent.click(page.getByRole('button', { name: 'Add a stop' }))
  await expect.element(box('Stop')).toHaveFocus()
  pin(/^Stop 1: .Plaza/)
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
  await expect
    .poll(() => onValueChange.mock.lastCall?.[0].stops?.[0]?.coordinate.latitude, patience)
    .toBeLessThan(-34.9066)
  expect(onValueChange.mock.lastCall?.[0].origin?.name).toBe('Teatro Solís')
  await expect.poll(() => asked(service, 'getDirections').length, patience).toBe(4)
  await expect.poll(() => onValueChange.mock.lastCall?.[0].stops?.[0]?.name, patience).toBeTruthy()
  await expect.element(box('Stop')).toBeVisible()
})
