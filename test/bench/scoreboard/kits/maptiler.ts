import { type MeasuredKit, point } from '../Kit.ts'

export const maptiler: MeasuredKit = {
  name: 'MapTiler Geocoding control',
  packages: { '@maptiler/geocoding-control': '2.1.7', react: '19.3.1', 'react-dom': '19.3.1' },
  code: `
    import { GeocodingControl } from '@maptiler/geocoding-control/react'
    import '@maptiler/geocoding-control/style.css'
    import { createRoot } from 'react-dom/client'

    export function mount(container, { label, chose }) {
      createRoot(container).render(
        <GeocodingControl
          apiKey="none"
          placeholder={label}
          limit={10}
          minLength={1}
          language="en"
          onPick={({ feature }) => feature && chose(feature.text)}
        />,
      )
    }`,
  input: 'input',
  row: 'ul.options li, ul li[role="option"]',
  // Its service gives at most ten.
  rows: 10,
  sample: { url: 'https://api.maptiler.com/geocoding/te%20atro.json?key=none' },
  read: ({ url }) => {
    const text = /\/geocoding\/(.*)\.json$/.exec(new URL(url).pathname)?.[1]
    return text === undefined ? undefined : decodeURIComponent(text)
  },
  answer: (names) => ({
    type: 'FeatureCollection',
    query: [],
    attribution: '',
    features: names.map((name) => ({
      type: 'Feature',
      id: name,
      text: name,
      place_name: name,
      place_type: ['poi'],
      place_type_name: ['poi'],
      relevance: 1,
      properties: { country_code: 'uy' },
      center: [point.longitude, point.latitude],
      bbox: [-56.2, -35, -56.1, -34.8],
      geometry: { type: 'Point', coordinates: [point.longitude, point.latitude] },
      context: [],
    })),
  }),
  languages: 1,
  addressForms: 0,
}
