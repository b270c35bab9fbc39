import { createFakeMaplibre } from '@signpost/testing/maplibre'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { map as leafletMap } from 'leaflet'
import { afterEach, expect, test, vi } from 'vitest'
import { ChosenOnMap } from './ChosenOnMap.tsx'
import { DroppedPin } from './DroppedPin.tsx'
import { OnFoot } from './OnFoot.tsx'
import { OnLeaflet } from './OnLeaflet.tsx'
import { OwnMarkers } from './OwnMarkers.tsx'
import { OnStreets } from './OwnStyle.tsx'
import { renderIn } from './renderIn.tsx'
import { Steps } from './WithoutMap.tsx'

afterEach(cleanup)

test('pins on a map of Leaflet, and a click selects', async () => {
  const element = document.body.appendChild(document.createElement('div'))
  element.style.blockSize = '200px'
  const map = leafletMap(element, { center: [-34.9055, -56.1913], zoom: 13 })
  const { container, unmount } = renderIn(<OnLeaflet map={map} query="theatre" />)
  const pin = await waitFor(() => {
    const found = element.querySelector<HTMLElement>('[title="Teatro Solís"]')
    if (!found) throw new Error('There is no pin.')
    return found
  })
  pin.click()
  await waitFor(() => expect(container.querySelector('[aria-current="true"]')).not.toBeNull())
  unmount()
  expect(element.querySelectorAll('.leaflet-marker-icon')).toHaveLength(0)
  map.remove()
  element.remove()
})

test('directions without a map', async () => {
  renderIn(<Steps />)
  expect((await screen.findAllByRole('combobox')).length).toBe(2)
})

test('a style of your own renders', () => {
  render(<p>before</p>)
  renderIn(<OnStreets />)
  expect(screen.getAllByRole('combobox').length).toBe(2)
})

test('the chosen place on a map, which moves there', async () => {
  const { library, maps } = createFakeMaplibre()
  const { box } = renderIn(<ChosenOnMap library={library} />)
  await box.search('teatro so')
  await box.choose('Teatro Solís')
  await screen.findByRole('button', { name: /^Teatro Solís/ })
  await waitFor(() => expect(maps[0]?.getCenter().lat).toBeCloseTo(-34.90779, 3))
})

test('markers of the app', async () => {
  const { library } = createFakeMaplibre()
  const onOpen = vi.fn()
  const coordinate = { latitude: -34.9055, longitude: -56.1913 }
  const shop = { id: '1', name: 'Shop', coordinate, phones: [], categories: [], brands: [] }
  const places = [{ ...shop, fuelPrices: [] }]
  renderIn(<OwnMarkers library={library} places={places} onOpen={onOpen} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Shop' }))
  expect(onOpen).toHaveBeenCalledWith(places[0])
})

test('the address of a dropped pin', async () => {
  const { library } = createFakeMaplibre()
  renderIn(<DroppedPin library={library} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Recenter pin' }))
  expect((await screen.findAllByText(/Montevideo/)).length).toBeGreaterThan(0)
})

test('directions on foot', async () => {
  renderIn(<OnFoot map={false} />)
  const walk = await screen.findByRole<HTMLInputElement>('radio', { name: /Walk|On foot/ })
  expect(walk.checked).toBe(true)
})
