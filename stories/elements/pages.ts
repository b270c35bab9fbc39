import { createConnection, getDirections } from '@signpost/client'
import { createGeoFetch } from '@signpost/testing'
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'

export const search = `<signpost-search label="Where to?" limit="5"></signpost-search>`

export const footer = `<signpost-search label="Your address">
  <button slot="footer" type="button">Enter address manually</button>
</signpost-search>`

export const form = `<form>
  <label for="town">Town</label>
  <signpost-search id="town" name="town" look-up required></signpost-search>
  <button>Send</button>
</form>`

export const place = `<signpost-place query="Teatro Solís" directions></signpost-place>`

export const results = `<signpost-results query="avenida" limit="5"></signpost-results>`

export const directions = `<signpost-directions map="false"
  link="from=-34.9077,-56.2012&from_name=Teatro Solís&to=-34.8945,-56.1529"></signpost-directions>`

export const maneuvers = `<signpost-maneuvers></signpost-maneuvers>`

export const routeMap = `<signpost-route-map label="The way" worker-url="${worker}"></signpost-route-map>`

export const addressForm = `<signpost-address-form country="UY"></signpost-address-form>`

export const pickers = `<signpost-brand-picker country="UY"></signpost-brand-picker>
<signpost-category-browser></signpost-category-browser>`

export const storeLocator = `<signpost-store-locator map="false" radius="20000"></signpost-store-locator>`

export const facts = `<signpost-opening-hours view="week"></signpost-opening-hours>
<signpost-fuel-prices preferred-grade="diesel"></signpost-fuel-prices>`

export const config = `<signpost-config language="fr" units="metric" base-url="https://geo.example">
  <signpost-search></signpost-search>
</signpost-config>`

export const together = `<signpost-search></signpost-search>
<signpost-place directions></signpost-place>
<signpost-directions map="false"></signpost-directions>`

/** Gives the store locator of a page its stores. */
export function giveStores(page: HTMLElement): void {
  const locator = page.querySelector('signpost-store-locator')
  if (!locator) return
  locator.stores = [
    { id: 'a', name: 'Harbour', coordinate: { latitude: -34.9, longitude: -56.21 } },
    {
      id: 'b',
      name: 'Centre',
      coordinate: { latitude: -34.905, longitude: -56.19 },
      tags: ['Parking'],
    },
  ]
}

/** Gives a place to the elements of a page that show facts about one. */
export function giveFacts(page: HTMLElement): void {
  const hour = 3600
  const sessions = [1, 2, 3, 4, 5].map((day) => ({ day, start: 9 * hour, end: 18 * hour }))
  const nothing = { phones: [], categories: [], brands: [] }
  const fuelPrices = [
    { value: 78.5, grade: 'regular', unit: 'liter', currency: 'UYU' },
    { value: 50.3, grade: 'diesel', unit: 'liter', currency: 'UYU' },
  ] as const
  const place = { ...nothing, id: 'a', hours: { sessions }, fuelPrices }
  const [hours, prices] = [
    page.querySelector('signpost-opening-hours'),
    page.querySelector('signpost-fuel-prices'),
  ]
  if (hours) hours.place = place
  if (prices) prices.place = place
}

/** Gives a route to the elements of a page that show one. */
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

/** Shows the choice, and requests directions to it. */
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
    const [from = null] = way.value?.points ?? []
    if (coordinate) way.value = { ...way.value, points: [from, { coordinate, name }] }
  })
}
