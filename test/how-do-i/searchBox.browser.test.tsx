import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Coordinates } from './Coordinates.tsx'
import { Trip } from './InAForm.tsx'
import { NearTheMap } from './NearTheMap.tsx'
import { NothingFound } from './NothingFound.tsx'
import { InUruguay } from './OneCountry.tsx'
import { Addresses } from './OnlyAddresses.tsx'
import { OnlyTowns } from './OnlyTowns.tsx'
import { OwnStores } from './OwnStores.tsx'
import { PlaceByUrl } from './PlaceByUrl.tsx'
import { RecentOfUser } from './RecentOfUser.tsx'
import { renderIn } from './renderIn.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

/** The parameters of the first request after a text was typed. */
async function firstRequest(snippet: ReactNode): Promise<Readonly<Record<string, string>>> {
  const { box, geoFetch } = renderIn(snippet)
  await box.search('teatro')
  return geoFetch.calls[0]?.parameters ?? {}
}

test('one country', async () => {
  expect(await firstRequest(<InUruguay />)).toMatchObject({ countries: 'URY' })
})

test('only addresses', async () => {
  const { box } = renderIn(<Addresses />)
  expect((await box.search('canelones 2345')).join()).toContain('Canelones 2345')
  cleanup()
  const other = renderIn(<Addresses />)
  await other.box.search('teatro solís')
  expect(other.box.rows.join()).not.toContain('Teatro Solís')
})

test('only towns', async () => {
  const { box } = renderIn(<OnlyTowns />)
  expect((await box.search('mon')).join()).toMatch(/^Montevideo/)
  expect(box.rows).toHaveLength(1)
})

test('near the center of a map', async () => {
  const map = { getCenter: () => ({ lat: 52.52, lng: 13.405 }) }
  const { box, geoFetch } = renderIn(<NearTheMap map={map} />)
  await box.search('museum')
  expect(geoFetch.calls[0]?.parameters.search_center).toBe('52.52,13.405')
})

test('the coordinate of a choice', async () => {
  const onPoint = vi.fn()
  const { box } = renderIn(<Coordinates onPoint={onPoint} />)
  await box.search('teatro so')
  await box.choose('Teatro Solís')
  await waitFor(() =>
    expect(onPoint).toHaveBeenCalledWith({ latitude: -34.90779, longitude: -56.20092 }),
  )
})

test('only a choice is valid in a form, and sends its coordinate', async () => {
  const { box, container } = renderIn(<Trip />)
  const form = container.querySelector('form') ?? document.createElement('form')
  await box.search('teatro so')
  expect(form.checkValidity()).toBe(false)
  await box.choose('Teatro Solís')
  await waitFor(() => expect(new FormData(form).get('to.latitude')).toBe('-34.90779'))
  expect(form.checkValidity()).toBe(true)
})

test('own stores beside the places of the service', async () => {
  const shops = [{ id: '1', name: 'Teatro Shop', phone: '2915 0001' }]
  const onShop = vi.fn()
  const { box } = renderIn(<OwnStores shops={shops} onShop={onShop} />)
  await box.search('teatro')
  await box.waitFor('ready')
  expect(box.rows[0]).toContain('Teatro Shop, 2915 0001')
  await waitFor(() => expect(box.rows.join()).toContain('Teatro Solís'))
  await box.choose('Teatro Shop')
  expect(onShop).toHaveBeenCalledWith(shops[0])
  expect(box.input.value).toBe('Teatro Shop')
})

test('each user has recent places of their own', async () => {
  const { box } = renderIn(<RecentOfUser userId="ana" />)
  await box.search('teatro so')
  await box.choose('Teatro Solís')
  expect(Object.keys(localStorage)).toEqual(['places-of-ana'])
})

test('nothing found: a text of your own, and a way on', async () => {
  const onAdd = vi.fn()
  const { box } = renderIn(<NothingFound onAdd={onAdd} />)
  await box.search('qqqq')
  screen.getByText('We don’t know this place')
  fireEvent.click(screen.getByRole('button', { name: 'Enter address manually' }))
  expect(onAdd).toHaveBeenCalledWith('qqqq')
})

test('a place has a URL, which opens it again', async () => {
  const { box, unmount } = renderIn(<PlaceByUrl />)
  await box.search('teatro so')
  await box.choose('Teatro Solís')
  await screen.findByRole('article', { name: 'Teatro Solís' })
  expect(location.search).toMatch(/^\?place=Teatro\+Sol%C3%ADs&filter=.+/)
  unmount()
  renderIn(<PlaceByUrl />)
  await screen.findByRole('article', { name: 'Teatro Solís' })
  history.back()
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  history.forward()
  await screen.findByRole('article', { name: 'Teatro Solís' })
})
