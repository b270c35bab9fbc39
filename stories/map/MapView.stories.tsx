import { MapView } from '@signpost/map'
import type { Meta, StoryObj } from '@storybook/react-vite'
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { expect } from 'storybook/test'
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
