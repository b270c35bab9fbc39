import { FuelPrices } from '@signpost/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fuelStation } from './places.ts'
import { withPanel } from './withPanel.tsx'

const meta = {
  title: 'Place content/FuelPrices',
  component: FuelPrices,
  decorators: [withPanel],
  args: { place: fuelStation },
} satisfies Meta<typeof FuelPrices>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('UYU 78.86')).toBeVisible()
    await expect(canvas.getByText('UYU 52.99')).toBeVisible()
  },
}

export const PreferredGrade: Story = { args: { preferredGrade: 'diesel' } }

export const Converted: Story = {
  args: { unit: 'gallon' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Converted from another unit/)).toBeVisible()
  },
}

/** Each currency keeps its precision, with one more digit where pumps show it. */
export const Currencies: Story = {
  args: {
    prices: [
      { value: 175, currency: 'JPY', unit: 'liter', grade: 'regular' },
      { value: 1.759, currency: 'EUR', unit: 'liter', grade: 'premium' },
      { value: 0.25, currency: 'KWD', unit: 'liter', grade: 'diesel' },
    ],
  },
}

export const Arabic: Story = { globals: { language: 'ar' } }
