import { SearchResults } from '@signpost/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { photos } from '../../.storybook/localCities.ts'
import { withPanel } from '../place-content/withPanel.tsx'
import { hostilePlaces, places, thousands } from './foundPlaces.ts'

const [first, second] = places

const meta = {
  title: 'Results/SearchResults',
  component: SearchResults,
  decorators: [withPanel],
} satisfies Meta<typeof SearchResults>

export default meta
type Story = StoryObj<typeof meta>

/** The results of a search. */
export const Default: Story = {
  args: { query: 'Gas station' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ceibo Combustibles' }))
    await userEvent.keyboard('{ArrowUp}')
    const [first] = canvas.getAllByRole('button', { name: 'Estación Yaguareté' })
    await expect(first).toHaveFocus()
  },
}

/** A button loads the next page. */
export const MoreByButton: Story = {
  args: { query: 'a' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(10))
  },
}

/** The next page loads when the end of the list is visible. */
export const MoreByScrolling: Story = {
  args: { query: 'a', more: 'scroll' },
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: /ore/ })
    more.scrollIntoView()
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(10))
  },
}

/** Each filter appears only when the places have data for it. */
export const Filters: Story = {
  args: { places, filterOptions: ['open', 'rating', 'fuel', 'category', 'brand'] },
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'Open now' })
    await userEvent.click(open)
    await expect(open).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(open).toHaveFocus()
  },
}

/** Only the places in a zone, which is a GeoJSON polygon. */
export const InAZone: Story = {
  args: {
    places,
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
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(0))
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(places.length)
  },
}

export const ByDistance: Story = {
  args: { places, defaultSort: 'distance', origin: 'user' },
  play: async ({ canvas, userEvent }) => {
    const sort = canvas.getByLabelText('Sort by')
    await expect(canvas.getByRole('option', { name: 'Distance from you' })).toHaveProperty(
      'selected',
      true,
    )
    await userEvent.selectOptions(sort, 'relevance')
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(first?.name ?? '')
  },
}

/** The app controls the selected and the hovered place, and shares them with a map. */
export const Selected: Story = {
  args: { places: places.slice(0, 6), selected: first?.id, hovered: second?.id },
}

/** Places with a photo show it; others have an icon of the same size. */
export const Photos: Story = {
  args: {
    places: places.slice(0, 4).map((place, index) => ({
      ...place,
      content: { ...place.content, photos: photos.slice(index, index % 2 ? index : index + 1) },
    })) as typeof places,
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img[width="64"]')).toBeVisible())
  },
}

/** Tab moves from a place to its actions. */
export const WithActions: Story = {
  args: {
    places: places.slice(0, 6),
    onSelect: fn(),
    renderActions: ({ name }) => (
      <button type="button" data-part="action" aria-label={`Directions to ${name}`}>
        Directions
      </button>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const [one, other] = canvas.getAllByRole('listitem')
    one?.querySelector('button')?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(other).toContainElement(document.activeElement as HTMLElement)
    await userEvent.tab()
    await expect(document.activeElement).toHaveAccessibleName(`Directions to ${second?.name}`)
    await expect(args.onSelect).not.toHaveBeenCalled()
  },
}

export const Links: Story = {
  args: { places: places.slice(0, 6), href: ({ name }) => `#${encodeURIComponent(name ?? '')}` },
}

/** Only the visible rows of ten thousand are in the page. */
export const TenThousand: Story = {
  args: { places: thousands },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(10))
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(200)
    await expect(canvas.getByRole('button', { name: 'Show all 10,000 places' })).toBeVisible()
  },
}

/** Texts of places are untrusted. */
export const HostileTexts: Story = { args: { places: hostilePlaces } }

export const Compact: Story = { args: { places }, globals: { density: 'compact' } }

export const Dark: Story = {
  args: { places: places.slice(0, 6), selected: second?.id },
  globals: { colorScheme: 'dark' },
}

export const Arabic: Story = {
  args: { places: places.slice(0, 6), origin: 'map', selected: second?.id },
  globals: { language: 'ar', colorScheme: 'dark' },
}
