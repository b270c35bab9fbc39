import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { map as leafletMap } from 'leaflet'
import { afterEach, expect, test } from 'vitest'
import { OnLeaflet } from './OnLeaflet.tsx'
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
