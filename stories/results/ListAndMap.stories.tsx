import type { Meta, StoryObj } from '@storybook/react-vite'
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { expect, waitFor, within } from 'storybook/test'
import { ground } from '../map/ground.ts'
import { ListAndMap } from './ListAndMap.tsx'

const meta = {
  title: 'Results/List and map',
  component: ListAndMap,
  tags: ['!autodocs'],
  args: {
    query: 'Gas station',
    workerUrl: worker,
    mapStyle: ground,
    defaultCamera: { center: { latitude: -34.895, longitude: -56.17 }, zoom: 12.5 },
    renderPlace: false,
  },
} satisfies Meta<typeof ListAndMap>

export default meta
type Story = StoryObj<typeof meta>

/** The list and the map share the hovered and the selected place. */
export const Shared: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = within(canvas.getByRole('region', { name: 'Search results' }))
    const row = await list.findByRole('button', { name: 'Ceibo Combustibles' })
    const marker = await waitFor(
      () => {
        const named = canvas.getAllByRole('button', { name: 'Ceibo Combustibles' })
        const found = named.find((button) => button !== row)
        if (!found) throw new Error('The map has no marker yet.')
        return found
      },
      { timeout: 60_000 },
    )
    await userEvent.hover(row)
    await expect(marker).toHaveAttribute('data-hovered')
    await userEvent.click(marker)
    await expect(row).toHaveAttribute('aria-current', 'true')
  },
}
