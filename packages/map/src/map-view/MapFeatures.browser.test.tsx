import { Map as MapLibreMap, type StyleSpecification } from 'maplibre-gl'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showMap } from '../../test/mapStage.tsx'
import { MapFeatures } from './MapFeatures.tsx'

const center = { latitude: -34.9, longitude: -56.2 }

/** A style with a place in the middle of the map, in a layer that is marked. */
const mapStyle: StyleSpecification = {
  version: 8,
  sources: {
    places: {
      type: 'geojson',
      data: {
        type: 'Feature',
        properties: { name: 'Teatro Solís' },
        geometry: { type: 'Point', coordinates: [center.longitude, center.latitude] },
      },
    },
  },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': '#f0f0f0' } },
    {
      id: 'places',
      type: 'symbol',
      source: 'places',
      metadata: { 'signpost:places': true },
      layout: { 'text-field': ['get', 'name'], 'text-font': ['sans-serif'] },
    },
  ],
}

test('a press on a place is no click on the map; without the component it is, also after another one was removed', async () => {
  const [onClick, first, second] = [vi.fn(), vi.fn(), vi.fn()]
  const [one, other] = [first, second].map((onSelect, key) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order does not change.
    <MapFeatures key={key} onSelect={onSelect} />
  ))
  const { map, show } = await showMap({
    mapStyle,
    onClick,
    defaultCamera: { center, zoom: 14 },
    children: [one, other],
  })
  await expect
    .element(page.getByRole('button', { name: 'Teatro Solís' }).first())
    .toBeInTheDocument()
  const press = () => userEvent.click(page.elementLocator(map.getCanvas()))
  await press()
  expect(first.mock.calls).toEqual([[{ name: 'Teatro Solís', coordinate: expect.anything() }]])
  show([one])
  await press()
  expect([first, second, onClick].map((fn) => fn.mock.calls.length)).toEqual([2, 0, 0])
  show([])
  await press()
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('a place has an icon in place of its dot, where the style has a layout for icons', async () => {
  const [ground, places] = mapStyle.layers
  const icons = { 'icon-image': ['concat', 'place-', 'food', '-#a8571c-#ffffff'] }
  const withIcons = { ...places, metadata: { 'signpost:places': true, 'signpost:icons': icons } }
  const warned = vi.spyOn(console, 'warn')
  const changed = vi.spyOn(MapLibreMap.prototype, 'setLayoutProperty')
  const { map } = await showMap({
    mapStyle: { ...mapStyle, layers: [ground, withIcons] } as StyleSpecification,
    defaultCamera: { center, zoom: 14 },
  })
  await expect.poll(() => map.hasImage('place-food-#a8571c-#ffffff')).toBe(true)
  const drawn = () => map.queryRenderedFeatures({ layers: ['places'] }).length
  await expect.poll(drawn).toBe(1)
  // The style was loaded with the icons: a layout that is changed afterwards does not reach tiles that are already loading.
  expect(changed).not.toHaveBeenCalled()
  expect(warned.mock.calls).toEqual([])
  warned.mockRestore()
  changed.mockRestore()
})
