import type { Place } from '@signpost/client'
import { PlaceMap } from '@signpost/map'
import { ReverseGeocode, SearchResults } from '@signpost/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { ground } from './ground.ts'
import { withMap } from './withMap.tsx'

const names = ['Teatro Solís', 'Café Brasilero', 'Palacio Salvo', 'Mercado del Puerto']

function placeAt(index: number, name: string | undefined): Place {
  return {
    id: String(index),
    name,
    coordinate: {
      latitude: -34.9055 + Math.sin(index * 2.4) * 0.0011 * Math.sqrt(index),
      longitude: -56.1913 + Math.cos(index * 2.4) * 0.0011 * Math.sqrt(index),
    },
    phones: [],
    categories: [],
    brands: [],
    fuelPrices: [],
  }
}

const meta = {
  title: 'Map/PlaceMap',
  component: PlaceMap,
  decorators: [withMap],
  parameters: { units: 'metric' },
  args: {
    places: names.map((name, index) => placeAt(index * 3, name)),
    workerUrl: worker,
    mapStyle: ground,
    defaultCamera: { center: { latitude: -34.9055, longitude: -56.1913 }, zoom: 14.5 },
  },
} satisfies Meta<typeof PlaceMap>

export default meta
type Story = StoryObj<typeof meta>

const longTimeout = { timeout: 60_000 }

/** A marker opens its place. The list beside the map shares hover and selection. */
export const Default: Story = {
  render: function Beside(args) {
    const [selected, setSelected] = useState<string | null>(null)
    const [hovered, setHovered] = useState<string | null>(null)
    const shared = {
      selected,
      onSelectedChange: setSelected,
      hovered,
      onHoveredChange: setHovered,
    }
    return (
      <div className="map-beside">
        <SearchResults places={args.places} {...shared} />
        <PlaceMap {...args} {...shared} />
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const [, marker] = await waitFor(() => {
      const both = canvas.getAllByRole('button', { name: 'Palacio Salvo' })
      expect(both).toHaveLength(2)
      return both
    }, longTimeout)
    if (marker) await userEvent.click(marker)
    await expect(await canvas.findByRole('region', { name: 'Palacio Salvo' })).toBeVisible()
  },
}

/** Of many places, those close together share a marker. */
export const Many: Story = {
  args: { places: Array.from({ length: 2000 }, (_, index) => placeAt(index, `Place ${index}`)) },
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByRole('button', { name: /\d places$/ }, longTimeout))[0],
    ).toBeInTheDocument()
  },
}

/** The button appears after the user has moved the map. */
export const SearchThisArea: Story = {
  args: { onSearchArea: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Zoom out' }, longTimeout))
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Search this area' }, longTimeout),
    )
    await expect(args.onSearchArea).toHaveBeenCalled()
  },
}

/** A pin is dragged, set by a click on the map or at its center, or moved by the arrow keys. The address at the pin is beside the map. */
export const Pin: Story = {
  args: { places: [] },
  render: function Movable(args) {
    const [pin, setPin] = useState(args.pin)
    return (
      <div className="map-beside">
        <PlaceMap {...args} pin={pin} onPinChange={setPin} />
        <ReverseGeocode coordinate={pin} />
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const moveToCenter = await canvas.findByRole('button', { name: 'Recenter pin' }, longTimeout)
    await userEvent.click(moveToCenter)
    await expect(await canvas.findByText('-34.90550, -56.19130')).toBeVisible()
  },
}

export const Arabic: Story = {
  globals: { language: 'ar', colorScheme: 'dark' },
  args: { selected: '6' },
}
