import 'maplibre-gl/dist/maplibre-gl.css'
import * as maplibregl from 'maplibre-gl'
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { Protocol } from 'pmtiles'

// A map in the style of the service. With `?archive=…` it reads the archive directly, as the service's documentation describes.
const archive = new URLSearchParams(location.search).get('archive')
const style = await (await fetch('/style.json')).json()
maplibregl.setWorkerUrl(worker)
if (archive) {
  maplibregl.addProtocol('pmtiles', new Protocol().tile)
  for (const name of ['signpost', 'overview']) {
    const { tiles: _, ...source } = style.sources[name]
    style.sources[name] = { ...source, url: `pmtiles://${archive}` }
  }
}
const map = new maplibregl.Map({
  container: 'map',
  style,
  center: [-56.191, -34.906],
  zoom: 16,
  attributionControl: false,
})

// The number of drawn streets, for the test.
map.on('idle', () => {
  const drawn = map.queryRenderedFeatures().flatMap(({ properties }) => properties.name ?? [])
  document.body.dataset.streets = [...new Set(drawn)].sort().join(', ')
})
