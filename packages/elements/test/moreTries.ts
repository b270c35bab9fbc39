import type { Place } from '@signpost/client'
import { expect } from 'vitest'
import { plainStyle } from './plainStyle.ts'
import { around, has, here, input, type Mounted, placeOf, says, type Try, textOf } from './Try.ts'

const isHidden = has('label[data-hidden]')
const isDisabled = input((box) => box.disabled)

const diesel = { value: 60, grade: 'diesel', unit: 'liter', currency: 'UYU' }
const regular = { value: 70, grade: 'regular', unit: 'liter', currency: 'UYU' }
const station = { ...placeOf('station'), fuelPrices: [regular, diesel] }

const fuelPrices: Record<string, Try> = {
  place: { value: station, see: has('dl'), without: false, with: true },
  prices: { value: [diesel], see: has('dl'), without: false, with: true },
  preferredGrade: {
    properties: { place: station },
    text: 'diesel',
    value: 'diesel',
    see: has('[data-part="row"]:first-child[data-preferred]'),
    without: false,
    with: true,
  },
  unit: {
    properties: { place: station },
    text: 'gallon',
    value: 'gallon',
    see: textOf('[data-part="unit"]'),
    without: expect.stringMatching(/liter/i),
    with: expect.stringMatching(/gallon/i),
  },
  headingLevel: {
    properties: { place: station },
    text: '5',
    value: 5,
    see: has('h5'),
    without: false,
    with: true,
  },
}

const hour = 3600
const sessions = [1, 2, 3, 4, 5].map((day) => ({ day, start: 9 * hour, end: 18 * hour }))
const shop: Place = {
  ...placeOf('shop'),
  hours: { sessions },
  timeZone: 'America/Montevideo',
}
const week = '[data-part="content"]:not([hidden])'

const openingHours: Record<string, Try> = {
  place: { value: shop, see: has('[data-part="toggle"]'), without: false, with: true },
  hours: { value: { sessions }, see: has('table'), without: false, with: true },
  timeZone: {
    properties: { place: { ...shop, timeZone: undefined } },
    text: 'America/Montevideo',
    value: 'America/Montevideo',
    see: has('[data-opening]:not([data-opening="unknown"])'),
    without: false,
    with: true,
  },
  view: {
    properties: { place: shop },
    text: 'status',
    value: 'status',
    see: has('[data-part="toggle"]'),
    without: true,
    with: false,
  },
  defaultExpanded: {
    properties: { place: shop },
    text: '',
    value: true,
    see: has(week),
    without: false,
    with: true,
  },
}

const ancap = { id: 'uy-ancap', name: 'ANCAP' }

const brandPicker: Record<string, Try> = {
  country: {
    attributes: 'countries="UY US"',
    text: 'UY',
    value: 'UY',
    see: has('[role="option"]'),
    without: false,
    with: true,
  },
  countries: {
    attributes: 'country="UY"',
    text: 'UY US',
    value: ['UY', 'US'],
    see: has('select'),
    without: false,
    with: true,
  },
  selected: {
    attributes: 'country="UY"',
    value: [ancap],
    see: textOf('[data-part="chip"]'),
    without: undefined,
    with: 'ANCAP',
  },
  label: {
    attributes: 'country="UY"',
    text: 'Chains',
    value: 'Chains',
    see: textOf('label'),
    without: 'Brands',
    with: 'Chains',
  },
  hideLabel: {
    attributes: 'country="UY"',
    text: '',
    value: true,
    see: isHidden,
    without: false,
    with: true,
  },
  disabled: {
    attributes: 'country="UY"',
    text: '',
    value: true,
    see: isDisabled,
    without: false,
    with: true,
  },
}

const categoryBrowser: Record<string, Try> = {
  selected: {
    value: [{ code: 'fuel-station', name: 'Gas station' }],
    see: has('[data-part="summary"]'),
    without: false,
    with: true,
  },
  label: {
    text: 'Kinds',
    value: 'Kinds',
    see: textOf('label'),
    without: 'Categories',
    with: 'Kinds',
  },
  hideLabel: { text: '', value: true, see: isHidden, without: false, with: true },
  disabled: { text: '', value: true, see: isDisabled, without: false, with: true },
}

const countryChoice = ({ root }: Mounted): number | undefined =>
  root.querySelector('select')?.options.length

const addressForm: Record<string, Try> = {
  countries: {
    text: 'UY AR',
    value: ['UY', 'AR'],
    see: (mounted) => (countryChoice(mounted) ?? 0) > 10,
    without: true,
    with: false,
  },
  section: {
    attributes: 'country="UY"',
    text: 'shipping',
    value: 'shipping',
    see: has('[autocomplete="shipping address-line1"]'),
    without: false,
    with: true,
  },
  optional: {
    attributes: 'country="UY"',
    text: '',
    value: true,
    see: has('input[required], input[aria-required="true"]'),
    without: true,
    with: false,
  },
}

const stores = [
  {
    id: 'a',
    name: 'Harbour',
    coordinate: { latitude: -34.9, longitude: -56.3 },
    tags: ['Parking'],
  },
  { id: 'b', name: 'Centre', coordinate: { latitude: -34.9, longitude: -56.19 } },
]
const square = { name: 'Square', coordinate: { latitude: -34.9, longitude: -56.19 } }
const listed = { attributes: 'map="false"', properties: { stores } }
const first = textOf('[data-part="title"]')

const isParking = ({ textContent }: Element): boolean => textContent === 'Parking'

const storeLocator: Record<string, Try> = {
  stores: {
    attributes: 'map="false"',
    value: stores,
    see: says('Centre'),
    without: false,
    with: true,
  },
  point: { ...listed, value: square, see: first, without: 'Harbour', with: 'Centre' },
  radius: {
    attributes: 'map="false"',
    properties: { stores, point: square },
    text: '1000',
    value: 1000,
    see: says('Harbour'),
    without: true,
    with: false,
  },
  inside: {
    ...listed,
    value: around({ latitude: 48, longitude: 2 }),
    see: says('Harbour'),
    without: true,
    with: false,
  },
  withinMinutes: {
    ...listed,
    value: { minutes: 1, from: { latitude: 48, longitude: 2 } },
    see: says('Harbour'),
    without: true,
    with: false,
  },
  limit: { ...listed, text: '1', value: 1, see: says('Centre'), without: true, with: false },
  selected: {
    ...listed,
    text: 'b',
    value: 'b',
    see: textOf('[data-selected] [data-row]'),
    without: undefined,
    with: 'Centre',
  },
  filterOptions: {
    ...listed,
    text: 'open',
    value: ['open'],
    see: ({ root }) => [...root.querySelectorAll('button')].some(isParking),
    without: true,
    with: false,
  },
  href: {
    ...listed,
    value: ({ id }: { id: string }) => `#${id}`,
    see: has('a[href="#b"]'),
    without: false,
    with: true,
  },
  map: {
    properties: { stores, mapStyle: plainStyle },
    text: 'false',
    value: false,
    see: has('[data-signpost="map-view"]'),
    without: true,
    with: false,
  },
}

const onMap = { properties: { mapStyle: plainStyle, places: [placeOf('one')] } }

const placeMap: Record<string, Try> = {
  places: {
    properties: { mapStyle: plainStyle },
    value: [placeOf('one')],
    see: has('[data-part="marker"]'),
    without: false,
    with: true,
  },
  selected: {
    ...onMap,
    text: 'one',
    value: 'one',
    see: has('[data-part="popover"]'),
    without: false,
    with: true,
  },
  hovered: {
    ...onMap,
    text: 'one',
    value: 'one',
    see: has('[data-part="marker"][data-hovered]'),
    without: false,
    with: true,
  },
  pin: {
    ...onMap,
    text: '-34.9,-56.2',
    value: here,
    see: has('[data-part="pin"]'),
    without: false,
    with: true,
  },
  movablePin: {
    ...onMap,
    text: '',
    value: true,
    see: has('[data-part="here"]'),
    without: false,
    with: true,
  },
  label: {
    ...onMap,
    text: 'Our places',
    value: 'Our places',
    see: ({ root }) => root.querySelector('canvas')?.ariaLabel,
    without: 'Map',
    with: 'Our places',
  },
}

/** The properties of the tags of `moreElements`. */
export const moreTries: Readonly<Record<string, Record<string, Try>>> = {
  'signpost-address-form': addressForm,
  'signpost-place-map': placeMap,
  'signpost-store-locator': storeLocator,
  'signpost-brand-picker': brandPicker,
  'signpost-category-browser': categoryBrowser,
  'signpost-opening-hours': openingHours,
  'signpost-fuel-prices': fuelPrices,
}
