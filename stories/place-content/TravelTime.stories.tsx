import { PlaceCard, TravelTime } from '@signpost/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { richPlace } from './places.ts'
import { withPanel } from './withPanel.tsx'

const from = { latitude: -34.8945, longitude: -56.1529 }

const meta = {
  title: 'Place content/TravelTime',
  component: TravelTime,
  decorators: [withPanel],
  args: { place: richPlace, from },
} satisfies Meta<typeof TravelTime>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent(/By car: \d+ min/))
  },
}

export const OnFoot: Story = { args: { vehicle: 'pedestrian' } }

/** In a card it is that of its place. */
export const InCard: Story = {
  render: () => <PlaceCard place={richPlace} actions={<TravelTime from={from} />} />,
}

/** A service without routes: nothing is shown. */
export const NoRoutes: Story = { parameters: { scenarios: [{ kind: 'error', status: 501 }] } }
