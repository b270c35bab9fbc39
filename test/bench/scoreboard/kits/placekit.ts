import { type MeasuredKit, point } from '../Kit.ts'

export const placekit: MeasuredKit = {
  name: 'PlaceKit Autocomplete',
  packages: { '@placekit/autocomplete-js': '2.2.1' },
  code: `
    import placekit from '@placekit/autocomplete-js'
    import '@placekit/autocomplete-js/dist/placekit-autocomplete.css'

    export function mount(container, { label, chose }) {
      const input = document.createElement('input')
      input.type = 'text'
      input.className = 'pka-input'
      input.placeholder = label
      container.append(input)
      const box = placekit('none', { target: input, maxResults: 14, countries: ['uy'] })
      box.on('pick', (value) => chose(value))
    }`,
  input: '.pka-input',
  row: '.pka-panel [role="option"]',
  rows: 14,
  sample: { url: 'https://api.placekit.co/search', body: '{"query":"te atro","maxResults":14}' },
  read: ({ url, body = '{}' }) =>
    new URL(url).pathname === '/search' ? JSON.parse(body).query : undefined,
  answer: (names) => ({
    resultsCount: names.length,
    maxResults: names.length,
    query: '',
    results: names.map((name) => ({
      name,
      highlight: name,
      type: 'tourism',
      city: '',
      county: '',
      administrative: '',
      country: 'Uruguay',
      countrycode: 'uy',
      zipcode: [],
      coordinates: `${point.latitude}, ${point.longitude}`,
      lat: point.latitude,
      lng: point.longitude,
    })),
  }),
  languages: 1,
  addressForms: 0,
}
