import { configure } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { emulateMedia } from '../../../../test/browser/emulateMedia.ts'
import { showMap } from '../../test/mapStage.tsx'
import { routeOf } from '../../test/routeOf.ts'
import { RouteCamera, type RouteCameraProps } from './RouteCamera.tsx'

const start = { latitude: -34.9, longitude: -56.2 }
const route = {
  ...routeOf([-56.2, -34.9], [-56.1, -34.9]),
  maneuvers: [
    {
      command: 'go',
      kind: 'turn',
      coordinate: start,
      stacked: false,
      currentRoad: {},
      turnRoad: {},
    } as const,
  ],
}
const elsewhere = { center: { latitude: 5, longitude: 7 }, zoom: 9 }
const camera = (props: Partial<RouteCameraProps> = {}) => <RouteCamera route={route} {...props} />

test('a map that is kept still does not move to a route, in StrictMode either', async () => {
  configure({ reactStrictMode: true })
  onTestFinished(() => configure({ reactStrictMode: false }))
  const { map } = await showMap({ defaultCamera: elsewhere, children: camera({ still: true }) })
  expect([map.isMoving(), map.getCenter().lng, map.getZoom()]).toEqual([false, 7, 9])
})

test('shows the route, the active maneuver, and the route again', async () => {
  await emulateMedia('prefers-reduced-motion', 'reduce')
  const { map, show } = await showMap({ defaultCamera: elsewhere, children: camera() })
  const [longitude, zoom] = [map.getCenter().lng, map.getZoom()]
  expect(longitude).toBeCloseTo(-56.15, 1)
  show(camera({ activeStep: 0 }))
  await expect.poll(() => map.getZoom()).toBeGreaterThanOrEqual(16)
  show(camera())
  await expect.poll(() => map.getZoom()).toBeCloseTo(zoom)
  expect(map.getCenter().lng).toBeCloseTo(longitude)
})
