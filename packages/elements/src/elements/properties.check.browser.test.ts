import { elements } from 'virtual:custom-elements'
import { createGeoFetch } from '@signpost/testing'
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { moreTries } from '../../test/moreTries.ts'
import { mountPage } from '../../test/mountPage.ts'
import { plainStyle } from '../../test/plainStyle.ts'
import { readRoute } from '../../test/readRoute.ts'
import {
  around,
  has,
  here,
  input,
  type Mounted,
  placeOf,
  says,
  type Try,
  textOf,
} from '../../test/Try.ts'
import { elements as defined } from '../elements.ts'
import { moreElements } from '../moreElements.ts'

// Sets each property of each tag, as an attribute and as a property, and compares the page or the request without it, with it, and after it is removed.

const longTimeout = { timeout: 60_000 }
const route = await readRoute()
const near = '-34.9055,-56.1913'
const place1 = placeOf('one')
const both = [place1, placeOf('two')]
const suggestion = { kind: 'place', line1: 'Teatro Solís', categories: [], brands: [] }
const fuel = { id: 'uy-ceibo-combustibles', name: 'Ceibo Combustibles' }
const link = 'from=-34.9077,-56.2012&from_name=Teatro Solís&to=-34.8945,-56.1529'

const [longitude = 0, latitude = 0] = route.path[(route.path.length * 3) >> 2] ?? []

/** The last request to the service. */
const asked =
  (parameter: string) =>
  ({ service }: Mounted): string | undefined =>
    service.calls.at(-1)?.parameters[parameter]

/** The last request after typing a new text. */
const askedWhenTyped =
  (parameter: string) =>
  async (mounted: Mounted): Promise<string | undefined> => {
    const { length } = mounted.service.calls
    await typeNew(mounted)
    await vi.waitUntil(() => mounted.service.calls.length > length)
    return asked(parameter)(mounted)
  }

let texts = 0
const typeNew = ({ root }: Mounted): Promise<void> => type(root, `x${++texts}`)

async function type(root: ShadowRoot, text: string): Promise<void> {
  const box = await vi.waitUntil(() => root.querySelector('input'))
  await userEvent.fill(box, text)
}

const typed =
  (text: string, see: (mounted: Mounted) => unknown) =>
  async (mounted: Mounted): Promise<unknown> => {
    const box = await vi.waitUntil(() => mounted.root.querySelector('input'))
    await userEvent.click(box)
    if (box.value !== text) await type(mounted.root, text)
    return see(mounted)
  }

const ask = vi.fn()
const otherService = createGeoFetch()
const steps = '[data-part="step"]'
const current = ({ root }: Mounted): number =>
  [...root.querySelectorAll(steps)].findIndex(({ ariaCurrent }) => ariaCurrent === 'step')

const search: Record<string, Try> = {
  label: {
    text: 'Town',
    value: 'Town',
    see: textOf('label'),
    without: 'Search for a place',
    with: 'Town',
  },
  hideLabel: { text: '', value: true, see: has('label[data-hidden]'), without: false, with: true },
  placeholder: {
    text: 'Any',
    value: 'Any',
    see: input((box) => box.placeholder),
    without: 'Place or address',
    with: 'Any',
  },
  userPosition: {
    text: '-34.9,-56.2',
    value: here,
    see: askedWhenTyped('user_position'),
    without: undefined,
    with: '-34.9,-56.2',
  },
  limit: {
    text: '3',
    value: 3,
    see: askedWhenTyped('iterator_length'),
    without: undefined,
    with: '3',
  },
  minLength: {
    text: '4',
    value: 4,
    see: typed('sol', has('[data-status="short"]')),
    without: false,
    with: true,
  },
  kinds: {
    text: 'category brand',
    value: ['category', 'brand'],
    see: typed('sol', says('Teatro Solís')),
    without: true,
    with: false,
  },
  requests: {
    text: '600000',
    value: { debounce: 600_000 },
    see: async (mounted) => {
      const { length } = mounted.service.calls
      await typeNew(mounted)
      return mounted.service.calls.length > length
    },
    without: true,
    with: false,
  },
  sources: {
    value: [{ id: 'mine', get: () => ['mine'] }],
    see: typed('sol', textOf('[role="option"]')),
    without: expect.stringContaining('Teatro'),
    with: 'mine',
  },
  filterItem: {
    value: () => false,
    see: typed('sol', says('Teatro Solís')),
    without: true,
    with: false,
  },
  recent: { text: '', value: true, see: keepsChosen, without: false, with: true },
  lookUp: {
    text: '',
    value: true,
    see: async (mounted) => {
      await keepsChosen(mounted)
      // A looked-up place arrives some time after the choice.
      await new Promise((resolve) => setTimeout(resolve, 100))
      return Reflect.get(mounted.element, 'choice')?.id !== undefined
    },
    without: false,
    with: true,
  },
  locate: {
    text: '',
    value: true,
    see: typed('', says('Use my location')),
    without: false,
    with: true,
  },
  layout: {
    text: 'sheet',
    value: 'sheet',
    see: typed('sol', has('[data-sheet]')),
    without: false,
    with: true,
  },
  renderRow: {
    value: () => 'mine',
    see: typed('sol', textOf('[role="option"]')),
    without: expect.stringContaining('Teatro'),
    with: 'mine',
  },
  onEvent: {
    value: ask,
    see: isReported,
    without: false,
    with: true,
  },
  name: { text: 'town', value: 'town', see: sent, without: [], with: ['town'] },
  defaultValue: {
    text: 'Salto',
    value: 'Salto',
    see: input((box) => box.value),
    without: '',
    with: 'Salto',
  },
  required: {
    text: '',
    value: true,
    see: ({ page }) => page.querySelector('form')?.checkValidity(),
    without: true,
    with: false,
  },
  disabled: {
    text: '',
    value: true,
    see: input((box) => box.disabled),
    without: false,
    with: true,
  },
  readOnly: {
    text: '',
    value: true,
    see: input((box) => box.readOnly),
    without: false,
    with: true,
  },
  choice: { value: { text: 'Minas' }, see: input((box) => box.value), without: '', with: 'Minas' },
  value: { value: 'Salto', see: input((box) => box.value), without: '', with: 'Salto' },
}

async function keepsChosen({ root }: Mounted): Promise<boolean> {
  localStorage.clear()
  await type(root, '')
  await type(root, 'sol')
  await userEvent.click(await vi.waitUntil(() => root.querySelector('[role="option"]')))
  return localStorage.length > 0
}

async function isReported(mounted: Mounted): Promise<boolean> {
  ask.mockClear()
  await askedWhenTyped('query')(mounted)
  return ask.mock.calls.length > 0
}

function sent({ page }: Mounted): string[] {
  return [...new FormData(page.querySelector('form') ?? undefined).keys()]
}

/** The settings of all tags, tested on the two tags that show most of them. */
const settings: Record<string, Try> = {
  baseUrl: {
    text: 'https://other.example',
    value: 'https://other.example',
    see: address(({ origin }) => origin),
    without: expect.stringMatching('https://geo-'),
    with: 'https://other.example',
  },
  apiKey: {
    text: 'mine',
    value: 'mine',
    see: address(({ searchParams }) => searchParams.get('api_key')),
    without: 'any',
    with: 'mine',
  },
  language: {
    text: 'fr',
    value: 'fr',
    see: textOf('label'),
    without: 'Search for a place',
    with: 'Rechercher un lieu',
  },
  units: {
    text: 'imperial',
    value: 'imperial',
    see: typed('ave', says(/\d (ft|mi)/)),
    without: false,
    with: true,
  },
  near: {
    text: '-34.9,-56.2',
    value: here,
    see: askedWhenTyped('search_center'),
    without: near,
    with: '-34.9,-56.2',
  },
  messages: {
    value: { placeSearch: { label: 'Dove?' } },
    see: textOf('label'),
    without: 'Search for a place',
    with: 'Dove?',
  },
  client: { value: { fetch: otherService }, see: asksOther, without: false, with: true },
}

function address(readUrl: (url: URL) => unknown) {
  return async (mounted: Mounted): Promise<unknown> => {
    const fetch = vi.fn(mounted.service)
    mounted.find('signpost-config').client = { fetch }
    await typeNew(mounted)
    const [url] = await vi.waitUntil(() => fetch.mock.lastCall)
    return readUrl(new URL(url instanceof Request ? url.url : url))
  }
}

async function asksOther(mounted: Mounted): Promise<boolean> {
  const count = (): number => mounted.service.calls.length + otherService.calls.length
  const [before, others] = [count(), otherService.calls.length]
  await typeNew(mounted)
  await vi.waitUntil(() => count() > before)
  return otherService.calls.length > others
}

const place: Record<string, Try> = {
  place: { value: place1, see: textOf('h2'), without: undefined, with: 'Place one' },
  suggestion: { value: suggestion, see: textOf('h2'), without: undefined, with: 'Teatro Solís' },
  query: {
    text: 'Teatro Solís',
    value: 'Teatro Solís',
    see: textOf('h2'),
    without: undefined,
    with: 'Teatro Solís',
  },

  userPosition: {
    attributes: 'query="teatro"',
    text: '-34.9,-56.2',
    value: here,
    isAsked: true,
    see: asked('user_position'),
    without: undefined,
    with: '-34.9,-56.2',
  },
  size: {
    properties: { place: place1 },
    text: 'full',
    value: 'full',
    see: has('[data-size="full"]'),
    without: false,
    with: true,
  },
  headingLevel: {
    properties: { place: place1 },
    text: '4',
    value: 4,
    see: textOf('h4'),
    without: undefined,
    with: 'Place one',
  },
  sponsored: {
    properties: { place: place1 },
    text: '',
    value: true,
    see: says('Sponsored'),
    without: false,
    with: true,
  },
  directions: {
    properties: { place: place1 },
    text: '',
    value: true,
    see: says('Directions'),
    without: false,
    with: true,
  },
  orientation: {
    attributes: 'size="compact"',
    properties: { place: place1 },
    text: 'vertical',
    value: 'vertical',
    see: has('[data-orientation="vertical"]'),
    without: false,
    with: true,
  },
  maxLines: {
    attributes: 'size="compact"',
    properties: { place: place1 },
    text: '2',
    value: 2,
    see: has('[data-max-lines="2"]'),
    without: false,
    with: true,
  },
  travelTime: {
    properties: { place: place1 },
    text: 'pedestrian',
    value: { vehicle: 'pedestrian' },
    see: says(/On foot: \d+ min/),
    without: false,
    with: true,
  },
}

const results: Record<string, Try> = {
  query: { text: 'avenida', value: 'avenida', see: has('[data-row]'), without: false, with: true },
  suggestion: { value: suggestion, see: says('Teatro Solís'), without: false, with: true },

  userPosition: {
    attributes: 'query="teatro"',
    text: '-34.9,-56.2',
    value: here,
    isAsked: true,
    see: asked('user_position'),
    without: undefined,
    with: '-34.9,-56.2',
  },
  limit: {
    attributes: 'query="avenida"',
    text: '3',
    value: 3,
    isAsked: true,
    see: asked('iterator_length'),
    without: undefined,
    with: '3',
  },
  brands: { value: [fuel], see: says('Ceibo Combustibles'), without: false, with: true },
  categories: {
    value: [{ code: 'fuel-station', name: 'Gas station' }],
    see: says('Ceibo Combustibles'),
    without: false,
    with: true,
  },
  places: { value: both, see: says('Place two'), without: false, with: true },
  selected: {
    properties: { places: both },
    text: 'two',
    value: 'two',
    see: textOf('[data-selected] [data-row]'),
    without: undefined,
    with: 'Place two',
  },
  hovered: {
    // Away from the current position of the pointer.
    attributes: 'style="margin-block-start: 40rem"',
    properties: { places: both },
    text: 'two',
    value: 'two',
    see: textOf('[data-hovered] [data-row]'),
    without: undefined,
    with: 'Place two',
  },
  sort: {
    attributes: 'query="avenida"',
    text: 'distance',
    value: 'distance',
    see: ({ root }) => root.querySelector('select')?.value,
    without: 'relevance',
    with: 'distance',
  },
  origin: {
    attributes: 'query="avenida"',
    text: 'user',
    value: 'user',
    see: says('Distance from you'),
    without: false,
    with: true,
  },
  filterOptions: {
    attributes: 'query="avenida"',
    text: 'category brand',
    value: ['category', 'brand'],
    see: has('[data-part="filters"]'),
    without: false,
    with: true,
  },
  fuelUnit: {
    properties: { brands: [fuel] },
    text: 'gallon',
    value: 'gallon',
    see: says('per gallon'),
    without: false,
    with: true,
  },
  travelTime: {
    properties: { places: [place1] },
    text: 'bicycle',
    value: { vehicle: 'bicycle' },
    see: says(/By bicycle: \d+ min/),
    without: false,
    with: true,
  },
  inside: {
    properties: { places: [place1] },
    value: around({ latitude: 48, longitude: 2 }),
    see: says('Place one'),
    without: true,
    with: false,
  },
  withinMinutes: {
    properties: { places: [place1] },
    value: { minutes: 1, from: { latitude: 48, longitude: 2 } },
    see: says('Place one'),
    without: true,
    with: false,
  },
  label: {
    properties: { places: [place1] },
    text: 'Found',
    value: 'Found',
    see: ({ root }) => root.querySelector('[data-signpost]')?.ariaLabel,
    without: 'Search results',
    with: 'Found',
  },
  href: {
    properties: { places: [place1] },
    value: ({ id }: { id: string }) => `#${id}`,
    see: has('a[href="#one"]'),
    without: false,
    with: true,
  },
}

const directions: Record<string, Try> = {
  link: {
    attributes: 'map="false"',
    text: link,
    value: link,
    see: input((box) => box.value),
    without: '',
    with: 'Teatro Solís',
  },
  value: {
    attributes: 'map="false"',
    value: { points: [{ name: 'Here', coordinate: here }, null] },
    see: input((box) => box.value),
    without: '',
    with: 'Here',
  },
  activeStep: {
    attributes: `map="false" link="${link}"`,
    text: '1',
    value: 1,
    see: current,
    without: -1,
    with: 1,
  },
  position: {
    attributes: `map="false" link="${link}"`,
    text: `${latitude},${longitude}`,
    value: { latitude, longitude },
    see: (mounted) => current(mounted) > 0,
    without: false,
    with: true,
  },
  maxStops: {
    attributes: `map="false" link="${link}"`,
    text: '0',
    value: 0,
    see: says('Add a stop'),
    without: true,
    with: false,
  },
  travelTimes: {
    attributes: `map="false" link="${link}"`,
    text: 'true',
    value: true,
    see: has('[data-part="time"]'),
    without: false,
    with: true,
  },
  print: {
    attributes: `map="false" link="${link}"`,
    text: 'false',
    value: false,
    see: says('Print'),
    without: true,
    with: false,
  },
  map: {
    text: 'false',
    value: false,
    see: has('[data-part="map"]'),
    without: true,
    with: false,
  },
}

const routeMap: Record<string, Try> = {
  route: {
    properties: { mapStyle: plainStyle },
    value: route,
    see: has('canvas'),
    without: false,
    with: true,
  },
  label: {
    properties: { mapStyle: plainStyle, route },
    text: 'The way',
    value: 'The way',
    see: ({ root }) => root.querySelector('canvas')?.ariaLabel,
    without: 'Map',
    with: 'The way',
  },
}

const maneuvers: Record<string, Try> = {
  route: { value: route, see: has(steps), without: false, with: true },
  activeStep: { properties: { route }, text: '2', value: 2, see: current, without: -1, with: 2 },
  ends: {
    properties: { route },
    text: 'false',
    value: false,
    see: has('[data-part="end"]'),
    without: true,
    with: false,
  },
  copy: {
    properties: { route },
    text: 'false',
    value: false,
    see: says('Copy'),
    without: true,
    with: false,
  },
}

const tries: Readonly<Record<string, Record<string, Try>>> = {
  'signpost-search': { ...search, ...settings },
  'signpost-place': place,
  'signpost-results': results,
  'signpost-directions': directions,
  'signpost-route-map': routeMap,
  'signpost-maneuvers': maneuvers,
  ...moreTries,
}

/** The properties that need a larger test: in mapElements, moreElements, SignpostResultsElement and others.browser.test.ts. */
const elsewhere = new Set([
  ...['activeStep', 'position', 'mapStyle', 'defaultCamera', 'padding', 'cooperative'].map(
    (name) => `signpost-route-map ${name}`,
  ),
  ...['mapStyle', 'cooperative'].map((name) => `signpost-directions ${name}`),
  'signpost-results more',
  'signpost-results live',
  ...['searchArea', 'mapStyle', 'defaultCamera', 'padding', 'cooperative'].map(
    (name) => `signpost-place-map ${name}`,
  ),
  ...['mapStyle', 'cooperative'].map((name) => `signpost-store-locator ${name}`),
  ...[
    'country',
    'defaultValues',
    'minAccuracy',
    'point',
    'inside',
    'withinMinutes',
    'validate',
    'onEvent',
  ].map((name) => `signpost-address-form ${name}`),
  'signpost-category-browser defaultOpen',
])
/** The settings of every tag. Those that a search box shows are tested there. */
const shared = new Set([...Object.keys(settings), 'timeZoneAt', 'workerUrl'])
const tags = elements.map(({ tagName = '', members = [], attributes = [] }) => ({
  tagName,
  members,
  attributes,
}))

const attributeOf = (tag: string, property: string): string | undefined =>
  tags.find(({ tagName }) => tagName === tag)?.attributes.find((one) => one.fieldName === property)
    ?.name

async function mount(tag: string, { attributes = '', properties }: Try): Promise<Mounted> {
  const mounted = mountPage(`<form><${tag} ${attributes}></${tag}></form>`)
  const element = mounted.page.querySelector<HTMLElement>(tag)
  if (!element?.shadowRoot) throw new Error(`There is no <${tag}>.`)
  mounted.find('signpost-config').client = { fetch: mounted.service }
  Reflect.set(element, 'workerUrl', String(new URL(worker, location.href)))
  Object.assign(element, properties)
  return { ...mounted, element, root: element.shadowRoot }
}

const all = Object.entries(tries).flatMap(([tag, ofTag]) =>
  Object.entries(ofTag).flatMap(([name, one]): [string, string, string, Try][] => [
    [tag, name, 'property', one],
    ...(one.text === undefined
      ? []
      : [[tag, name, 'attribute', one] satisfies [string, string, string, Try]]),
  ]),
)

test.each(all)('<%s>: %s takes effect, set as %s', async (tag, name, by, one) => {
  onTestFinished(() => localStorage.clear())
  const mounted = await mount(tag, one)
  const { element } = mounted
  const attribute = attributeOf(tag, name) ?? ''
  await expect.poll(() => one.see(mounted), longTimeout).toEqual(one.without)
  if (by === 'property') Reflect.set(element, name, one.value)
  else element.setAttribute(attribute, one.text ?? '')
  expect(Reflect.get(element, name)).toEqual(one.value)
  await expect.poll(() => one.see(mounted), longTimeout).toEqual(one.with)
  // Cached requests are not sent again.
  if (one.isAsked) return
  if (by === 'property') Reflect.set(element, name, undefined)
  else element.removeAttribute(attribute)
  await expect.poll(() => one.see(mounted), longTimeout).toEqual(one.without)
})

test('the manifest lists every element', () => {
  expect(new Set(tags.map(({ tagName }) => tagName))).toEqual(
    new Set([...defined, ...moreElements].map(({ tag }) => tag)),
  )
})

test.each(tags)(
  '<$tagName>: every property of the manifest exists, and has a test',
  ({ tagName, members, attributes }) => {
    const element = document.createElement(tagName)
    const own = members.filter((one) => one.kind === 'field' && !one.readonly)
    expect(members.filter(({ name }) => !(name in element))).toEqual([])
    const names = own.map(({ name }) => name).filter((name) => !shared.has(name))
    const tried = Object.keys(tries[tagName] ?? {}).filter((name) => !shared.has(name))
    expect(
      names.filter((name) => !tried.includes(name) && !elsewhere.has(`${tagName} ${name}`)),
    ).toEqual([])
    const { observedAttributes = [] } = element.constructor as { observedAttributes?: string[] }
    const listed = attributes.map(({ name }) => name)
    expect(new Set([...listed, 'config', 'aria-label', 'aria-labelledby'])).toEqual(
      new Set(observedAttributes),
    )
  },
)

test.each(tags)('<$tagName>: every setting can be set on the element itself', ({ tagName }) => {
  const element = document.createElement(tagName)
  const given = {
    baseUrl: '/a',
    apiKey: 'b',
    language: 'fr',
    units: 'metric',
    near: here,
    workerUrl: '/c',
    messages: {},
    timeZoneAt: () => 'UTC',
    client: {},
  }
  Object.assign(element, given)
  expect(Reflect.get(element, 'ownSettings')).toEqual(given)
})

const withText = all.filter(([, , by]) => by === 'attribute')

test.each(withText)(
  '<%s>: the property %s accepts a text, which frameworks set',
  (tag, name, _, one) => {
    const element = document.createElement(tag)
    Reflect.set(element, name, one.text)
    expect(Reflect.get(element, name)).toEqual(one.value)
  },
)

test('ignores an invalid text as a property and as an attribute, and reports it once', () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const element = document.createElement('signpost-search')
  Object.assign(element, { limit: '3', near, userPosition: 'Plaza', sources: 'mine', layout: '' })
  expect(element).toMatchObject({ limit: 3, near: expect.objectContaining({ latitude: -34.9055 }) })
  expect(element).toMatchObject({ userPosition: undefined, sources: undefined })
  expect(log.mock.calls.flat()).toEqual([
    expect.stringMatching(/<signpost-search>.*"Plaza".*userPosition/),
    expect.stringMatching(/<signpost-search>.*"mine".*sources/),
  ])
  element.setAttribute('user-position', 'Plaza')
  element.setAttribute('near', 'here')
  expect(log.mock.calls.slice(2).flat()).toEqual([expect.stringMatching(/"here".*near/)])
})
