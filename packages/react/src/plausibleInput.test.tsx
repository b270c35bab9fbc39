// @vitest-environment jsdom
import type { Place } from '@signpost/client'
import { createGeoFetch } from '@signpost/testing'
import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  PlaceCard,
  PlaceSearch,
  SearchResults,
  SignpostProvider,
  type SignpostProviderProps,
} from './index.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(cleanup)

const client = { baseUrl: 'https://geo.example', apiKey: 'any', fetch: createGeoFetch() }
const messages = (): unknown[] => vi.mocked(console.error).mock.calls.map(([message]) => message)

function show(element: ReactElement, settings: SignpostProviderProps = {}): HTMLElement {
  const near = { latitude: -34.9055, longitude: -56.1913 }
  return render(
    <SignpostProvider client={client} near={near} {...settings}>
      {element}
    </SignpostProvider>,
  ).container
}

/** A place as an app without types gives it. */
function placeOf(parts: Partial<Place>): Place {
  return Object.assign(Object.create(null), { id: 'a', name: 'Café del Ombú', ...parts })
}

test.each([
  ['de_DE', '1,2 km', 0],
  ['en_US.UTF-8', '0.8 mi', 0],
  ['C', '1.2 km', 1],
  ['not a language', '1.2 km', 1],
])(
  'the language %s: distances are %s, with %i messages for the developer',
  (language, text, count) => {
    const card = show(<PlaceCard place={placeOf({ distance: 1240 })} />, { language })
    expect(card.textContent).toContain(text)
    expect(messages()).toEqual(Array(count).fill(expect.stringContaining(language)))
  },
)

test('units that there are not are those of the language, with one message', () => {
  const settings: object = { units: 'km' }
  expect(show(<PlaceCard place={placeOf({ distance: 1240 })} />, settings).textContent).toContain(
    '1.2 km',
  )
  expect(messages()).toEqual([expect.stringContaining('"km"')])
})

test.each<[SignpostProviderProps, string | undefined, string]>([
  [{}, undefined, '1.2 km'],
  [{}, 'URY', '1.2 km'],
  [{}, 'DEU', '1.2 km'],
  [{}, 'USA', '0.8 mi'],
  [{}, 'GBR', '0.8 mi'],
  [{ language: 'es' }, 'USA', '0.8 mi'],
  [{ units: 'metric' }, 'USA', '1.2 km'],
  [{ units: 'imperial' }, 'URY', '0.8 mi'],
  [{ country: 'UY' }, 'USA', '1.2 km'],
  [{ language: 'en-CA' }, 'USA', '1.2 km'],
])('with %j a place in %s is %s away', (settings, countryCode, text) => {
  const place = placeOf({ distance: 1240, ...(countryCode && { address: { countryCode } }) })
  const card = show(<PlaceCard place={place} />, settings)
  expect(card.textContent?.replace(',', '.')).toContain(text)
})

test('a place of an app needs an id and a name', () => {
  const full = show(<PlaceCard place={placeOf({})} size="full" />)
  expect(full.querySelector('h2')?.textContent).toBe('Café del Ombú')
  const list = show(<SearchResults places={[placeOf({})]} filterOptions={['category', 'brand']} />)
  expect(list.querySelectorAll('[data-part="row"]')).toHaveLength(1)
})

test('two apps on a page, each with an `identifierPrefix`: no id is there twice', () => {
  const pages = ['a-', 'b-'].map((identifierPrefix) =>
    renderToString(
      <SignpostProvider client={client}>
        <PlaceSearch label="From" />
        <PlaceSearch label="To" />
      </SignpostProvider>,
      { identifierPrefix },
    ),
  )
  const ids = Array.from(pages.join('').matchAll(/ id="([^"]+)"/g), ([, id]) => id)
  // The input and the label of each box.
  expect(ids).toHaveLength(8)
  expect(new Set(ids).size).toBe(ids.length)
})
