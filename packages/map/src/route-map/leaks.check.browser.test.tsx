import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { Stage, worker } from '../../test/mapStage.tsx'
import { plainStyle } from '../../test/plainStyle.ts'
import { routeOf } from '../../test/routeOf.ts'
import { type MapLibreMap, useMap } from '../internals/MapContext.ts'
import { RouteMap } from './RouteMap.tsx'

const patience = { timeout: 60_000 }
const corner = routeOf([-56.2, -34.9], [-56.19, -34.9], [-56.19, -34.91])

function Take({ on }: { on: (map: MapLibreMap) => void }): ReactNode {
  on(useMap())
  return null
}

test('30 mounts and unmounts leave no WebGL context, worker, node or listener', async () => {
  const targets = [window, document]
  const added = targets.map((target) => vi.spyOn(target, 'addEventListener'))
  const removed = targets.map((target) => vi.spyOn(target, 'removeEventListener'))
  const count = (spies: typeof added | typeof removed): number =>
    spies.reduce((sum, { mock }) => sum + mock.calls.length, 0)
  const listeners: number[] = []
  const contexts: WebGL2RenderingContext[] = []
  const workers = new Set<Worker>()
  vi.stubGlobal(
    'Worker',
    class extends Worker {
      constructor(...started: ConstructorParameters<typeof Worker>) {
        super(...started)
        workers.add(this)
      }
      override terminate(): void {
        super.terminate()
        workers.delete(this)
      }
    },
  )
  let started = 0
  for (let turn = 0; turn < 30; turn++) {
    let map: MapLibreMap | undefined
    const { unmount } = render(
      <Stage>
        <RouteMap route={corner} mapStyle={plainStyle} workerUrl={worker}>
          <Take
            on={(found) => {
              map = found
            }}
          />
        </RouteMap>
      </Stage>,
    )
    const found = await vi.waitUntil(() => map, patience)
    const gl = found.getCanvas().getContext('webgl2')
    if (gl) contexts.push(gl)
    started += workers.size
    unmount()
    listeners.push(count(added) - count(removed))
  }
  expect(contexts).toHaveLength(30)
  expect(started).toBeGreaterThanOrEqual(30)
  await expect.poll(() => workers.size, patience).toBe(0)
  await expect.poll(() => contexts.filter((gl) => !gl.isContextLost()).length, patience).toBe(0)
  expect(document.body.querySelector('canvas, .maplibregl-map, [data-part]')).toBeNull()
  // React and MapLibre add their page-wide listeners with the first map.
  expect(listeners.at(-1)).toBeLessThanOrEqual(listeners[4] ?? 0)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
