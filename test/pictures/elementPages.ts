import { createConnection, getDirections, type Place } from '@signpost/client'
import { createGeoFetch } from '@signpost/testing'
import type { Page } from 'playwright'

/** A page with an element of the script. */
export interface ElementPage {
  readonly html: string
  /** The properties that a script of the page sets. */
  readonly properties?: () => object | Promise<object>
  /** The selector that the picture waits for. */
  readonly last: string
  readonly steps?: (page: Page) => Promise<void>
}

const nothing = { phones: [], categories: [], brands: [], fuelPrices: [] }
const hour = 3600
const shop: Place = {
  ...nothing,
  id: 'shop',
  name: 'Our shop',
  coordinate: { latitude: -34.9, longitude: -56.2 },
  hours: { sessions: [1, 2, 3, 4, 5].map((day) => ({ day, start: 9 * hour, end: 18 * hour })) },
  timeZone: 'America/Montevideo',
  fuelPrices: [
    { value: 78.5, grade: 'regular', unit: 'liter', currency: 'UYU' },
    { value: 50.3, grade: 'diesel', unit: 'liter', currency: 'UYU' },
  ],
}
const harbor: Place = {
  ...nothing,
  id: 'harbor',
  name: 'Harbor',
  coordinate: { latitude: -34.905, longitude: -56.212 },
}
const map = '[data-signpost="map-view"][data-status="ready"] canvas'
const link = 'from=-34.9077,-56.2012&from_name=Teatro Solís&to=-34.8945,-56.1529'

/** Every element in its most common state. */
export const elementPages: Readonly<Record<string, ElementPage>> = {
  search: {
    html: '<signpost-search></signpost-search>',
    last: '[role="option"]',
    steps: async (page) => {
      await page.getByRole('combobox').click()
      await page.keyboard.type('ave')
      await page.getByRole('option').first().waitFor()
      await page.keyboard.press('ArrowDown')
    },
  },
  input: {
    html: '<label>Where to? <input data-signpost="search"></label>',
    last: '[role="option"]',
    steps: async (page) => {
      await page.getByRole('combobox').click()
      await page.keyboard.type('ave')
      await page.getByRole('option').first().waitFor()
      await page.keyboard.press('ArrowDown')
    },
  },
  place: {
    html: '<signpost-place query="Teatro Solís" directions></signpost-place>',
    last: '[data-part="place-actions"], [data-part="tool"]',
  },
  results: {
    html: '<signpost-results query="avenida" limit="5"></signpost-results>',
    last: '[data-part="row"]',
  },
  directions: {
    html: `<signpost-directions link="${link}"></signpost-directions>`,
    last: '[data-part="pin"]',
    steps: (page) => page.locator('[data-part="step"]').first().waitFor({ state: 'attached' }),
  },
  'route-map': {
    html: '<signpost-route-map></signpost-route-map>',
    properties: async () => ({ route: await readRoute() }),
    last: map,
  },
  maneuvers: {
    html: '<signpost-maneuvers></signpost-maneuvers>',
    properties: async () => ({ route: await readRoute() }),
    last: '[data-part="step"]',
  },
  'address-form': {
    html: '<signpost-address-form country="UY"></signpost-address-form>',
    last: '[type="submit"]',
  },
  'place-map': {
    html: '<signpost-place-map search-area movable-pin></signpost-place-map>',
    properties: () => ({
      places: [shop, harbor],
      selected: 'harbor',
      pin: { latitude: -34.903, longitude: -56.206 },
    }),
    last: '[data-part="marker"]',
  },
  'store-locator': {
    html: '<signpost-store-locator></signpost-store-locator>',
    properties: () => ({ stores: [shop, harbor] }),
    last: '[data-part="marker"]',
  },
  'brand-picker': {
    html: '<signpost-brand-picker country="UY" countries="UY US"></signpost-brand-picker>',
    last: '[role="option"]',
  },
  'category-browser': {
    html: '<signpost-category-browser></signpost-category-browser>',
    last: '[type="checkbox"]',
  },
  'opening-hours': {
    html: '<signpost-opening-hours></signpost-opening-hours>',
    properties: () => ({ place: shop }),
    last: '[data-part="toggle"]',
  },
  'fuel-prices': {
    html: '<signpost-fuel-prices></signpost-fuel-prices>',
    properties: () => ({ place: shop }),
    last: 'dl',
  },
}

async function readRoute(): Promise<object> {
  const connection = createConnection({
    baseUrl: 'https://geo.example',
    apiKey: 'any',
    fetch: createGeoFetch(),
  })
  const route = await getDirections(connection, {
    origin: { latitude: -34.9077, longitude: -56.2012 },
    destination: { latitude: -34.8945, longitude: -56.1529 },
  })
  if (route === null) throw new Error('There is no route.')
  return route
}
