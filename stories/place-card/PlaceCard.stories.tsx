import {
  PartnerAttribution,
  PhotoGallery,
  PlaceCard,
  PlaceCardAction,
  PlaceCardActions,
  PlaceCardAddress,
  PlaceCardCopyAddress,
  PlaceCardDirections,
  PlaceCardHeader,
  PlaceCardHours,
} from '@signpost/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { plainPlace, richPlace } from '../place-content/places.ts'
import { withPanel } from '../place-content/withPanel.tsx'
import './place-card.css'

const meta = {
  title: 'Place card/PlaceCard',
  component: PlaceCard,
  // The page of this component is PlaceCard.mdx.
  tags: ['!autodocs'],
  decorators: [withPanel],
  args: { onDirections: fn() },
} satisfies Meta<typeof PlaceCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { place: richPlace },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('article', { name: 'Taberna del Todo' })).toBeVisible()
    // The time comes from the fixed clock of the catalog.
    await expect(canvas.getByRole('button', { name: 'Open · closes 5:20 PM' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Directions' }))
    await expect(args.onDirections).toHaveBeenCalledWith(richPlace)
  },
}

export const Compact: Story = { args: { place: richPlace, size: 'compact' } }

/** The icon is above the text, and each text has up to two lines. */
export const CompactVertical: Story = {
  args: { place: richPlace, size: 'compact', orientation: 'vertical', maxLines: 2 },
}

export const Full: Story = {
  args: { place: richPlace, size: 'full' },
  play: async ({ canvas, userEvent }) => {
    const point = canvas.getByText(/^-34\.\d+, -56\.\d+$/)
    await expect(point).not.toBeVisible()
    await userEvent.click(canvas.getByText('More details'))
    await expect(point).toBeVisible()
  },
}

/** A place with little data: the parts without data are omitted. */
export const Little: Story = { args: { place: plainPlace, size: 'full' } }

export const List: Story = {
  render: (args) => (
    <ul className="cards">
      {[richPlace, plainPlace, { ...richPlace, id: 'no zone', timeZone: undefined }].map(
        (place) => (
          <li key={place.id}>
            <PlaceCard {...args} place={place} size="compact" headingLevel={3} />
          </li>
        ),
      )}
    </ul>
  ),
}

/** The place of a suggestion: its lines are shown immediately, and the place once it has loaded. */
export const OfSuggestion: Story = {
  args: {
    suggestion: {
      kind: 'place',
      line1: 'Teatro Solís',
      line2: 'Buenos Aires',
      categories: [],
      brands: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Share' })).toBeVisible()
  },
}

export const OfQuery: Story = { args: { query: 'café del ombú' } }

/** The parts in another order, with parts and a button of the app between them. */
export const OwnParts: Story = {
  args: { place: richPlace },
  render: (args) => (
    <PlaceCard {...args}>
      <PhotoGallery />
      <PlaceCardHeader>
        <PartnerAttribution />
      </PlaceCardHeader>
      <PlaceCardHours />
      <p className="own-part">A table for two is free at 20:30.</p>
      <PlaceCardAddress />
      <PlaceCardActions>
        <PlaceCardAction label="Book a table" primary onClick={() => undefined} />
        <PlaceCardDirections href={() => '#directions'} />
        <PlaceCardCopyAddress />
      </PlaceCardActions>
    </PlaceCard>
  ),
}

export const Sponsored: Story = {
  args: { place: richPlace, sponsored: true, size: 'compact' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sponsored')).toBeVisible()
  },
}

export const Dark: Story = { args: { place: richPlace }, globals: { colorScheme: 'dark' } }

export const DarkFull: Story = {
  args: { place: richPlace, size: 'full' },
  globals: { colorScheme: 'dark' },
}

export const Arabic: Story = {
  args: { place: richPlace, size: 'full' },
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'الاتجاهات' })).toBeVisible())
  },
}

export const German: Story = { args: { place: richPlace }, globals: { language: 'de' } }
