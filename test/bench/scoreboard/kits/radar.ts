import { type MeasuredKit, point, textOf } from '../Kit.ts'

export const radar: MeasuredKit = {
  name: 'Radar',
  packages: { 'radar-sdk-js': '4.5.8', 'maplibre-gl': '4.7.1' },
  code: `
    import Radar from 'radar-sdk-js'
    import 'radar-sdk-js/dist/radar.css'

    Radar.initialize('prj_test_pk_none')

    export function mount(container, { label, chose }) {
      Radar.ui.autocomplete({
        container,
        placeholder: label,
        limit: 14,
        minCharacters: 1,
        onSelection: ({ formattedAddress }) => chose(formattedAddress),
      })
    }`,
  input: '.radar-autocomplete-input',
  row: '.radar-autocomplete-results-item',
  rows: 14,
  sample: { url: 'https://api.radar.io/v1/search/autocomplete?query=te%20atro&limit=14' },
  read: (request) => textOf(request, '/search/autocomplete', 'query'),
  answer: (names) => ({
    meta: { code: 200 },
    addresses: names.map((name) => ({
      ...point,
      addressLabel: name,
      formattedAddress: name,
      layer: 'place',
      country: 'Uruguay',
      countryCode: 'UY',
      geometry: { type: 'Point', coordinates: [point.longitude, point.latitude] },
    })),
  }),
  languages: 1,
  addressForms: 0,
  note: 'The box of version 5, `@radarlabs/plugin-autocomplete`, is not in the npm registry: this is the last version 4, which brings a map with it.',
}
