import { type MeasuredKit, point, textOf } from '../Kit.ts'

export const geoapify: MeasuredKit = {
  name: 'Geoapify Geocoder Autocomplete',
  packages: { '@geoapify/geocoder-autocomplete': '3.1.0' },
  code: `
    import { GeocoderAutocomplete } from '@geoapify/geocoder-autocomplete'
    import '@geoapify/geocoder-autocomplete/styles/minimal.css'

    export function mount(container, { label, chose }) {
      container.style.position = 'relative'
      const options = { placeholder: label, limit: 14, lang: 'en' }
      const box = new GeocoderAutocomplete(container, 'none', options)
      box.on('select', (place) => place && chose(place.properties.formatted))
    }`,
  input: '.geoapify-autocomplete-input',
  row: '.geoapify-autocomplete-item',
  rows: 14,
  sample: { url: 'https://api.geoapify.com/v1/geocode/autocomplete?text=te%20atro&apiKey=none' },
  read: (request) => textOf(request, '/geocode/autocomplete', 'text'),
  answer: (names) => ({
    type: 'FeatureCollection',
    features: names.map((name) => ({
      type: 'Feature',
      properties: {
        name,
        formatted: name,
        address_line1: name,
        address_line2: '',
        country_code: 'uy',
        result_type: 'amenity',
        lat: point.latitude,
        lon: point.longitude,
        place_id: name,
        rank: { confidence: 1, match_type: 'full_match' },
      },
      geometry: { type: 'Point', coordinates: [point.longitude, point.latitude] },
    })),
    query: { text: '', parsed: {} },
  }),
  languages: 1,
  addressForms: 0,
}
