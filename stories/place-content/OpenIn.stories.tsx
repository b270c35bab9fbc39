import { OpenIn, PlaceCard } from '@signpost/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { richPlace } from './places.ts'
import { withPanel } from './withPanel.tsx'

const meta = {
  title: 'Place content/OpenIn',
  component: OpenIn,
  decorators: [withPanel],
} satisfies Meta<typeof OpenIn>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { place: richPlace },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Open in…' })
    await userEvent.click(button)
    await expect(await canvas.findByRole('menuitem', { name: 'Google Maps' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('menuitem', { name: 'Apple Maps' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveFocus()
  },
}

/** The apps in another order. */
export const OwnApps: Story = { args: { place: richPlace, apps: ['waze', 'google'] } }

/** A route, with both ends in the apps that accept them. */
export const Way: Story = {
  args: {
    place: richPlace,
    origin: { latitude: -34.9058, longitude: -56.1913 },
    vehicle: 'car',
  },
}

/** The menu as an action of a card. */
export const InCard: Story = {
  render: () => <PlaceCard place={richPlace} onDirections={fn()} actions={<OpenIn />} />,
}
