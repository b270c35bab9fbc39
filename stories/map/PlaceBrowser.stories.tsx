import { PlaceBrowser } from '@signpost/map'
import type { Meta, StoryObj } from '@storybook/react-vite'
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { expect, waitFor } from 'storybook/test'
import { ground } from './ground.ts'
import { withMap } from './withMap.tsx'

const meta = {
  title: 'Map/PlaceBrowser',
  component: PlaceBrowser,
  decorators: [withMap],
  parameters: { units: 'metric' },
  args: { map: { workerUrl: worker, mapStyle: ground } },
} satisfies Meta<typeof PlaceBrowser>

export default meta
type Story = StoryObj<typeof meta>

/** A search box on the map, and the categories of the service. */
export const Default: Story = {}

/** The results of a search. Choosing one opens its card, whose button goes back. */
export const Results: Story = {
  args: {
    defaultValue: { query: 'Gas station' },
    results: { filterOptions: ['open', 'fuel', 'brand'] },
  },
  play: async ({ canvas, userEvent }) => {
    const rows = await canvas.findAllByRole('listitem')
    await userEvent.click(rows[0]?.querySelector('[data-part="title"]') ?? document.body)
    await waitFor(() => expect(canvas.getByRole('article')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect((await canvas.findAllByRole('listitem')).length).toBe(rows.length)
  },
}

/** List and map show only the places in a zone, and the map shows its outline. */
export const InAZone: Story = {
  args: {
    defaultValue: { query: 'Gas station' },
    results: {
      inside: {
        type: 'Polygon',
        coordinates: [
          [
            [-56.2, -34.92],
            [-56.15, -34.92],
            [-56.15, -34.88],
            [-56.2, -34.88],
          ],
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('listitem')).length).toBeGreaterThan(0)
  },
}

/** A panel of the app before the first search, and a button in the corner. */
export const OwnParts: Story = {
  args: {
    start: { title: 'Saved places', content: <p style={{ padding: '0 1.25rem' }}>None yet.</p> },
    corner: (
      <button type="button" aria-label="Account" style={{ inlineSize: 44, blockSize: 44 }}>
        A
      </button>
    ),
  },
}
