import { RouteOptions } from '@signpost/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withRoute } from './withRoute.tsx'

const meta = {
  title: 'Written route/RouteOptions',
  component: RouteOptions,
  decorators: [withRoute],
  parameters: { units: 'metric' },
} satisfies Meta<typeof RouteOptions>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { onValueChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Bicycle' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Unpaved roads' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      vehicle: 'bicycle',
      optimize: 'fastest',
      avoid: ['hov', 'unpaved'],
    })
  },
}

export const NothingAvoided: Story = {
  args: { defaultValue: { vehicle: 'truck', optimize: 'easiest', avoid: [] } },
}

export const German: Story = { globals: { language: 'de' } }
export const Arabic: Story = { globals: { language: 'ar', colorScheme: 'dark' } }
