import { createGeoClient, type Place } from '@signpost/client'
import { OpeningHours, SignpostProvider } from '@signpost/react'
import { createFakeClock, createGeoFetch } from '@signpost/testing'
import { everything } from '@signpost/testing/fixtures'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Booking } from './BookingButton.tsx'
import { Credited } from './Credit.tsx'
import { LinkedResults } from './LinkedResults.tsx'
import { InMiles } from './Miles.tsx'
import { ResultsOrHelp } from './NoResults.tsx'
import { OnGoogleMaps } from './OnGoogleMaps.tsx'
import { OpenNow } from './OpenNow.tsx'
import { OurStores } from './OurStores.tsx'
import { near, renderIn } from './renderIn.tsx'
import { WithTimeZones } from './TimeZones.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A place with every field, as the client reads it. */
async function readPlace(): Promise<Place> {
  const fetch = async (): Promise<Response> => Response.json({ places: [everything] })
  const client = createGeoClient({ baseUrl: 'https://geo.example', fetch })
  const [place] = (await client.search({ query: 'any', near })).places
  if (!place) throw new Error('There is no place.')
  return place
}

/** The rows of the list. */
const rows = (): string[] =>
  [...document.querySelectorAll('[data-part="list"] > li')].map((row) => row.textContent ?? '')

test('places that are open now', async () => {
  const clock = createFakeClock({ now: Date.UTC(2026, 4, 6, 16) })
  renderIn(<OpenNow query="restaurant" />, { clock })
  await waitFor(() => expect(rows().length).toBeGreaterThan(0))
  for (const row of rows()) expect(row).toMatch(/Open|Closes/)
  expect(screen.getByRole('button', { name: 'Open now' }).ariaPressed).toBe('true')
})

test('help where nothing was found', async () => {
  renderIn(<ResultsOrHelp query="qqqq" />)
  await screen.findByText('Nothing here')
  screen.getByText('Call us: 0800 8111.')
  await screen.findByRole('link', { name: 'Ask us' })
})

test('names that are links', async () => {
  renderIn(<LinkedResults />)
  const link = await screen.findByRole('link', { name: /Teatro Solís/ })
  expect(link.getAttribute('href')).toBe('/places?place=Teatro%20Sol%C3%ADs')
})

test('the time zone of a place without one', async () => {
  const place = { ...(await readPlace()), timeZone: undefined }
  const client = { baseUrl: 'https://geo.example', fetch: createGeoFetch() }
  const { rerender } = render(
    <SignpostProvider client={client}>
      <OpeningHours place={place} />
    </SignpostProvider>,
  )
  expect(document.body.textContent).not.toMatch(/closes|opens/i)
  rerender(
    <WithTimeZones client={client}>
      <OpeningHours place={place} />
    </WithTimeZones>,
  )
  await waitFor(() => expect(document.body.textContent).toMatch(/closes|opens/i))
})

test('a button of your own on the card', async () => {
  const place: Place = await readPlace()
  const onBook = vi.fn()
  renderIn(<Booking place={place} onBook={onBook} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Book a table' }))
  expect(onBook).toHaveBeenCalledWith(place)
  // The rest of the card stays.
  screen.getByRole('link', { name: /Call/ })
})

test('markers on a map of Google: as many as rows, and a click selects', async () => {
  const markers: { title: string; isShown: boolean; click: () => void }[] = []
  class Marker {
    readonly record = { title: '', isShown: true, click: (): void => undefined }
    constructor({ title }: { title: string }) {
      this.record.title = title
      markers.push(this.record)
    }
    addListener(_: string, click: () => void): void {
      this.record.click = click
    }
    setMap(): void {
      this.record.isShown = false
    }
  }
  vi.stubGlobal('google', { maps: { Marker } })
  const { unmount } = renderIn(<OnGoogleMaps map={Object(null)} query="theatre" />)
  await waitFor(() => expect(markers.map(({ title }) => title)).toContain('Teatro Solís'))
  expect(markers.filter(({ isShown }) => isShown).length).toBe(rows().length)
  markers.findLast(({ title }) => title === 'Teatro Solís')?.click()
  const row = await screen.findByRole('button', { name: /Teatro Solís/ })
  await waitFor(() => expect(row.ariaCurrent ?? row.closest('li')?.ariaCurrent).toBeTruthy())
  unmount()
  expect(markers.filter(({ isShown }) => isShown)).toEqual([])
})

test('your own stores by distance, without a request for them', async () => {
  const { geoFetch } = renderIn(<OurStores />)
  await screen.findByText('Centro')
  screen.getByText('Pocitos')
  expect(geoFetch.calls).toEqual([])
})

test('distances in miles', async () => {
  renderIn(<InMiles />)
  await waitFor(() => expect(rows().join()).toMatch(/\d (?:mi|ft)\b/))
})

test('the credit to OpenStreetMap', async () => {
  renderIn(<Credited query="theatre" />)
  await screen.findByRole('link', { name: 'OpenStreetMap contributors' })
})
