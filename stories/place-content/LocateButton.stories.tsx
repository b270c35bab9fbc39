import { LocateButton } from '@signpost/react'
import {
  createFakeGeolocation,
  type FakeGeolocationOptions,
  installGeolocation,
} from '@signpost/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

/** Gives a story a user with a position and a decision on permission. */
const withUser = (options: FakeGeolocationOptions) => () =>
  installGeolocation(
    createFakeGeolocation({ position: { latitude: -34.9067, longitude: -56.2009 }, ...options }),
  )

const meta = {
  title: 'Place content/LocateButton',
  component: LocateButton,
  args: { onLocate: fn() },
  beforeEach: withUser({ permission: 'granted' }),
} satisfies Meta<typeof LocateButton>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const press: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Use my location' }))
}

export const Default: Story = {}

export const IconOnly: Story = { args: { hideLabel: true } }

export const Found: Story = {
  play: async (context) => {
    await press(context)
    await waitFor(() => expect(context.args.onLocate).toHaveBeenCalledOnce())
  },
}

export const Asking: Story = { beforeEach: withUser({ permission: 'prompt' }), play: press }

export const Denied: Story = {
  beforeEach: withUser({ permission: 'denied' }),
  play: async (context) => {
    await press(context)
    await expect(await context.canvas.findByText(/Location is blocked/)).toBeVisible()
  },
}

export const TookTooLong: Story = {
  beforeEach: withUser({ permission: 'granted', fault: 'timeout' }),
  play: async (context) => {
    await press(context)
    await expect(await context.canvas.findByText(/took too long/)).toBeVisible()
  },
}
