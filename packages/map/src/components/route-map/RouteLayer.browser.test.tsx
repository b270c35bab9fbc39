import type { Route } from '@signpost/client'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { colorAt } from '../../../test/colorAt.ts'
import { showMap } from '../../../test/mapStage.tsx'
import { RouteLayer } from './RouteLayer.tsx'

afterEach(cleanup)

const patience = { timeout: 15_000 }
const route: Route = {
  path: [
    [-56.2, -34.9],
    [-56.19, -34.9],
    [-56.19, -34.91],
  ],
  maneuvers: [],
  unmetAvoid: [],
}

test('the line is painted, and goes with its route', async () => {
  const onLine = { latitude: -34.9, longitude: -56.195 }
  const { map, show } = await showMap({
    defaultCamera: { center: onLine, zoom: 14 },
    children: <RouteLayer route={route} />,
  })
  await expect.poll(() => colorAt(map, onLine), patience).toEqual([11, 107, 203])
  const beside = { latitude: -34.898, longitude: -56.195 }
  expect(await colorAt(map, beside)).toEqual([240, 240, 240])
  show(null)
  await expect.poll(() => colorAt(map, onLine), patience).toEqual([240, 240, 240])
}, 40_000)
