import { type Store, StoreLocator } from '@signpost/map'
import type { Meta, StoryObj } from '@storybook/react-vite'
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { expect, waitFor } from 'storybook/test'
import { ground } from './ground.ts'
import { withMap } from './withMap.tsx'

const center = { latitude: -34.9055, longitude: -56.1913 }

const store = (name: string, street: string, at: string, tags: readonly string[]): Store => {
  const [latitude = 0, longitude = 0] = at.split(',').map(Number)
  return {
    id: name,
    name,
    address: { street, city: 'Montevideo' },
    coordinate: { latitude, longitude },
    categories: [{ code: 'shop', name: 'Bicycle shop' }],
    tags,
  }
}

const stores: readonly Store[] = [
  store('Ciudad Vieja', 'Sarandí 540', '-34.9069,-56.2036', ['Parking']),
  store('Centro', '18 de Julio 1200', '-34.9056,-56.1889', ['Parking', 'Repairs']),
  store('Pocitos', 'Avenida Brasil 2500', '-34.9106,-56.1522', ['Repairs']),
  store('Punta Carretas', 'Ellauri 350', '-34.9237,-56.1584', []),
]

const meta = {
  title: 'Map/StoreLocator',
  component: StoreLocator,
  decorators: [withMap],
  parameters: { units: 'metric' },
  args: {
    stores,
    map: { workerUrl: worker, mapStyle: ground, defaultCamera: { center, zoom: 12 } },
  },
} satisfies Meta<typeof StoreLocator>

export default meta
type Story = StoryObj<typeof meta>

/** An address sorts the list, and a tag filters it. */
export const Default: Story = {
  args: { defaultPoint: { coordinate: center, name: 'Plaza Independencia' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Centro')
    await userEvent.click(canvas.getByRole('button', { name: 'Repairs' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2))
  },
}

/** The point is in the zone of the app, and its stores are listed. */
export const WeDeliver: Story = {
  args: {
    defaultPoint: { coordinate: center, name: 'Plaza Independencia' },
    inside: {
      type: 'Polygon',
      coordinates: [
        [
          [-56.22, -34.92],
          [-56.17, -34.92],
          [-56.17, -34.89],
          [-56.22, -34.89],
        ],
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We deliver here.')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

/** No store is near enough. */
export const NoneNear: Story = {
  args: {
    radius: 20_000,
    defaultPoint: { coordinate: { latitude: 48.86, longitude: 2.35 }, name: 'Paris' },
  },
}

/** The app's function fails, and the user can try again. */
export const Failed: Story = {
  args: {
    stores: async () => {
      throw new Error('No network')
    },
    map: false,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
