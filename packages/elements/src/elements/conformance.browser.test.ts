import { elements } from 'virtual:custom-elements'
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { violations } from '../../../../test/browser/violations.ts'
import { content } from '../../test/content.ts'
import { mountPage } from '../../test/mountPage.ts'
import { plainStyle } from '../../test/plainStyle.ts'
import { readRoute } from '../../test/readRoute.ts'
import { placeOf } from '../../test/Try.ts'

// The common requirements of all elements, each tested in a state with all kinds of its controls.

interface Shown {
  readonly attributes?: string
  readonly properties?: object
  /** A selector for the part that is rendered last. */
  readonly last: string
  readonly prepare?: (element: HTMLElement) => Promise<void>
}

const map = `worker-url="${new URL(worker, location.href)}"`
const mapStyle = plainStyle
const hour = 3600
const place = {
  ...placeOf('one'),
  hours: { sessions: [{ day: 1, start: 9 * hour, end: 18 * hour }] },
  phones: [{ number: '+598 2 1950 3323' }],
  fuelPrices: [{ value: 60, grade: 'diesel', unit: 'liter', currency: 'UYU' }],
}
const places = [place, { ...placeOf('two'), coordinate: { latitude: -34.8, longitude: -56.1 } }]
const route = await readRoute()
const marker = '[data-part="marker"]'

const shown: Readonly<Record<string, Shown>> = {
  'signpost-search': {
    attributes: 'value="Salto"',
    last: '[role="option"]',
    prepare: async (element) => {
      await userEvent.fill(await content(element, 'input'), 'ave')
    },
  },
  'signpost-place': {
    attributes: 'directions size="full"',
    properties: { place },
    last: '[data-part="toggle"]',
  },
  'signpost-results': { attributes: 'query="avenida" limit="5"', last: '[data-part="row"]' },
  'signpost-directions': {
    attributes: `${map} link="from=-34.9077,-56.2012&to=-34.8945,-56.1529"`,
    properties: { mapStyle },
    last: '[data-part="pin"]',
    prepare: async (element) => {
      await content(element, '[data-part="step"]')
    },
  },
  'signpost-route-map': { attributes: map, properties: { mapStyle, route }, last: 'canvas' },
  'signpost-maneuvers': { properties: { route }, last: '[data-part="step"]' },
  'signpost-address-form': { attributes: 'country="UY"', last: '[type="submit"]' },
  'signpost-place-map': {
    attributes: `${map} search-area movable-pin`,
    properties: { mapStyle, places, pin: place.coordinate },
    last: marker,
  },
  'signpost-store-locator': {
    attributes: map,
    properties: { mapStyle, stores: places },
    last: marker,
  },
  'signpost-brand-picker': {
    attributes: 'country="UY" countries="UY US"',
    last: '[role="option"]',
  },
  'signpost-category-browser': { last: '[type="checkbox"]' },
  'signpost-opening-hours': { properties: { place }, last: '[data-part="toggle"]' },
  'signpost-fuel-prices': { properties: { place }, last: 'dl' },
}

// The config shows nothing.
const tags = elements.map(({ tagName = '' }) => tagName).filter((tag) => tag !== 'signpost-config')

test.each(tags)('<%s> is accessible, and styles every control', async (tag) => {
  const { attributes = '', properties, last, prepare } = shown[tag] ?? { last: 'nothing' }
  const { page } = mountPage(`<${tag} ${attributes}></${tag}>`)
  const element = page.querySelector<HTMLElement>(tag)
  if (!element) throw new Error(`There is no <${tag}>.`)
  Object.assign(element, properties)
  await prepare?.(element)
  await content(element, last)
  expect(await violations(element)).toEqual([])
  expect(drawnByBrowser(element)).toEqual([])
})

/** The controls in an element's shadow root with the default background of the browser. */
function drawnByBrowser(element: HTMLElement): string[] {
  const controls = element.shadowRoot?.querySelectorAll<HTMLElement>(
    'button, select, input:is([type="button"], [type="submit"], [type="reset"])',
  )
  const bare = getComputedStyle(bareControl()).backgroundColor
  return [...(controls ?? [])]
    .filter((control) => getComputedStyle(control).backgroundColor === bare)
    .map(({ outerHTML }) => outerHTML)
}

/** A button in a page without styles. */
function bareControl(): HTMLElement {
  const root = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => root.remove())
  return root.attachShadow({ mode: 'open' }).appendChild(document.createElement('button'))
}
