import { render } from '@testing-library/react'
import type { StyleSpecification } from 'maplibre-gl'
import { expect, test, vi } from 'vitest'
import { Stage, worker } from '../../test/mapStage.tsx'
import { placeAt } from '../../test/placeAt.ts'
import { plainStyle } from '../../test/plainStyle.ts'
import { type MapLibreMap, useMap } from '../internals/MapContext.ts'
import { PlaceMap } from './PlaceMap.tsx'

const patience = { timeout: 60_000 }
const center = { latitude: -34.9, longitude: -56.19 }

const taken = vi.fn<(map: MapLibreMap) => void>()

function Take(): null {
  taken(useMap())
  return null
}

/** Returns a style with two labels: one at the place, and one beside it. */
function styleWithLabels(background: string): StyleSpecification {
  const label = (text: string, longitude: number) => ({
    type: 'Feature' as const,
    properties: { text },
    geometry: { type: 'Point' as const, coordinates: [longitude, center.latitude] },
  })
  return {
    ...plainStyle,
    sources: {
      labels: {
        type: 'geojson',
        data: {
          type: 'FeatureCollection',
          features: [label('Museo', center.longitude), label('Plaza', center.longitude + 0.008)],
        },
      },
    },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': background } },
      {
        id: 'labels',
        type: 'symbol',
        source: 'labels',
        layout: { 'text-field': ['get', 'text'], 'text-font': ['sans-serif'], 'text-size': 12 },
      },
    ],
  }
}

test('a label of the map under the selected pin gives way to it, in each style, and returns', async () => {
  const [light, dark] = [styleWithLabels('#fff'), styleWithLabels('#000')]
  const tree = (selected: string | null, style = light) => (
    <Stage>
      <PlaceMap
        places={[placeAt(0, center)]}
        selected={selected}
        onSelectedChange={() => {}}
        renderPlace={false}
        mapStyle={style}
        workerUrl={worker}
        defaultCamera={{ center, zoom: 13 }}
      >
        <Take />
      </PlaceMap>
    </Stage>
  )
  const { rerender, unmount } = render(tree(null))
  const map = await vi.waitUntil(() => taken.mock.lastCall?.[0], patience)
  const labels = (): unknown[] =>
    map
      .queryRenderedFeatures({ layers: ['labels'] })
      .map(({ properties }) => properties.text)
      .sort()
  await expect.poll(labels, patience).toEqual(['Museo', 'Plaza'])
  rerender(tree('p0'))
  await expect.poll(labels, patience).toEqual(['Plaza'])
  rerender(tree('p0', dark))
  await expect.poll(() => map.getPaintProperty('ground', 'background-color'), patience).toBe('#000')
  await expect.poll(labels, patience).toEqual(['Plaza'])
  rerender(tree(null, dark))
  await expect.poll(labels, patience).toEqual(['Museo', 'Plaza'])
  rerender(tree('p0', dark))
  unmount()
})
