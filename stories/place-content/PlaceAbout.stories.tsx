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

/** Texts of places are untrusted: they stay text, and inside their box. */
export const Hostile: Story = {
  args: { place: hostilePlace },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img, script')).toBeNull()
    await expect(canvas.queryByRole('link', { name: /alert/ })).toBeNull()
  },
}

/** Each part can be used alone, in any order, and facts can be selected. */
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

/** The labels are Arabic, and the texts of the place keep their own direction. */
export const Arabic: Story = { globals: { language: 'ar', colorScheme: 'dark' } }
