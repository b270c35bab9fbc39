import { createConnection, getDirections } from '@signpost/client'
import { createGeoFetch } from '@signpost/testing'
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'

export const search = `<signpost-search label="Where to?" limit="5"></signpost-search>`

export const form = `<form>
  <label for="town">Town</label>
  <signpost-search id="town" name="town" required></signpost-search>
  <button>Send</button>
</form>`

export const place = `<signpost-place query="Teatro Solís" directions></signpost-place>`

export const results = `<signpost-results query="avenida" limit="5"></signpost-results>`

export const directions = `<signpost-directions map="false"
  link="from=-34.9077,-56.2012&from_name=Teatro Solís&to=-34.8945,-56.1529"></signpost-directions>`

export const maneuvers = `<signpost-maneuvers></signpost-maneuvers>`

export const routeMap = `<signpost-route-map label="The way" worker-url="${worker}"></signpost-route-map>`

export const config = `<signpost-config language="fr" units="metric" base-url="https://geo.example">
  <signpost-search></signpost-search>
</signpost-config>`

export const together = `<signpost-search></signpost-search>
<signpost-place directions></signpost-place>
<signpost-directions map="false"></signpost-directions>`

/** Gives the elements of a page that show a route one. */
export async function showWay(page: HTMLElement): Promise<void> {
  const connection = createConnection({
    baseUrl: 'https://geo.example',
    apiKey: 'any',
    fetch: createGeoFetch(),
  })
  const route = await getDirections(connection, {
    origin: { latitude: -34.9077, longitude: -56.2012 },
    destination: { latitude: -34.8945, longitude: -56.1529 },
  })
  const list = page.querySelector('signpost-maneuvers')
  if (list) list.route = route
  const map = page.querySelector('signpost-route-map')
  if (map) {
    map.mapStyle = { version: 8, sources: {}, layers: [] }
    map.route = route
  }
}

/** Shows what is chosen, and asks for the way there. */
export function askDirections(page: HTMLElement): void {
  const box = page.querySelector('signpost-search')
  const card = page.querySelector('signpost-place')
  const way = page.querySelector('signpost-directions')
  if (!box || !card || !way) return
  box.addEventListener('signpost-select', ({ detail }) => {
    card.suggestion = detail.suggestion
  })
  card.addEventListener('signpost-directions', ({ detail }) => {
    const { name, coordinate } = detail.place
    if (coordinate) way.value = { ...way.value, destination: { coordinate, name } }
  })
}
