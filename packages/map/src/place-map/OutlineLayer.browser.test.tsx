import type { Outline } from '@signpost/client'
import { expect, test } from 'vitest'
import { colorAt } from '../../test/colorAt.ts'
import { showMap } from '../../test/mapStage.tsx'
import { plainStyle } from '../../test/plainStyle.ts'
import { OutlineLayer } from './OutlineLayer.tsx'

const patience = { timeout: 60_000 }
const ground = [240, 240, 240]

/** A square of two degrees around a point, with a hole of one degree. */
function square(longitude: number, jump = 0): Outline {
  const ring = (radius: number) => [
    [longitude - radius, -radius],
    [longitude + radius - jump, -radius],
    [longitude + radius - jump, radius],
    [longitude - radius, radius],
  ]
  return { type: 'Polygon', coordinates: [ring(1), ring(0.5)] }
}

test('draws an area with its holes, again after a change of style, and removes it', async () => {
  const center = { latitude: 0, longitude: 7 }
  const { map, show } = await showMap({
    defaultCamera: { center, zoom: 6 },
    children: <OutlineLayer outline={square(7)} />,
  })
  const inside = { latitude: 0.75, longitude: 7 }
  const isDrawn = async (): Promise<boolean> => `${await colorAt(map, inside)}` !== `${ground}`
  await expect.poll(isDrawn, patience).toBe(true)
  expect(await colorAt(map, center)).toEqual(ground)
  expect(await colorAt(map, { latitude: 1.3, longitude: 7 })).toEqual(ground)
  map.setStyle({ ...plainStyle, name: 'another' })
  await expect.poll(isDrawn, patience).toBe(true)
  show(<OutlineLayer outline={square(20)} />)
  await expect.poll(isDrawn, patience).toBe(false)
  show(null)
  expect(Object.keys(map.getStyle().sources)).toEqual([])
})

test('an area over the 180th meridian is drawn there, not around the world', async () => {
  const center = { latitude: 0, longitude: 180 }
  const { map } = await showMap({
    defaultCamera: { center, zoom: 2 },
    children: <OutlineLayer outline={square(180, 360)} />,
  })
  const { lng } = map.getCenter()
  const colorIn = (longitude: number): Promise<number[]> =>
    colorAt(map, { latitude: 0.75, longitude: longitude + (lng < 0 ? -360 : 0) })
  await expect.poll(() => colorIn(180), patience).not.toEqual(ground)
  expect(await colorIn(180 - 3)).toEqual(ground)
  expect(await colorIn(180 + 3)).toEqual(ground)
})
