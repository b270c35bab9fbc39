import { render } from '@testing-library/react'
import type { StyleSpecification } from 'maplibre-gl'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Stage, worker } from '../../test/mapStage.tsx'
import { placeAt } from '../../test/placeAt.ts'
import { plainStyle } from '../../test/plainStyle.ts'
import { type MapLibreMap, useMap } from '../internals/MapContext.ts'
import { PlaceMap, type PlaceMapProps } from './PlaceMap.tsx'

const patience = { timeout: 60_000 }
const center = { latitude: -34.9, longitude: -56.19 }

const taken = vi.fn<(map: MapLibreMap) => void>()
beforeEach(() => taken.mockClear())

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

function stage(props: Partial<PlaceMapProps>): ReactNode {
  return (
    <Stage>
      <PlaceMap
        places={[]}
        selected={null}
        onSelectedChange={() => {}}
        renderPlace={false}
        workerUrl={worker}
        defaultCamera={{ center, zoom: 13 }}
        {...props}
      >
        <Take />
      </PlaceMap>
    </Stage>
  )
}

const drawn = (map: MapLibreMap, layer: string, property: string) => (): unknown[] =>
  map
    .queryRenderedFeatures({ layers: [layer] })
    .map(({ properties }) => properties[property])
    .sort()

test('a label of the map under a pin gives way to it, in each style, and returns', async () => {
  const [light, dark] = [styleWithLabels('#fff'), styleWithLabels('#000')]
  const places = [placeAt(0, center)]
  const { rerender, unmount } = render(stage({ mapStyle: light }))
  const map = await vi.waitUntil(() => taken.mock.lastCall?.[0], patience)
  const labels = drawn(map, 'labels', 'text')
  await expect.poll(labels, patience).toEqual(['Museo', 'Plaza'])
  rerender(stage({ mapStyle: light, places }))
  await expect.poll(labels, patience).toEqual(['Plaza'])
  rerender(stage({ mapStyle: dark, places }))
  await expect.poll(() => map.getPaintProperty('ground', 'background-color'), patience).toBe('#000')
  await expect.poll(labels, patience).toEqual(['Plaza'])
  rerender(stage({ mapStyle: dark }))
  await expect.poll(labels, patience).toEqual(['Museo', 'Plaza'])
  rerender(stage({ mapStyle: dark, places }))
  unmount()
})

test('the five best places and the selected one have their names beside their pins, where there is space', async () => {
  const places = Array.from({ length: 8 }, (_, index) =>
    placeAt(index, {
      latitude: center.latitude + (Math.floor(index / 2) - 1.5) * 0.005,
      longitude: center.longitude + ((index % 2) - 0.5) * 0.015,
    }),
  )
  const names = (...indexes: number[]): string[] =>
    indexes.map((index) => places[index]?.name ?? '')
  const { rerender } = render(stage({ mapStyle: plainStyle, places }))
  const map = await vi.waitUntil(() => taken.mock.lastCall?.[0], patience)
  const shown = drawn(map, 'signpost-pin-names', 'name')
  await expect.poll(shown, patience).toEqual(names(0, 1, 2, 3, 4))
  rerender(stage({ mapStyle: plainStyle, places, selected: 'p6' }))
  await expect.poll(shown, patience).toEqual(names(0, 1, 2, 3, 4, 6))
  const close = places.map((place) => ({ ...place, coordinate: center }))
  rerender(stage({ mapStyle: plainStyle, places: close }))
  // At one point there is space for some of them only, and the best is one of those.
  await expect.poll(() => shown().length, patience).toBeLessThan(5)
  expect(shown()).toContain('Place 0')
})

test('a name that an edge of the map or its padding would cut off is at the other side of its pin, or hidden', async () => {
  const { rerender } = render(stage({ mapStyle: plainStyle, places: [placeAt(0, center)] }))
  const map = await vi.waitUntil(() => taken.mock.lastCall?.[0], patience)
  const { clientWidth, clientHeight } = map.getContainer()
  // Below the buttons of the map.
  const y = clientHeight - 50
  const isNameAt = (x: number): boolean =>
    map.queryRenderedFeatures([x, y - 20], { layers: ['signpost-pin-names'] }).length > 0
  /** The sides of a pin, some pixels from the left edge, on which its name is seen. */
  const sidesAt = async (x: number, padding?: { left: number }): Promise<string[]> => {
    const { lng, lat } = map.unproject([x, y])
    const place = { ...placeAt(0, { latitude: lat, longitude: lng }), name: 'Teatro Solís' }
    rerender(stage({ mapStyle: plainStyle, places: [place], padding }))
    await new Promise((resolve) => map.once('idle', resolve).triggerRepaint())
    return [isNameAt(x - 60) ? 'left' : [], isNameAt(x + 60) ? 'right' : []].flat()
  }
  expect(await sidesAt(20)).toEqual(['right'])
  expect(await sidesAt(clientWidth - 20)).toEqual(['left'])
  expect(await sidesAt(220, { left: 200 })).toEqual(['right'])
  expect(await sidesAt(100, { left: 200 })).toEqual([])
})

test('a name that would be under the buttons of the map is at the other side of its pin', async () => {
  const { rerender, container } = render(
    stage({ mapStyle: plainStyle, places: [placeAt(0, center)] }),
  )
  const map = await vi.waitUntil(() => taken.mock.lastCall?.[0], patience)
  const buttons = await vi.waitUntil(
    () => container.querySelector('[data-part="controls"]'),
    patience,
  )
  const origin = map.getContainer().getBoundingClientRect()
  const box = buttons.getBoundingClientRect()
  const x = box.left - origin.left - 60
  /** The sides of a pin beside the buttons, at a height, on which its name is seen. */
  const sidesAt = async (y: number): Promise<string[]> => {
    const { lng, lat } = map.unproject([x, y])
    const place = { ...placeAt(0, { latitude: lat, longitude: lng }), name: 'El Galpón' }
    rerender(stage({ mapStyle: plainStyle, places: [place] }))
    await new Promise((resolve) => map.once('idle', resolve).triggerRepaint())
    const isNameAt = (at: number): boolean =>
      map.queryRenderedFeatures([at, y - 20], { layers: ['signpost-pin-names'] }).length > 0
    return [isNameAt(x - 60) ? 'left' : [], isNameAt(x + 60) ? 'right' : []].flat()
  }
  expect(await sidesAt((box.top + box.bottom) / 2 - origin.top)).toEqual(['left'])
  expect(await sidesAt(box.bottom - origin.top + 80)).toEqual(['right'])
})

test('on a style whose letters come from a server, the names have a font of that style; without one there are none', async () => {
  const withGlyphs = (layers: StyleSpecification['layers']): StyleSpecification => ({
    ...styleWithLabels('#fff'),
    glyphs: 'https://fonts.example/{fontstack}/{range}.pbf',
    layers,
  })
  const labels = styleWithLabels('#fff').layers
  const places = [placeAt(0, center)]
  const { rerender } = render(stage({ mapStyle: withGlyphs(labels), places }))
  const map = await vi.waitUntil(() => taken.mock.lastCall?.[0], patience)
  const font = () =>
    map.getLayer('signpost-pin-names') && map.getLayoutProperty('signpost-pin-names', 'text-font')
  await expect.poll(font, patience).toEqual(['sans-serif'])
  rerender(stage({ mapStyle: withGlyphs(labels.slice(0, 1)), places }))
  await expect.poll(() => map.getLayersOrder(), patience).toEqual(['ground', 'signpost-pins'])
})
