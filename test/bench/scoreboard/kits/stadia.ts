import { type MeasuredKit, point, textOf } from '../Kit.ts'

export const stadia: MeasuredKit = {
  name: 'Stadia MapLibre Search Box',
  packages: { '@stadiamaps/maplibre-search-box': '3.1.1' },
  code: `
    import { MapLibreSearchControl } from '@stadiamaps/maplibre-search-box'
    import '@stadiamaps/maplibre-search-box/dist/maplibre-search-box.css'

    // The map of an app, of which the box only uses these.
    const map = { getZoom: () => 2, getCenter: () => {}, flyTo() {}, fitBounds() {} }

    export function mount(container, { chose }) {
      const box = new MapLibreSearchControl({
        maxResults: 14,
        minInputLength: 1,
        onResultSelected: ({ properties }) => chose(properties.name),
      })
      container.append(box.onAdd(map))
    }`,
  input: '.maplibre-search-box input',
  row: '.maplibre-search-box .result:not(.no-result)',
  rows: 14,
  sample: { url: 'https://api.stadiamaps.com/geocoding/v2/autocomplete?text=te%20atro' },
  read: (request) => textOf(request, '/autocomplete', 'text'),
  answer: (names) => ({
    type: 'FeatureCollection',
    geocoding: { query: {} },
    features: names.map((name) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [point.longitude, point.latitude] },
      properties: {
        name,
        gid: name,
        layer: 'poi',
        coarse_location: '',
        precision: 'centroid',
        confidence: 1,
        context: {},
      },
    })),
  }),
  languages: 1,
  addressForms: 0,
  note: 'Its map is not loaded, nor counted.',
}
