import { LocateControl, MapFeatures, MapView } from '@signpost/map'
import type { Meta, StoryObj } from '@storybook/react-vite'
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { expect, fn } from 'storybook/test'
import { ground } from './ground.ts'
import { withMap } from './withMap.tsx'

const meta = {
  title: 'Map/MapView',
  component: MapView,
  decorators: [withMap],
  parameters: { units: 'metric' },
  args: { workerUrl: worker, mapStyle: ground },
} satisfies Meta<typeof MapView>

export default meta
type Story = StoryObj<typeof meta>

const onSelect = fn()
const longTimeout = { timeout: 60_000 }

/** The map moves by keyboard and by buttons. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move the map' }, longTimeout))
    await expect(canvas.getByRole('button', { name: 'Move left' })).toBeVisible()
  },
}

export const Dark: Story = { globals: { colorScheme: 'dark' } }

export const Arabic: Story = { globals: { language: 'ar' } }

/** A place that the map draws, which is pressed or reached by Tab, and a button for the position of the user. */
export const PlacesAndPosition: Story = {
  args: {
    mapStyle: {
      version: 8,
      sources: {
        places: {
          type: 'geojson',
          data: {
            type: 'Feature',
            properties: { name: 'Plaza Independencia' },
            geometry: { type: 'Point', coordinates: [-56.1999, -34.9066] },
          },
        },
      },
      layers: [
        { id: 'land', type: 'background', paint: { 'background-color': '#eef1ec' } },
        {
          id: 'places',
          type: 'symbol',
          source: 'places',
          metadata: { 'signpost:places': true },
          layout: { 'text-field': ['get', 'name'], 'text-font': ['sans-serif'], 'text-size': 14 },
        },
      ],
    },
    controls: <LocateControl />,
    children: <MapFeatures onSelect={onSelect} />,
  },
  play: async ({ canvas, userEvent }) => {
    const place = await canvas.findByRole('button', { name: 'Plaza Independencia' }, longTimeout)
    await userEvent.click(place)
    await expect(onSelect).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'Plaza Independencia' }),
    )
    await expect(canvas.getByRole('button', { name: 'Use my location' })).toBeVisible()
  },
}

/** The style of the map is missing. */
export const NoStyle: Story = {
  args: { mapStyle: '/no-such-style.json' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('We couldn’t load the map.', {}, longTimeout),
    ).toBeVisible()
  },
}

/** A browser without WebGL. */
export const NoWebGL: Story = {
  beforeEach: () => {
    const { getContext } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.getContext = () => null
    return () => {
      HTMLCanvasElement.prototype.getContext = getContext
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no WebGL/, {}, longTimeout)).toBeVisible()
  },
}
