import { BrandPicker, PlaceSearch, RouteOptions } from '@signpost/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

/** One screen, which shows the features of its geocoder and router. */
const meta = {
  title: 'Guides/Your own geocoder',
  tags: ['!autodocs'],
  render: () => (
    <>
      <PlaceSearch label="Where to?" />
      <RouteOptions />
      <BrandPicker country="URY" />
    </>
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Suggestions while the user types, and routes for all four vehicles. */
export const PhotonAndValhalla: Story = {
  globals: { provider: 'photon' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'teatro so')
    await expect(await canvas.findByRole('option', { name: /^Teatro Solís/ })).toBeVisible()
    await waitFor(() => expect(canvas.getByText('© OpenStreetMap contributors')).toBeVisible())
    await expect(canvas.getByRole('radio', { name: 'Truck' })).toBeInTheDocument()
  },
}

/** Without suggestions, Enter searches. There are no routes, and no lists of brands. */
export const PublicNominatim: Story = {
  globals: { provider: 'nominatim' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'teatro so')
    await expect(canvas.queryByRole('option')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('option', { name: /^Teatro Solís/ })).toBeVisible()
    await expect(canvas.queryByRole('radio', { name: 'Truck' })).toBeNull()
  },
}
