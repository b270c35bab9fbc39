import type { Coordinate } from '@signpost/client'
import { render } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { emulateTouchScreen } from '../../../../test/browser/touch.ts'
import { Stage, worker } from '../../test/mapStage.tsx'
import { placeAt } from '../../test/placeAt.ts'
import { plainStyle } from '../../test/plainStyle.ts'
import { type MapLibreMap, useMap } from '../internals/MapContext.ts'
import { PlaceMap } from './PlaceMap.tsx'

const patience = { timeout: 60_000 }
const center = { latitude: -34.9, longitude: -56.19 }
const onPinChange = vi.fn<(coordinate: Coordinate) => void>()
const taken = vi.fn<(map: MapLibreMap) => void>()

beforeEach(() => {
  onPinChange.mockReset()
  taken.mockReset()
})

function Take(): null {
  taken(useMap())
  return null
}

function Pinned({ at }: { at?: Coordinate }): ReactNode {
  const [pin, setPin] = useState(at)
  return (
    <Stage>
      <PlaceMap
        places={[placeAt(0, { latitude: -34.902, longitude: -56.185 })]}
        pin={pin}
        onPinChange={(coordinate) => {
          setPin(coordinate)
          onPinChange(coordinate)
        }}
        mapStyle={plainStyle}
        workerUrl={worker}
        defaultCamera={{ center, zoom: 14 }}
      >
        <Take />
      </PlaceMap>
    </Stage>
  )
}

async function show(at?: Coordinate): Promise<MapLibreMap> {
  render(<Pinned {...(at && { at })} />)
  return vi.waitUntil(() => taken.mock.lastCall?.[0], patience)
}

const pin = (): Locator => page.getByRole('button', { name: 'Chosen point' })

/** Returns the position of a coordinate on the page. */
function pointOf(map: MapLibreMap, { latitude, longitude }: Coordinate): { x: number; y: number } {
  const { left, top } = map.getContainer().getBoundingClientRect()
  const { x, y } = map.project([longitude, latitude])
  return { x: left + x, y: top + y }
}

function pointer(type: string, at: { x: number; y: number }): PointerEvent {
  const { x: clientX, y: clientY } = at
  return new PointerEvent(type, { bubbles: true, pointerId: 1, clientX, clientY })
}

test('a dragged pin keeps its offset to the pointer, and the map does not move', async () => {
  const map = await show(center)
  await expect.element(pin(), patience).toBeVisible()
  const element = pin().element()
  vi.spyOn(element, 'setPointerCapture').mockReturnValue()
  const { x, y } = pointOf(map, center)
  element.dispatchEvent(pointer('pointerdown', { x: x + 3, y: y - 20 }))
  for (const by of [10, 25, 60]) {
    element.dispatchEvent(pointer('pointermove', { x: x + 3 + by, y: y - 20 }))
  }
  await expect
    .poll(() => pointOf(map, onPinChange.mock.lastCall?.[0] ?? center).x)
    .toBeCloseTo(x + 60, 0)
  expect(pointOf(map, onPinChange.mock.lastCall?.[0] ?? center).y).toBeCloseTo(y, 0)
  expect(map.getCenter().lng).toBeCloseTo(center.longitude, 9)
  // The drag also ends when the browser takes the pointer away.
  element.dispatchEvent(pointer('lostpointercapture', { x, y }))
  const calls = onPinChange.mock.calls.length
  element.dispatchEvent(pointer('pointermove', { x: x + 90, y }))
  expect(onPinChange.mock.calls).toHaveLength(calls)
})

test.each(['ltr', 'rtl'])(
  'for a finger, too, the pins are at their coordinates: %s',
  async (dir) => {
    await emulateTouchScreen()
    document.documentElement.dir = dir
    onTestFinished(() => document.documentElement.removeAttribute('dir'))
    const map = await show(center)
    const middleOf = (button: Locator): number => {
      const { left, width } = button.element().getBoundingClientRect()
      return left + width / 2
    }
    await expect.element(pin(), patience).toBeVisible()
    expect(middleOf(pin())).toBeCloseTo(pointOf(map, center).x, 0)
    const marker = page.getByRole('button', { name: 'Place 0' })
    const place = { latitude: -34.902, longitude: -56.185 }
    expect(middleOf(marker)).toBeCloseTo(pointOf(map, place).x, 0)
  },
)

test('a click on the map moves the pin there, a click on a marker or on the pin does not', async () => {
  const map = await show()
  const target = { latitude: -34.898, longitude: -56.195 }
  const { left, top } = map.getContainer().getBoundingClientRect()
  const { x, y } = pointOf(map, target)
  await userEvent.click(page.elementLocator(map.getCanvas()), {
    position: { x: x - left, y: y - top },
  })
  await expect.poll(() => onPinChange.mock.lastCall?.[0].longitude).toBeCloseTo(-56.195, 3)
  expect(onPinChange.mock.lastCall?.[0].latitude).toBeCloseTo(-34.898, 3)
  await userEvent.click(page.getByRole('button', { name: 'Place 0' }))
  await userEvent.click(pin())
  expect(onPinChange).toHaveBeenCalledTimes(1)
})

test('with the keyboard alone the pin is placed in the middle of the map, and moved', async () => {
  const map = await show()
  await userEvent.tab()
  await expect.poll(() => document.activeElement).toBe(map.getCanvas())
  const names: (string | null | undefined)[] = []
  while (names.length < 12 && names.at(-1) !== 'Recenter pin') {
    await userEvent.tab()
    names.push(document.activeElement?.textContent)
  }
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onPinChange.mock.lastCall?.[0].latitude).toBeCloseTo(center.latitude, 5)
  await userEvent.tab({ shift: true })
  while (document.activeElement?.getAttribute('aria-label') !== 'Chosen point') {
    await userEvent.tab({ shift: true })
  }
  await userEvent.keyboard('{ArrowUp}')
  expect(onPinChange.mock.lastCall?.[0].latitude).toBeGreaterThan(center.latitude)
  const { longitude } = onPinChange.mock.lastCall?.[0] ?? center
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  expect(onPinChange.mock.lastCall?.[0].longitude).toBeGreaterThan(longitude)
  // The map has not moved with the pin.
  expect(map.getCenter().lat).toBeCloseTo(center.latitude, 9)
})

test.each([
  ['keys', async () => userEvent.keyboard(`{Shift>}${'{ArrowRight}'.repeat(12)}{/Shift}`)],
  [
    'dragging',
    async (map: MapLibreMap) => {
      const element = pin().element()
      vi.spyOn(element, 'setPointerCapture').mockReturnValue()
      const { x, y } = pointOf(map, center)
      const { right } = map.getContainer().getBoundingClientRect()
      element.dispatchEvent(pointer('pointerdown', { x, y }))
      element.dispatchEvent(pointer('pointermove', { x: right - 20, y }))
      // The map waits for the end of the drag.
      expect(map.getCenter().lng).toBeCloseTo(center.longitude, 9)
      element.dispatchEvent(pointer('lostpointercapture', { x: right - 20, y }))
    },
  ],
])('by %s a pin does not leave the map, which follows it', async (_, move) => {
  const map = await show(center)
  await expect.element(pin(), patience).toBeVisible()
  pin().element().focus()
  await move(map)
  await expect.poll(() => map.isMoving(), patience).toBe(false)
  const at = onPinChange.mock.lastCall?.[0] ?? center
  expect(at.longitude).toBeGreaterThan(center.longitude)
  const { left, right } = map.getContainer().getBoundingClientRect()
  const { x } = pointOf(map, at)
  expect(Math.min(x - left, right - x)).toBeGreaterThanOrEqual(56)
})

test('the focus ring of a pin has its shape, and not that of a box', async () => {
  await show(center)
  await expect.element(pin(), patience).toBeVisible()
  await userEvent.tab()
  pin().element().focus()
  await expect.element(pin()).toHaveFocus()
  const style = getComputedStyle(pin().element())
  expect([style.outlineColor, style.filter.match(/drop-shadow/g)?.length]).toEqual([
    'rgba(0, 0, 0, 0)',
    2,
  ])
})
