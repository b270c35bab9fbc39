import type { PartnerContent, Place } from '@signpost/client'
import type { WirePlace } from '@signpost/client/wire'
import { type Complete, everything } from '@signpost/testing/fixtures'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { pictures } from '../../../../test/browser/pictures.ts'
import { mountPlaceCard } from '../../test/mountPlaceCard.tsx'
import { readPlace } from '../../test/readPlace.ts'
import '../styles.css'

/** Returns a unique URL of an existing picture. */
const picture = (name: string): string => `${pictures[0]}?${name}`

const sent: Complete<Omit<WirePlace, 'closed'>> = {
  ...everything,
  enhanced_contents: {
    ...everything.enhanced_contents,
    thumbnail_photo_url: picture('small'),
    photo_url: picture('large'),
    photo_url_1: picture('1'),
    photo_url_2: picture('2'),
    photo_url_3: picture('3'),
    photo_url_4: picture('4'),
  },
  partner_contents: { ...everything.partner_contents, icon_url: picture('icon') },
}
const tavern = await readPlace(sent)

/** The trace of a value on the card: a visible text, the URL of a link or an image, or the reason why the value is not shown. */
type Trace =
  | string
  | { readonly href: string }
  | { readonly src: string }
  | { readonly hidden: string }

/** Every field of a place, recursively. A new field is a compile error until its trace is added here. */
type Traces<Value> = Value extends readonly (infer Item)[]
  ? readonly Traces<Item>[]
  : Value extends object
    ? { readonly [Field in keyof Value]-?: Traces<NonNullable<Value[Field]>> }
    : Trace

/** The fields of a place, without the provider's raw content, which is arbitrary JSON. */
type Shown = Omit<Place, 'partner'> & { partner: Omit<PartnerContent, 'raw'> & { raw: string } }

const traces: Traces<Shown> = {
  id: { hidden: 'made by the client to tell places apart; no reader knows it' },
  name: 'Taberna del Todo',
  localName: 'Всё',
  address: {
    kind: { hidden: 'says what the lines stand for; the lines say it' },
    formatted: { hidden: 'the parts are shown in the order of their country instead' },
    name: { hidden: 'only where the text of the whole address has a name that no part has' },
    houseNumber: '1507',
    street: 'Durazno',
    intersection: { hidden: 'only in the places of a route' },
    airport: { hidden: 'only in the places of a route' },
    area: { hidden: 'only in the places of a route' },
    city: '11200 Montevideo,',
    state: 'Departamento de Montevideo',
    postal: '11200',
    country: 'República Oriental del Uruguay',
    countryCode: { hidden: 'the country is named' },
  },
  coordinate: { latitude: '-34.90941', longitude: '-56.18052' },
  distance: '1.2 km',
  accuracy: 'Match: 9 of 10',
  phones: ['0000201', '0000202', '0203', '0000204', '0000205'].map((number, index) => ({
    type: ['', '', 'National number', 'Mobile', 'Fax'][index] || {
      hidden: 'the first and the second number are called like any other',
    },
    country: '598',
    area: ['2', '4', '800', '9', '7'][index] ?? '',
    number,
    extension: `ext. ${11 + index}`,
  })),
  categories: [
    {
      code: { hidden: 'the category is named' },
      name: 'Restaurant',
      parent: { code: { hidden: 'the category is named' }, name: 'Food & Drink' },
    },
    {
      code: { hidden: 'the category is named' },
      name: 'Gas Station',
      parent: { code: { hidden: 'the category is named' }, name: 'Transport' },
    },
  ],
  brands: [
    { id: { hidden: 'the brand is named' }, name: 'Todo en Uno' },
    { id: { hidden: 'the brand is named' }, name: 'Segunda Marca' },
  ],
  fuelPrices: [
    { value: '78.86', grade: 'Regular', unit: 'per liter', currency: 'UYU' },
    { value: '80.15', grade: 'Mid-grade', unit: 'per liter', currency: 'UYU' },
    { value: '82.04', grade: 'Premium', unit: 'per liter', currency: 'UYU' },
    { value: '4.459', grade: 'Diesel', unit: 'per gallon', currency: '$' },
    { value: '0.859', grade: 'Ethanol', unit: 'per liter', currency: '€' },
  ],
  hours: {
    text: { hidden: 'the week is known, and the one source of the hours' },
    sessions: [
      { day: 'Sunday', start: '11 AM', end: '4 PM' },
      { day: 'Monday', start: '7 AM', end: '9:45 AM' },
      { day: 'Tuesday', start: '8 AM', end: '12:15 PM' },
      { day: 'Tuesday', start: '2 PM', end: '6:30 PM' },
      { day: 'Wednesday', start: '10 AM', end: '5:20 PM' },
      { day: 'Thursday', start: '9 AM', end: '7:10 PM' },
      { day: 'Friday', start: '8 PM', end: '2 AM' },
      { day: 'Saturday', start: '1 PM', end: '11 PM' },
    ],
    unknownDays: [],
    closure: { hidden: 'the place has not closed' },
  },
  timeZone: 'Uruguay Time',
  content: {
    description: 'Sample data. A tavern that has everything.',
    website: { href: 'https://taberna-del-todo.example/inicio' },
    thumbnail: { src: picture('small') },
    photos: ['large', '1', '2', '3', '4'].map((name) => ({
      src: picture(name),
    })),
    photoCredits: ['Ana Pérez', 'Bruno Díaz'],
    paymentMethods: ['Cash', 'Debit', 'Mastercard'],
    cuisines: ['Uruguayan', 'Basque'],
    features: ['Covered patio', 'Access ramp'],
    specialFeatures: ['Clay oven', 'Open cellar'],
    parking: ['Own garage', 'Valet on Fridays'],
    goodFor: ['Anniversaries', 'Large groups'],
    tips: ['The table at the back is the quietest.', 'Order dessert at the start.'],
    price: '$$',
    reservations: 'By phone',
    wifi: 'Free for guests',
    dressCode: 'Smart casual',
    smoking: 'On the patio only',
    shuttleService: 'From Tres Cruces every hour',
  },
  partner: {
    review: {
      provider: 'Sample Reviews',
      iconUrl: { src: picture('icon') },
      rating: '4.6',
      reviewCount: '318 reviews',
      url: { href: 'https://reviews.example/everything' },
    },
    raw: { hidden: 'the provider’s own object, of which the review is what may be shown' },
  },
}

/** Returns the values of fields by their paths, without descending into the final values. */
function fields(
  value: unknown,
  isEnd: (value: object) => boolean,
  path = '',
): readonly (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null || isEnd(value)) return [[path, value]]
  return Object.entries(value).flatMap(([name, inner]) => fields(inner, isEnd, `${path}.${name}`))
}

const isTrace = (value: object): boolean => ['hidden', 'href', 'src'].some((name) => name in value)
const knownTraces = new Map(fields(traces, isTrace))

/** True when a trace is visible on the card. */
function isShown(card: HTMLElement, trace: unknown): boolean {
  // biome-ignore lint/performance/useDomNodeTextContent: only what is seen counts.
  if (typeof trace === 'string') return card.innerText.includes(trace)
  if (typeof trace !== 'object' || trace === null) return false
  if ('hidden' in trace) return true
  const [[name, address] = []] = Object.entries(trace)
  const found = Array.from(card.querySelectorAll(`[${name}]`))
  return found.some((element) => element.getAttribute(name ?? '') === address && isVisible(element))
}

function isVisible(element: Element): boolean {
  return (
    element.getBoundingClientRect().width > 0 &&
    element.checkVisibility({ checkVisibilityCSS: true })
  )
}

test('Nothing is lost: every value of a place is seen in its full card, but for those with a reason', async () => {
  const { card } = mountPlaceCard({ place: tavern, size: 'full' })
  const lost = (): string[] =>
    [...knownTraces].flatMap(([path, trace]) => (isShown(card, trace) ? [] : [path]))
  // Expand "More details" and the week.
  await userEvent.click(screen.getByText('More details'))
  await userEvent.click(screen.getByRole('button', { name: /^Open ·/ }))
  await waitFor(() => expect(lost()).toEqual([]))
})

test('every field that the client reads is named in the test with where it is displayed', () => {
  const read = fields(tavern, () => false).filter(
    ([path, value]) => value !== undefined && !path.startsWith('.partner.raw'),
  )
  expect(read.map(([path]) => path).filter((path) => !knownTraces.has(path))).toEqual([])
})
