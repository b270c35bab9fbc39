import type { StyleSpecification } from 'maplibre-gl'

const step = 0.002
const half = 40
const center = { latitude: -34.903, longitude: -56.176 }

/** Streets of a city that is all blocks. */
const streets = Array.from({ length: 2 * half + 1 }, (_, index) => (index - half) * step).flatMap(
  (offset) => [
    [
      [center.longitude - half * step, center.latitude + offset],
      [center.longitude + half * step, center.latitude + offset],
    ],
    [
      [center.longitude + offset, center.latitude - half * step],
      [center.longitude + offset, center.latitude + half * step],
    ],
  ],
)

/** A style that needs no service. */
function groundOf(land: string, street: string): StyleSpecification {
  return {
    version: 8,
    sources: {
      streets: {
        type: 'geojson',
        attribution: 'Streets of nowhere',
        data: { type: 'MultiLineString', coordinates: streets },
      },
    },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': land } },
      {
        id: 'streets',
        type: 'line',
        source: 'streets',
        paint: {
          'line-color': street,
          'line-width': ['interpolate', ['linear'], ['zoom'], 11, 0.5, 17, 10],
        },
      },
    ],
  }
}

export const ground: StyleSpecification = groundOf('#eef0ee', '#ffffff')
export const darkGround: StyleSpecification = groundOf('#171b1f', '#2b3138')
