import { FuelStationList } from '@signpost/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { stations } from './places.ts'
import { withPanel } from './withPanel.tsx'

const meta = {
  title: 'Place content/FuelStationList',
  component: FuelStationList,
  decorators: [withPanel],
  args: { places: stations },
} satisfies Meta<typeof FuelStationList>

export default meta
type Story = StoryObj<typeof meta>

export const ByPrice: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent(/^Ceibo/)
    await userEvent.click(canvas.getByRole('radio', { name: 'Diesel' }))
    await expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent(/No price/)
  },
}

export const ByDistance: Story = { args: { defaultSort: 'distance' } }

/** Rows are buttons when `onSelect` is given. */
export const Chosen: Story = {
  args: { onSelect: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Ceibo/ }))
    await expect(args.onSelect).toHaveBeenCalledWith(stations[2])
  },
}

export const Nothing: Story = { args: { places: [] } }

export const Arabic: Story = { globals: { language: 'ar', colorScheme: 'dark' } }
