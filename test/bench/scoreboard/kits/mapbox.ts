import { type MeasuredKit, point, textOf } from '../Kit.ts'

export const mapbox: MeasuredKit = {
  name: 'Mapbox Search JS',
  packages: { '@mapbox/search-js-react': '1.6.0', react: '19.3.1', 'react-dom': '19.3.1' },
  code: `
    import { SearchBox } from '@mapbox/search-js-react'
    import { useState } from 'react'
    import { createRoot } from 'react-dom/client'

    function Box({ label, chose }) {
      const [value, setValue] = useState('')
      return (
        <SearchBox
          accessToken="pk.none"
          value={value}
          onChange={setValue}
          placeholder={label}
          options={{ language: 'en', limit: 10 }}
          onRetrieve={({ features }) => chose(features[0].properties.name)}
        />
      )
    }

    export function mount(container, props) {
      createRoot(container).render(<Box {...props} />)
    }`,
  input: 'input',
  row: '[role="option"]',
  // Its service gives at most ten.
  rows: 10,
  sample: { url: 'https://api.mapbox.com/search/searchbox/v1/suggest?q=te%20atro' },
  read: (request) => textOf(request, '/suggest', 'q'),
  answer: (names) => ({
    suggestions: names.map((name) => ({ ...facts(name), mapbox_id: name })),
    attribution: '',
    response_id: '',
  }),
  other: ({ url }) => {
    const name = /\/retrieve\/([^/?]+)/.exec(url)?.[1]
    if (name === undefined) return {}
    const geometry = { type: 'Point', coordinates: [point.longitude, point.latitude] }
    const properties = { ...facts(decodeURIComponent(name)), coordinates: point }
    return { type: 'FeatureCollection', features: [{ type: 'Feature', geometry, properties }] }
  },
  languages: 1,
  addressForms: 0,
  note: 'Its `AddressAutofill` fills in the fields of an app; it has no form of its own.',
}

function facts(name: string): object {
  return {
    name,
    feature_type: 'poi',
    full_address: name,
    place_formatted: '',
    context: { country: { name: 'Uruguay', country_code: 'UY' } },
    language: 'en',
    maki: 'marker',
  }
}
