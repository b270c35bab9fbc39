import {
  PlaceAbout,
  PlaceDescription,
  PlaceFacts,
  PlacePhones,
  PlaceWebsite,
} from '@signpost/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { hostilePlace, plainPlace, richPlace } from './places.ts'
import { withPanel } from './withPanel.tsx'

const meta = {
  title: 'Place content/PlaceAbout',
  component: PlaceAbout,
  decorators: [withPanel],
  args: { place: richPlace },
} satisfies Meta<typeof PlaceAbout>

export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'More' })
    await userEvent.click(more)
    await expect(canvas.getByRole('button', { name: 'Less' })).toBeVisible()
  },
}

export const Sponsored: Story = {
  args: { sponsored: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sponsored')).toBeVisible()
  },
}

export const Little: Story = { args: { place: plainPlace } }

/** Texts of places are somebody else's: they are text, and stay inside. */
export const Hostile: Story = {
  args: { place: hostilePlace },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img, script')).toBeNull()
    await expect(canvas.queryByRole('link', { name: /alert/ })).toBeNull()
  },
}

/** Each part stands alone, in any order; facts can be chosen. */
export const Parts: Story = {
  render: ({ place }) => (
    <div className="panel-parts">
      <PlaceFacts place={place} only={['price', 'cuisines', 'wifi']} headingLevel={null} />
      <PlaceWebsite place={place} />
      <PlacePhones place={place} />
      <PlaceDescription place={place} />
    </div>
  ),
}

export const German: Story = { globals: { language: 'de' } }

/** The words are Arabic; what the place says of itself runs its own way. */
export const Arabic: Story = { globals: { language: 'ar', colorScheme: 'dark' } }
