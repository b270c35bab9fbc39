import { type MeasuredKit, point, textOf } from '../Kit.ts'

export const esri: MeasuredKit = {
  name: 'Esri Leaflet Geocoder',
  packages: { 'esri-leaflet-geocoder': '3.1.7', 'esri-leaflet': '3.1.0', leaflet: '1.9.4' },
  code: `
    import { map as createMap } from 'leaflet'
    import { arcgisOnlineProvider, geosearch } from 'esri-leaflet-geocoder'
    import 'leaflet/dist/leaflet.css'
    import 'esri-leaflet-geocoder/dist/esri-leaflet-geocoder.css'

    export function mount(container, { label, chose }) {
      container.style.height = '600px'
      const map = createMap(container).setView([-34.9055, -56.1913], 12)
      const box = geosearch({
        providers: [arcgisOnlineProvider({ apikey: 'none', maxResults: 14 })],
        expanded: true,
        collapseAfterResult: false,
        placeholder: label,
      })
      box.addTo(map).on('results', ({ results }) => results[0] && chose(results[0].text))
    }`,
  input: '.geocoder-control-input',
  row: '.geocoder-control-suggestion',
  rows: 14,
  sample: {
    url: 'https://geocode-api.arcgis.com/arcgis/rest/services/World/GeocodeServer/suggest?text=te%20atro',
  },
  read: (request) => textOf(request, '/suggest', 'text'),
  answer: (names) => ({
    suggestions: names.map((text) => ({ text, magicKey: text, isCollection: false })),
  }),
  other: ({ url }) => {
    const name = textOf({ url }, '/findAddressCandidates', 'magicKey')
    const location = { x: point.longitude, y: point.latitude }
    const extent = { xmin: -56.2, ymin: -35, xmax: -56.1, ymax: -34.8 }
    const place = { address: name, location, score: 100, attributes: {}, extent }
    return { spatialReference: { wkid: 4326 }, candidates: name === undefined ? [] : [place] }
  },
  languages: 1,
  addressForms: 0,
  note: 'Its map, Leaflet, is part of the bytes: the box works only on one.',
}
