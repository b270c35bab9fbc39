import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { Stage, showMap, worker } from '../../test/mapStage.tsx'
import { plainStyle } from '../../test/plainStyle.ts'
import { type MapLibreMap, useMap } from '../internals/MapContext.ts'
import { MapView } from './MapView.tsx'

test('with padding, the center is the middle of the uncovered part, and the buttons are within it', async () => {
  const center = { latitude: -34.9, longitude: -56.2 }
  const { map } = await showMap({
    defaultCamera: { center, zoom: 12 },
    padding: { left: 200, right: 40, top: 60 },
  })
  const { clientWidth, clientHeight } = map.getContainer()
  const { x, y } = map.project([center.longitude, center.latitude])
  expect([Math.round(x), Math.round(y)]).toEqual([
    Math.round((200 + clientWidth - 40) / 2),
    Math.round((60 + clientHeight) / 2),
  ])
  const buttons = document.querySelector('[data-part="controls"]')?.getBoundingClientRect()
  const { top, right } = map.getContainer().getBoundingClientRect()
  expect(buttons?.top).toBe(top + 60 + 12)
  expect(buttons?.right).toBe(right - 40 - 12)
})

let shown: MapLibreMap | undefined

function Take(): ReactNode {
  shown = useMap()
  return null
}

function Page({ left }: { left: number }): ReactNode {
  return (
    <Stage>
      <MapView
        mapStyle={plainStyle}
        workerUrl={worker}
        defaultCamera={{ center: { latitude: -34.9, longitude: -56.2 }, zoom: 12 }}
        padding={{ left }}
      >
        <Take />
      </MapView>
    </Stage>
  )
}

test('another padding does not move the map, and its center becomes that of the uncovered part', async () => {
  const { rerender } = render(<Page left={0} />)
  const corner = (): number[] => {
    const { x = 0, y = 0 } = shown?.project([-56.21, -34.91]) ?? {}
    return [Math.round(x), Math.round(y)]
  }
  await expect.poll(() => shown, { timeout: 60_000 }).toBeTruthy()
  const before = { corner: corner(), center: shown?.getCenter().lng ?? 0 }
  rerender(<Page left={150} />)
  expect(corner()).toEqual(before.corner)
  expect(shown?.getPadding().left).toBe(150)
  expect(shown?.getCenter().lng).toBeGreaterThan(before.center)
})
