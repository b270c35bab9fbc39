import { ReverseGeocode } from '@signpost/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { onlineManager } from '@tanstack/react-query'
import { expect, waitFor } from 'storybook/test'
import { withPanel } from './withPanel.tsx'

const meta = {
  title: 'Place content/ReverseGeocode',
  component: ReverseGeocode,
  decorators: [withPanel],
  args: { coordinate: { latitude: -34.90668, longitude: -56.20453 } },
} satisfies Meta<typeof ReverseGeocode>

export default meta
type Story = StoryObj<typeof meta>

/** Waits until the component has a status. */
const reaching =
  (status: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const root = canvasElement.querySelector('[data-signpost="reverse-geocode"]')
    await waitFor(() => expect(root).toHaveAttribute('data-status', status))
  }

export const Default: Story = { play: reaching('ready') }

/** The actions of the app receive the address. */
export const WithAction: Story = {
  args: {
    children: ({ address }) => <button type="button">Start at {address.street}</button>,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Start at Sarandí' })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { scenarios: [{ kind: 'hang' }] },
  play: reaching('loading'),
}

export const Nothing: Story = {
  args: { coordinate: { latitude: 1, longitude: 1 } },
  play: reaching('empty'),
}

export const Offline: Story = {
  // Other stories on the same page would be offline too.
  tags: ['!autodocs'],
  beforeEach: () => {
    onlineManager.setOnline(false)
    return () => onlineManager.setOnline(true)
  },
  play: reaching('offline'),
}

export const Failed: Story = {
  parameters: { scenarios: [{ kind: 'wrong-body', body: 'html' }] },
  play: reaching('error'),
}

export const KeyRefused: Story = {
  parameters: { scenarios: [{ kind: 'error', status: 401 }] },
  play: reaching('error'),
}

export const Arabic: Story = { globals: { language: 'ar' }, play: reaching('ready') }
