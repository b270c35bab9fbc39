import { type MeasuredKit, point, textOf } from '../Kit.ts'

export const maplibre: MeasuredKit = {
  name: 'MapLibre GL Geocoder',
  packages: { '@maplibre/maplibre-gl-geocoder': '1.9.4' },
  code: `
    import MaplibreGeocoder from '@maplibre/maplibre-gl-geocoder'
    import '@maplibre/maplibre-gl-geocoder/dist/maplibre-gl-geocoder.css'

    // As in the example of MapLibre's documentation, with Nominatim.
    const geocoder = {
      async forwardGeocode({ query, limit }) {
        const address = 'https://nominatim.openstreetmap.org/search'
        const response = await fetch(\`\${address}?q=\${encodeURIComponent(query)}&format=geojson&limit=\${limit}\`)
        const { features } = await response.json()
        return {
          features: features.map(({ bbox, geometry, properties }) => ({
            type: 'Feature',
            bbox,
            geometry,
            center: geometry.coordinates,
            place_name: properties.display_name,
            text: properties.display_name,
            place_type: ['place'],
            properties,
          })),
        }
      },
    }

    export function mount(container, { label, chose }) {
      const options = { placeholder: label, limit: 14, minLength: 1, showResultsWhileTyping: true }
      const box = new MaplibreGeocoder(geocoder, options)
      box.addTo(container)
      box.on('result', ({ result }) => chose(result.place_name))
    }`,
  input: '.maplibregl-ctrl-geocoder--input',
  row: '.suggestions li:has(.maplibregl-ctrl-geocoder--result)',
  rows: 14,
  sample: { url: 'https://nominatim.openstreetmap.org/search?q=te%20atro&format=geojson' },
  read: (request) => textOf(request, '/search', 'q'),
  answer: (names) => ({
    type: 'FeatureCollection',
    features: names.map((display_name) => ({
      type: 'Feature',
      bbox: [-56.2, -35, -56.1, -34.8],
      geometry: { type: 'Point', coordinates: [point.longitude, point.latitude] },
      properties: { display_name, place_id: display_name },
    })),
  }),
  languages: 4,
  addressForms: 0,
  note: 'It has 26 languages for the placeholder, and 4 for its messages. Its map is not loaded, nor counted. Without a listener for its `error` event, which its example does not have, every failure stays uncaught.',
}
