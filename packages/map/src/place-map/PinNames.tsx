'use client'

import type { GeoJSONSource, SymbolLayerSpecification } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import { isUncovered, type MapPoint, type ScreenBox, toPoint } from '../internals/camera.ts'
import { type MapLibreMap, useMapContext } from '../internals/MapContext.ts'
import type { Marker } from './usePlaceClusters.ts'

const [pins, names] = ['signpost-pins', 'signpost-pin-names']
/** The size of a pin, plus a small margin, in pixels. */
const [width, height] = [36, 48]
/** The number of places, the best of the list, whose pins carry their names. */
const named = 5
/** The size of a name, the width of its letters and its greatest width, in pixels. */
const [size, letter, widest] = [13, 8, 117]
/** The anchors of a name at the right, the left and below its pin, with their offsets as multiples of `size`. */
const anchors = { left: [1.8, -1.6], right: [-1.8, -1.6], top: [0, 0.9] } as const

/** A pin with the name of its place, or without one. */
interface NamedPin {
  readonly at: MapPoint
  readonly name: string | undefined
}

export interface PinNamesProps {
  readonly markers: readonly Marker[]
  /** The `id` of the selected place. */
  readonly selected: string | null
  readonly nameOf: (marker: Marker) => string
}

/**
 * Draws the names of the best places and of the selected one beside their pins, where there is space, and keeps the labels of any map style
 * away from all pins: invisible symbols reserve the space, and MapLibre places the labels elsewhere. Both are drawn again when the style
 * changes.
 */
export function PinNames({ markers, selected, nameOf }: PinNamesProps): null {
  const { map, scheme } = useMapContext()
  const shown = markers.map((marker, index): NamedPin => {
    const isNamed = !marker.bounds && (index < named || marker.place.id === selected)
    return { at: toPoint(marker.coordinate), name: isNamed ? nameOf(marker) : undefined }
  })
  const key = JSON.stringify(shown)
  const latest = useRef(shown)
  useEffect(() => {
    const add = (): void => {
      if (map.getStyle() === undefined || map.getLayer(pins)) return
      if (!map.hasImage(pins)) {
        map.addImage(pins, { width, height, data: new Uint8Array(width * height * 4) })
      }
      map.addSource(pins, { type: 'geojson', data: toFeatures(map, latest.current) })
      // MapLibre places the symbols of the last layer first.
      const font = fontOf(map)
      if (font) map.addLayer(namesLayer(font, scheme))
      map.addLayer(pinsLayer)
    }
    add()
    const changed = map.on('styledata', add)
    return () => {
      changed.unsubscribe()
      // A removed map has no style.
      if (map.getStyle() === undefined || !map.getLayer(pins)) return
      for (const layer of [pins, names]) if (map.getLayer(layer)) map.removeLayer(layer)
      map.removeSource(pins)
    }
  }, [map, scheme])
  useEffect(() => {
    latest.current = JSON.parse(key)
    let drawn = ''
    const draw = (): void => {
      const features = toFeatures(map, latest.current)
      const text = JSON.stringify(features)
      if (text !== drawn) map.getSource<GeoJSONSource>(pins)?.setData(features)
      drawn = text
    }
    draw()
    const moved = map.on('moveend', draw)
    return () => moved.unsubscribe()
  }, [map, key])
  return null
}

function toFeatures(map: MapLibreMap, shown: readonly NamedPin[]): GeoJSON.FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: shown.map(({ at, name }) => {
      const fitting = name === undefined ? [] : fittingAnchors(map, at, name)
      return {
        type: 'Feature',
        properties: fitting.length > 0 ? { name, anchors: fitting } : {},
        geometry: { type: 'Point', coordinates: at },
      }
    }),
  }
}

/** The anchors at which neither an edge of the map nor what covers it cuts off a name. */
function fittingAnchors(map: MapLibreMap, at: MapPoint, name: string): unknown[] {
  const { x, y } = map.project(at)
  const length = Math.min(name.length * letter, widest)
  const starts = { left: x + 1.8 * size, right: x - 1.8 * size - length, top: x - length / 2 }
  return (['left', 'right', 'top'] as const).flatMap((anchor) => {
    const [start, middle] = [starts[anchor], y + anchors[anchor][1] * size]
    // Two lines, around the middle or below it.
    const box: ScreenBox = [
      [start, middle - 16],
      [start + length, middle + 32],
    ]
    return isUncovered(map, box) ? [anchor, anchors[anchor]] : []
  })
}

const pinsLayer: SymbolLayerSpecification = {
  id: pins,
  type: 'symbol',
  source: pins,
  layout: {
    'icon-image': pins,
    'icon-anchor': 'bottom',
    'icon-offset': [0, 6],
    'icon-allow-overlap': true,
  },
}

function namesLayer(font: Font, scheme: 'light' | 'dark'): SymbolLayerSpecification {
  const [color, halo] = scheme === 'dark' ? ['#e6ebe9', '#1d2229'] : ['#1d2422', '#ffffff']
  return {
    id: names,
    type: 'symbol',
    source: pins,
    filter: ['has', 'name'],
    // A press on the name is a press on the place.
    metadata: { 'signpost:places': 'pins' },
    layout: {
      'text-field': ['get', 'name'],
      'text-font': font,
      'text-size': size,
      'text-max-width': 9,
      'text-justify': 'auto',
      'text-variable-anchor-offset': ['get', 'anchors'],
    },
    paint: { 'text-color': color, 'text-halo-color': halo, 'text-halo-width': 1.5 },
  }
}

type Font = NonNullable<NonNullable<SymbolLayerSpecification['layout']>['text-font']>

/** A font that the style of a map has. Without a server for letters, MapLibre draws them with the fonts of the device. */
function fontOf(map: MapLibreMap): Font | undefined {
  const { glyphs, layers } = map.getStyle()
  if (!glyphs) return ['Signpost Medium', 'system-ui', 'sans-serif']
  return layers
    .flatMap((layer) => (layer.type === 'symbol' ? [layer.layout?.['text-font']] : []))
    .find((font) => font !== undefined)
}
