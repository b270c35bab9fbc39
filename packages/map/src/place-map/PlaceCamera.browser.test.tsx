import type { Coordinate } from '@signpost/client'
import { expect, test } from 'vitest'
import { emulateMedia } from '../../../../test/browser/emulateMedia.ts'
import { showMap } from '../../test/mapStage.tsx'
import { placeAt } from '../../test/placeAt.ts'
import { PlaceCamera } from './PlaceCamera.tsx'

const patience = { timeout: 60_000 }
const camera = (...points: Coordinate[]) => (
  <PlaceCamera places={[placeAt(9), ...points.map((point, index) => placeAt(index, point))]} />
)
const west = { latitude: -34.9, longitude: -56.2 }
const east = { latitude: -34.92, longitude: -56.1 }

test('frames all places, then others; an equal list does not move the map', async () => {
  await emulateMedia('prefers-reduced-motion', 'reduce')
  const { map, show } = await showMap({ children: camera(west, east) })
  const sees = ({ longitude, latitude }: Coordinate): boolean =>
    map.getBounds().contains([longitude, latitude])
  await expect.poll(() => sees(west) && sees(east), patience).toBe(true)
  map.jumpTo({ center: [10, 10] })
  show(camera(west, east))
  expect(map.getCenter().lng).toBeCloseTo(10)
  show(camera(east))
  await expect.poll(() => map.getCenter().lng, patience).toBeCloseTo(east.longitude, 1)
  expect(map.getZoom()).toBe(16)
  expect(sees(west)).toBe(false)
})

test('without places that have a position the map does not move', async () => {
  const center = { latitude: 5, longitude: 7 }
  const { map } = await showMap({ defaultCamera: { center, zoom: 9 }, children: camera() })
  expect([map.getCenter().lng, map.getZoom()]).toEqual([7, 9])
})

test('frames places on both sides of the 180th meridian the short way', async () => {
  const { map } = await showMap({
    children: camera({ latitude: -17, longitude: 179.9 }, { latitude: -17.1, longitude: -179.9 }),
  })
  expect(map.getZoom()).toBeGreaterThan(8)
  expect(Math.abs(map.getCenter().wrap().lng)).toBeCloseTo(180, 1)
})

test('with onlyIfHidden, visible places do not move the map, and places near its edge do', async () => {
  const { map, show } = await showMap({ defaultCamera: { center: west, zoom: 14 } })
  const { lng: longitude, lat: latitude } = map.unproject([60, 100])
  show(<PlaceCamera places={[placeAt(0, { longitude, latitude })]} onlyIfHidden />)
  expect([map.getCenter().lng, map.getZoom()]).toEqual([west.longitude, 14])
  const edge = map.unproject([30, 100])
  const point = { longitude: edge.lng, latitude: edge.lat }
  show(<PlaceCamera places={[placeAt(0, point)]} onlyIfHidden />)
  await expect.poll(() => map.getZoom(), patience).toBe(16)
})
