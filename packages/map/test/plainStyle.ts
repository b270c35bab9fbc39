import type { StyleSpecification } from 'maplibre-gl'

/** A style that needs no service: one color everywhere. */
export const plainStyle: StyleSpecification = {
  version: 8,
  sources: {},
  layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#f0f0f0' } }],
}
