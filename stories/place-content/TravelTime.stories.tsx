import { PlaceCard, SearchResults, TravelTime } from '@signpost/react'
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

/** The travel time in the card of its place. */
export const InCard: Story = {
  render: () => <PlaceCard place={richPlace} travelTime={{ from }} />,
}

/** The travel times beside the distances in a list. They are requested for visible rows, two at a time. */
export const InResults: Story = {
  render: () => (
    <SearchResults query="theatre" limit={5} travelTime={{ from, vehicle: 'bicycle' }} />
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent(/By bicycle: \d+ min/))
  },
}

/** A service without routes: nothing is shown. */
export const NoRoutes: Story = { parameters: { scenarios: [{ kind: 'error', status: 501 }] } }
