import { PartnerAttribution, PartnerReview } from '@signpost/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { brokenPhoto, richPlace } from './places.ts'
import { withPanel } from './withPanel.tsx'

const review = richPlace.partner?.review

const meta = {
  title: 'Place content/PartnerReview',
  component: PartnerReview,
  decorators: [withPanel],
  args: { review },
} satisfies Meta<typeof PartnerReview>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '4.6 out of 5' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sample Reviews 318 reviews' })).toBeVisible()
  },
}

/** `PartnerAttribution` shows the same in one line. */
export const Attribution: Story = { render: (args) => <PartnerAttribution {...args} /> }

export const Ratings: Story = {
  render: () => (
    <>
      {[0, 0.5, 1.2, 2.5, 3.3, 4.5, 5].map(
        (rating) =>
          review && (
            <PartnerAttribution
              key={rating}
              review={{ ...review, rating, reviewCount: rating * 1240 }}
            />
          ),
      )}
    </>
  ),
}

/** The rating needs its icon, count and link: if the icon fails to load, it is hidden. */
export const IconFails: Story = {
  args: { review: review && { ...review, iconUrl: brokenPhoto } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-signpost]')).toBeNull())
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const Arabic: Story = { globals: { language: 'ar' } }
